/** For bash, with or without the package bash-completion. Nothing that was typed is evaluated. */
const BASH = `# What paystub offers to bash.

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

/** For fish. Nothing that was typed is evaluated. */
const FISH = `# What paystub offers to fish.

# Asks what the last word could become. No answer leaves it to the names of files.
function __paystub_find
    set -l words (commandline -opc)
    if test "$words[1]" = npx
        set -e words[1]
        while string match -q -- '-*' "$words[1]"
            set -e words[1]
        end
        test "$words[1]" = paystub; or return 1
    end
    set -e words[1]
    set -l begun (commandline -ct)
    set -l program paystub
    command -q paystub; or set program node_modules/.bin/paystub
    set -g __paystub_found (command $program complete -- $words "$begun" </dev/null 2>/dev/null)
    test (count $__paystub_found) -gt 0
end

complete -c paystub -n __paystub_find -f -a '$__paystub_found'
# Besides whatever else completes npx.
complete -c npx -n __paystub_find -f -a '$__paystub_found'
`;

/**
 * For Windows PowerShell 5.1 and PowerShell 7. Nothing that was typed is evaluated: the program may be a
 * batch file, so letters that one would read as commands do not reach it. None of our words has them.
 */
const POWERSHELL = `# What paystub offers to PowerShell.
Register-ArgumentCompleter -Native -CommandName paystub -ScriptBlock {
    param($wordToComplete, $commandAst, $cursorPosition)
    $words = @($commandAst.CommandElements | Select-Object -Skip 1 |
        Where-Object { $_.Extent.EndOffset -lt $cursorPosition } |
        ForEach-Object { $_.Extent.Text -replace '[^\\w.,:=/-]', '_' })
    $last = "$wordToComplete" -replace '[^\\w.,:=/-]', '_'
    # Before 7.3 an empty word must be written as two quotes to be handed over.
    if ($last -eq '' -and $PSVersionTable.PSVersion -lt [version]'7.3') { $last = '""' }
    $program = 'paystub'
    if (-not (Get-Command paystub -ErrorAction SilentlyContinue)) { $program = './node_modules/.bin/paystub' }
    & $program complete '--' @words $last 2>$null | ForEach-Object {
        $value, $about = $_ -split "\`t", 2
        if (-not $about) { $about = $value }
        [System.Management.Automation.CompletionResult]::new($value, $value, 'ParameterValue', $about)
    }
}
`;

/** For zsh: to be sourced, or as a file `_paystub` in a folder of fpath. Nothing that was typed is evaluated. */
const ZSH = `#compdef paystub
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

/** What `paystub completion` prints for each shell. */
export const SCRIPTS: Readonly<Record<Shell, string>> = {
  bash: BASH,
  zsh: ZSH,
  fish: FISH,
  powershell: POWERSHELL,
};

/** The shells that there is a script for. */
export const SHELLS = ["bash", "zsh", "fish", "powershell"] as const;
export type Shell = (typeof SHELLS)[number];
