/** For bash, with or without the package bash-completion. Nothing that was typed is evaluated. */
export const BASH = `# What paystub offers to bash.

# The words up to the cursor, each as it was typed; bash cuts them at = and :, and has redirections among them.
_paystub_words() {
  local line=$COMP_LINE word before= i n=-1 skipped=
  words=()
  for ((i = 0; i <= COMP_CWORD; i++)); do
    word=\${COMP_WORDS[i]}
    if [[ $skipped ]]; then
      # The name of a file stands here: bash completes it.
      ((i < COMP_CWORD)) || return 1
      skipped=
    elif [[ $word == [\\<\\>]* || $word == [0-9\\&][\\<\\>]* ]]; then
      skipped=yes
    elif ((n >= 0)) && [[ $line != [[:space:]]* && ($word == [=:]* || $before == *[=:]) ]]; then
      words[n]+=$word
    else
      words[++n]=$word
    fi
    line=\${line#*"$word"}
    before=$word
  done
  [[ -z $skipped ]]
}

# Asks what the last of these words could become. No answer leaves it to bash, which knows files.
_paystub_offer() {
  local program=paystub begun=\${!#} value about
  type -P paystub >/dev/null || program=node_modules/.bin/paystub
  begun=\${begun#[\\"\\']}
  # What stands before = stays as it is.
  local kept=
  if [[ $COMP_WORDBREAKS == *=* && $begun == *=* ]]; then kept=\${begun%=*}=; fi
  while IFS=$'\\t' read -r value about; do
    COMPREPLY+=("\${value#"$kept"}")
    if [[ $value == *= ]]; then compopt -o nospace 2>/dev/null; fi
  done < <(command "$program" complete -- "\${@:1:$#-1}" "$begun" </dev/null 2>/dev/null)
}

_paystub() {
  local words
  COMPREPLY=()
  _paystub_words && _paystub_offer "\${words[@]:1}"
}

_paystub_npx() {
  local words at=1
  COMPREPLY=()
  _paystub_words || return
  while [[ \${words[at]-} == -* ]]; do ((at++)); done
  if [[ \${words[at]-} == paystub ]] && ((at + 1 < \${#words[@]})); then
    _paystub_offer "\${words[@]:at+1}"
  fi
}

complete -o default -F _paystub paystub
# What completes npx already goes on doing so.
complete -p npx >/dev/null 2>&1 || complete -o default -F _paystub_npx npx
`;
