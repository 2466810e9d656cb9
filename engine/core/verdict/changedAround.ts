import { deepEquals } from '../json/deepEquals.ts';
import type { ObservedPage } from './witness.ts';

const maxNamed = 5;

/** The paths of the fields around the records whose values differ from the previous page, the first of them. */
export function changedAround(before: Pick<ObservedPage, 'envelope'>, page: Pick<ObservedPage, 'envelope'>): string[] {
  const values = new Map(before.envelope.map(({ path, value }) => [path, value]));
  const changed = page.envelope.filter(({ path, value }) => !deepEquals(values.get(path) ?? null, value));
  return changed.map(({ path }) => path).slice(0, maxNamed);
}
