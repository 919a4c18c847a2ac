/**
 * For Windows PowerShell 5.1 and PowerShell 7. Nothing that was typed is evaluated: the program may be a
 * batch file, so letters that one would read as commands do not reach it. None of our words has them.
 */
export const POWERSHELL = `# What paystub offers to PowerShell.
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
