import { findPlainValues } from '../project/checks/findPlainValues.ts';
import { readSource } from '../project/model/readSource.ts';

const mask = '"••••"';

/** The text of a file to be shown: values of "#" keys that are not encrypted are masked. */
export function maskedText(text: string, file: string): string {
  const { root } = readSource(text, file);
  if (root === undefined) return text;
  const places = findPlainValues(root).map(({ place }) => place);
  const pieces: string[] = [];
  let from = 0;
  for (const { start, end } of places.sort((one, other) => one.start - other.start)) {
    // A value that YAML repeats has one place.
    if (start < from) continue;
    pieces.push(text.slice(from, start), mask);
    from = end;
  }
  return pieces.join('') + text.slice(from);
}
