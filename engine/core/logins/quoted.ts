import { printable } from '../text/printable.ts';
import { shortened } from '../text/shortened.ts';

const maxLength = 300;

/** A text of an identity provider as a message quotes it: one line, not too long. */
export function quoted(text: string): string {
  return `"${printable(shortened(text.replaceAll(/\s+/g, ' ').trim(), maxLength))}"`;
}
