import { isSingleValue } from '../shapes/isSingleValue.ts';
import { createPathRule } from './createPathRule.ts';

/** Finds an `idKey` that no known record has. */
export const idKeyNotFound = createPathRule({
  code: 'pagination.id-key-not-found',
  kind: 'id',
  consequence: 'the run would fail after the first page',
  canBe: isSingleValue,
});
