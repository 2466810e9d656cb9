import { escapeMarkdown } from '@pagewright/engine/text/markdownCode';
import { printable } from '@pagewright/engine/text/printable';
import { shortened } from '@pagewright/engine/text/shortened';

/** The most characters of a foreign text in a cell. */
const maxCharacters = 400;

/** A foreign text for a cell or a line of Markdown: on one line, as it is, and not too long. */
export function markdownCell(text: string): string {
  return escapeMarkdown(printable(shortened(text, maxCharacters)));
}
