import { entriesOf, type JsonObject } from '../json/value.ts';
import { totalNameOf } from './totalWords.ts';
import { wordsOf } from './wordsOf.ts';

const inexact = new Set('estimate estimated approximate approximated approx inexact'.split(' '));
const exact = new Set('exact exhaustive'.split(' '));
const fillers = new Set('is was are has been'.split(' '));

/**
 * Whether a total is called inexact by a flag in its object (`is_exact: false`), or by one beside it that names a total
 * too (`numFoundExact: false`, `totalIsEstimated: true`). `holderName`: the plain name of its object.
 */
export function isInexact({ holder, holderName }: { holder: JsonObject; holderName: string }): boolean {
  const isOwn = totalNameOf(holderName) !== undefined;
  return entriesOf(holder).some(([key, value]) => typeof value === 'boolean' && saysInexact(key, value, isOwn));
}

function saysInexact(key: string, value: boolean, isOwn: boolean): boolean {
  const words = wordsOf(key).filter((word) => !fillers.has(word));
  const isSaid = value ? words.some((word) => inexact.has(word)) : words.some((word) => exact.has(word));
  const others = words.filter((word) => !exact.has(word) && !inexact.has(word));
  return isSaid && (others.length === 0 ? isOwn : totalNameOf(others.join('_')) !== undefined);
}
