/** Whether a text begins as a cURL command does, with a prompt or without. */
export function looksLikeCurl(text: string): boolean {
  return /^\s*(?:[$%#>]\s*)?(?:(?!\w+:\/\/)\S*[/\\])?curl(?:\.exe)?\s/i.test(text);
}

/** A command on one line, for an input box, which has no more: lines that go on are joined, other line ends are spaces. */
export function joinLines(command: string): string {
  return command
    .trim()
    .replace(/[ \t]*[\\^`][ \t]*\r?\n\s*/g, ' ')
    .replace(/\s*\r?\n\s*/g, ' ');
}
