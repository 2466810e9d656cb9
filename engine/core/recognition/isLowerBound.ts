import { entriesOf, type JsonObject, type JsonValue } from '../json/value.ts';
import { totalNameOf } from './totalWords.ts';
import { wordsOf } from './wordsOf.ts';

const relationName = /relation$/i;
const boundName = /lower_?bound$/i;
const atLeast = /^(gte?|>=?|at[ _]?least|greater[ _]?than([ _]?or[ _]?equal([ _]?to)?)?|lower[ _]?bound|min(imum)?)$/i;
const cut = new Set('truncated capped limited clipped'.split(' '));
const marked = /^(?:(?:>=?|at least|more than|over)([\d\s.,'’]+)|([\d\s.,'’]+)\+)$/i;

/** Whether a total means "at least this many": by a mark on the number, or by a field beside it. */
export function isLowerBound(value: JsonValue, holder: JsonObject): boolean {
  if (typeof value === 'string' && marked.test(value.trim())) return true;
  return entriesOf(holder).some(
    ([key, beside]) =>
      (relationName.test(key) && typeof beside === 'string' && atLeast.test(beside.trim())) ||
      (beside === true && (boundName.test(key) || saysCut(key))),
  );
}

/** Whether the total itself was cut off, not the records: `count_truncated`, `totalIsCapped`. */
function saysCut(key: string): boolean {
  const words = wordsOf(key).filter((word) => word !== 'is' && word !== 'was');
  const others = words.filter((word) => !cut.has(word));
  return others.length < words.length && others.length > 0 && totalNameOf(others.join('_')) !== undefined;
}

/** A number without the mark that makes it a lower bound: `10,000` of `10,000+`. */
export function withoutMark(value: JsonValue): JsonValue {
  const found = typeof value === 'string' ? marked.exec(value.trim()) : null;
  return found === null ? value : (found[1] ?? found[2] ?? '').trim();
}
