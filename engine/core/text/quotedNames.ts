import { printable } from './printable.ts';
import { shortened } from './shortened.ts';

const maxLength = 60;

/** Names from a response in a sentence, on one line: `"a", "b" and "c"`. */
export function quotedNames(names: readonly string[]): string {
  const quoted = names.map((name) => `"${printable(shortened(name, maxLength))}"`);
  const last = quoted.pop() ?? '';
  return quoted.length === 0 ? last : `${quoted.join(', ')} and ${last}`;
}
