import { shortened } from '../../text/shortened.ts';

/** The limit for a text in a list or a hover. */
const maxLength = 300;

export function shortText(text: string): string {
  return shortened(text.replace(/\s+/g, ' ').trim(), maxLength);
}
