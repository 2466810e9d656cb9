/** A command on one line, for an input box, which has no more: lines that go on are joined, other line ends are spaces. */
export function joinLines(command: string): string {
  return command
    .trim()
    .replace(/[ \t]*[\\^`][ \t]*\r?\n\s*/g, ' ')
    .replace(/\s*\r?\n\s*/g, ' ');
}
