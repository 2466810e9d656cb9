import assert from 'node:assert/strict';
import { digestOf } from '../../../../engine/core/json/digestOf.ts';
import type { JsonObject } from '../../../../engine/core/json/value.ts';
import { IdentityColumns } from '../../../../engine/core/verdict/witnesses/identityColumns.ts';

type Make = (index: number) => JsonObject;

/** Whether these records of two pages of six, called items, have a column that tells them apart. */
function areKnown(make: Make, second: Make = make, size = 6): boolean {
  const columns = new IdentityColumns();
  for (const [from, each] of [
    [0, make],
    [size - 2, second],
  ] as const) {
    const records = Array.from({ length: size }, (_, index) => each(from + index));
    columns.see(records, records.map(digestOf), () => new Set(['item']), true);
  }
  return columns.areKnown;
}

describe('records without an id', () => {
  const speaking: [string, Make][] = [
    ['an SKU', (index) => ({ sku: `a${index}`, size: 'M' })],
    ['a DOI', (index) => ({ DOI: `10.1/${index}` })],
    ['a number', (index) => ({ number: index, state: 'open' })],
    ['their own id by the name of their list', (index) => ({ item_id: index, size: 'M' })],
    ['an id of another name, and a title', (index) => ({ order_id: index, title: `T${index}` })],
    ['an account id, and a name', (index) => ({ Name: `N${index}`, AccountID: index })],
  ];
  for (const [title, make] of speaking) it(`are told apart by ${title}`, () => assert(areKnown(make)));

  const silent: [string, Make, Make?][] = [
    ['a title', (index) => ({ title: `T${index}` })],
    ['the id of something else', (index) => ({ user_id: index, role: 'dev' })],
    ['a code that comes twice on a page', (index) => ({ code: `C${index % 4}`, rate: index })],
    [
      'a code that comes again with another rate',
      (index) => ({ code: `C${index}`, rate: 1 }),
      (index) => ({ code: `C${index}`, rate: 2 }),
    ],
    [
      'an SKU that some lack',
      (index) => (index === 3 ? { size: 'M' } : ({ sku: `a${index}`, size: 'M' } as JsonObject)),
    ],
    ['an empty key', () => ({ key: '' })],
    ['a long address', (index) => ({ url: `https://api.test/${'x'.repeat(200)}${index}` })],
    ['a date', (index) => ({ date: `2026-01-${index}`, value: index })],
    ['a flag', (index) => ({ key: index > 3 })],
  ];
  for (const [title, make, second] of silent)
    it(`are not told apart by ${title}`, () => assert(!areKnown(make, second)));

  it('are not told apart on pages of few, where values differ by chance', () =>
    assert(!areKnown((index) => ({ sku: `a${index}` }), undefined, 4)));

  it('that are texts or lists have no columns', () => {
    const columns = new IdentityColumns();
    columns.see(['a', 'b', 'c', 'd', 'e'], ['1', '2', '3', '4', '5'], () => new Set(), true);
    assert(!columns.areKnown);
  });
});
