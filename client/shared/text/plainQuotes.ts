/** A message where no Markdown is shown: what it has between backticks, the words of an API, is between quotes. */
export function plainQuotes(message: string): string {
  return message.replaceAll('`', '"');
}
