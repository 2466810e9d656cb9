import { findPlainValues } from '../project/checks/findPlainValues.ts';
import { readSource } from '../project/model/readSource.ts';

const mask = '"••••"';

/** The text of a file to be shown: values of "#" keys that are not encrypted are masked. */
export function maskedText(text: string, file: string): string {
  const { root } = readSource(text, file);
  if (root === undefined) return text;
  const places = findPlainValues(root).map(({ place }) => place);
  return places
    .sort((one, other) => other.start - one.start)
    .reduce((shown, { start, end }) => shown.slice(0, start) + mask + shown.slice(end), text);
}
