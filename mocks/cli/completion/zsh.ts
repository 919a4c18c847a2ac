/** For zsh: to be sourced, or as a file `_paystub` in a folder of fpath. Nothing that was typed is evaluated. */
export const ZSH = `#compdef paystub
# What paystub offers to zsh.

# Asks what the last of these words could become. No answer leaves it to the names of files.
_paystub_offer() {
  local program=paystub line value about
  local -a closed open
  (( $+commands[paystub] )) || program=node_modules/.bin/paystub
  for line in "\${(@f)$(command $program complete -- "$@" </dev/null 2>/dev/null)}"; do
    value=\${line%%$'\\t'*}
    about=\${line#*$'\\t'}
    [[ -n $value ]] || continue
    value=\${value//:/\\\\:}\${about:+:$about}
    if [[ \${line%%$'\\t'*} == *= ]]; then open+=("$value"); else closed+=("$value"); fi
  done
  if (( \${#closed} + \${#open} )); then
    _describe -t values paystub closed -- open -S ''
  else
    _files
  fi
}

_paystub() {
  _paystub_offer "\${(@Q)words[2,CURRENT-1]}" "\${(Q)PREFIX}"
}

_paystub_npx() {
  local -i at=2
  while [[ $words[at] == -* ]]; do at+=1; done
  if [[ $words[at] == paystub ]] && (( CURRENT > at )); then
    _paystub_offer "\${(@Q)words[at+1,CURRENT-1]}" "\${(Q)PREFIX}"
  else
    _default
  fi
}

if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
  _paystub "$@"
else
  (( $+functions[compdef] )) || { autoload -Uz compinit && compinit }
  compdef _paystub paystub
  # What completes npx already goes on doing so.
  (( $+_comps[npx] )) || compdef _paystub_npx npx
fi
`;
