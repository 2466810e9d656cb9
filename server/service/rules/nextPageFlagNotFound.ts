import { asObject, findValue } from '../model/nodes.ts';
import type { ResponsePath } from '../model/paths/responsePath.ts';
import { createPathRule } from './createPathRule.ts';

/** Finds a `nextPageFlag` whose key no known response has, unless the configuration allows for its absence. */
export const nextPageFlagNotFound = createPathRule({
  code: 'pagination.next-page-flag-not-found',
  kind: 'nextPageFlag',
  consequence: 'paging would end after the first page',
  mayBeAbsent: 'An API may leave it out while everything fits on one page.',
  isExpected: continuesWithout,
});

/** Whether paging continues without the key: a run then uses `ifNotSet`, otherwise `stopOn`, which stops. */
function continuesWithout({ property }: ResponsePath): boolean {
  const flag = asObject(property.parent);
  const stopOn = findValue(flag, 'stopOn');
  const ifNotSet = findValue(flag, 'ifNotSet') ?? stopOn;
  return stopOn?.type !== 'boolean' || ifNotSet?.type !== 'boolean' || ifNotSet.value !== stopOn.value;
}
