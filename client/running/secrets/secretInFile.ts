import type { Composition } from '../../project/composition/composition.ts';
import { secretAt } from './secretAt.ts';

/**
 * The name of the secret that a part of a file is about, in a configuration that is composed of this file and others.
 * Undefined if it is about none, or is not in the composed text.
 */
export function secretInFile(
  { composed }: Pick<Composition, 'composed'>,
  file: string,
  start: number,
  end: number,
): string | undefined {
  const { text } = composed;
  const [from, to] = [composed.positionOf(file, start), composed.positionOf(file, end)];
  if (from === undefined || to === undefined) return undefined;
  // A text that has no quotes in its file has them here.
  return secretAt(text, text[from - 1] === '"' ? from - 1 : from, text[to] === '"' ? to + 1 : to);
}
