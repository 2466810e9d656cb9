import { shortened } from '../../text/shortened.ts';

/** A longer text is cut: it is shown in a list or a hover. */
const maxLength = 300;

/** What a document says of something, as one line that is not too long. */
export function shortText(text: string): string {
  return shortened(text.replace(/\s+/g, ' ').trim(), maxLength);
}
