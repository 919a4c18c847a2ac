/** For fish. Nothing that was typed is evaluated. */
export const FISH = `# What paystub offers to fish.

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
