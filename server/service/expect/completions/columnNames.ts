import { columnsOf } from '@pagewright/core/testing/beside/besideExpect';
import { keyItems } from '../../features/completions/keyItems.ts';
import { valueItems } from '../../features/completions/valueItems.ts';
import type { ExpectSource } from './expectSource.ts';

/** The snippets for the values of the objects whose keys are columns. */
const values: Readonly<Record<string, string>> = { types: '"$1"', matches: '"^$1\\$"' };

const lists: ReadonlySet<string> = new Set(['columns', 'columns/names', 'key', 'notNull', 'filled']);

/** The columns of a table, by its golden table or its mapping, wherever one is named. */
export const columnNames: ExpectSource = ({ expect, key, value }) => {
  const [section, table = '', ...rest] = key?.path ?? value?.path ?? [];
  const columns = section === 'tables' ? (columnsOf(expect.beside, table) ?? []) : [];
  const place = rest.join('/');
  const snippet = Object.hasOwn(values, place) ? values[place] : undefined;
  if (key !== undefined && snippet !== undefined)
    return keyItems(
      columns.map((label) => ({ label, detail: 'column', value: snippet })),
      key,
      expect,
    );
  if (value?.index === undefined || !lists.has(place)) return [];
  const list = value.property.valueNode;
  const items = list?.type === 'array' ? list.items : [];
  const taken = new Set(
    items
      .filter((item) => item !== items[value.index ?? -1] || isEmptyPlace(value.span))
      .map(({ value: name }) => name),
  );
  return valueItems(
    columns.filter((name) => !taken.has(name)).map((label) => ({ label, detail: 'column' })),
    value,
    expect,
  );
};

/** Whether nothing is written at a place yet, so that an element there is another one. */
function isEmptyPlace({ length }: { length: number }): boolean {
  return length === 0;
}
