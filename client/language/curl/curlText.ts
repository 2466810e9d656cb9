/** Whether a text starts like a cURL command, with or without a shell prompt. */
export function looksLikeCurl(text: string): boolean {
  return /^\s*(?:[$%#>]\s*)?(?:(?!\w+:\/\/)\S*[/\\])?curl(?:\.exe)?\s/i.test(text);
}

/** Puts a command on one line for an input box: joins continued lines, and turns other line ends into spaces. */
export function joinLines(command: string): string {
  return command
    .trim()
    .replace(/(?:(?<![ \t])[ \t]+)?[\\^`][ \t]*\r?\n\s*/g, ' ')
    .replace(/\s+/g, (space) => (space.includes('\n') ? ' ' : space));
}
