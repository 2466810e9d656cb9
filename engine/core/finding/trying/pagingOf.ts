import { getField } from '../../json/value.ts';
import { pagingMethods } from '../../pagination/methods/pagingMethods.ts';
import type { Paging } from '../../pagination/paging.ts';
import type { Attempt } from './attempt.ts';

/** Reads the options of an attempt as its method does. */
export function pagingOf({ pagination }: Pick<Attempt, 'pagination'>): Paging {
  const found = pagingMethods.get(String(getField(pagination, 'method')));
  if (found === undefined) throw new Error('An attempt has a known method.');
  return found.read(pagination);
}
