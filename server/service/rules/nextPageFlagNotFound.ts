import { asObject, findValue } from '../model/nodes.ts';
import type { ResponsePath } from '../model/paths/responsePath.ts';
import { createPathRule } from './createPathRule.ts';

/** A `nextPageFlag` whose key no known response has, unless its author says that it may be absent. */
export const nextPageFlagNotFound = createPathRule({
  code: 'pagination.next-page-flag-not-found',
  kind: 'nextPageFlag',
  consequence: 'paging would end after the first page',
  mayBeAbsent: 'An API may leave it out while everything fits on one page.',
  isExpected: goesOnWithout,
});

/** Without the key a run takes `ifNotSet`, or else `stopOn`, which stops. */
function goesOnWithout({ property }: ResponsePath): boolean {
  const flag = asObject(property.parent);
  const stopOn = findValue(flag, 'stopOn');
  const ifNotSet = findValue(flag, 'ifNotSet') ?? stopOn;
  return stopOn?.type !== 'boolean' || ifNotSet?.type !== 'boolean' || ifNotSet.value !== stopOn.value;
}
