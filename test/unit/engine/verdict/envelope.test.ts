import assert from 'node:assert/strict';
import { type JsonValue, objectFrom } from '../../../../engine/core/json/value.ts';
import { readEnvelope } from '../../../../engine/core/verdict/envelope.ts';

const pathsIn = (response: JsonValue, recordsPath?: string) =>
  readEnvelope(response, recordsPath).map(({ path }) => path);

describe('what stands around the records', () => {
  const rows: [string, JsonValue, string | undefined, string[]][] = [
    ['plain values at the root', { a: 1, b: 'x', c: null, d: true, items: [] }, 'items', ['a', 'b', 'c', 'd']],
    ['objects about the list', { meta: { page: { total: 1 } }, items: [] }, 'items', ['meta.page.total']],
    ['objects that hold the records', { data: { total: 1, items: [] } }, 'data.items', ['data.total']],
    [
      'an object beside the records in another one',
      { data: { paging: { next: 1 }, items: [] } },
      'data.items',
      ['data.paging.next'],
    ],
    ['no other object', { facets: { total: 1 }, data: { total: 2 }, items: [] }, 'items', []],
    ['no object about a list in another object', { facets: { meta: { total: 1 } }, items: [] }, 'items', []],
    ['no list', { others: [{ total: 1 }], items: [{ total: 2 }] }, 'items', []],
    ['not the one record', { data: { total: 1 }, meta: { total: 2 } }, 'data', ['meta.total']],
    ['not the one record, whatever it is called', { meta: { total: 1 } }, 'meta', []],
    ['not the record of the same name deeper', { data: { data: [] }, meta: { data: { total: 1 } } }, 'data.data', []],
    ['values of a root list only on the way to the records', [{ total: 1, items: [] }], '0.items', ['0.total']],
    ['no values of a root list', [{ total: 1 }], undefined, []],
    ['a value of a list on the way', { r: [{ n: 1, items: [] }, { n: 2 }] }, 'r.0.items', ['r.0.n']],
    [
      'values five keys deep, no further',
      { meta: { meta: { meta: { meta: { a: 1, meta: { b: 2 } } } } } },
      'x',
      ['meta.meta.meta.meta.a'],
    ],
    [
      'keys with a dot as they are',
      { '@odata.count': 1, 'v1.0': { total: 2, items: [] } },
      'v1.0.items',
      ['@odata.count', 'v1.0.total'],
    ],
  ];
  for (const [title, response, recordsPath, paths] of rows) {
    it(title, () => assert.deepEqual(pathsIn(response, recordsPath), paths));
  }

  it('has the next address of a list of links', () => {
    const links: JsonValue = [{ rel: 'self', href: '/1' }, { rel: 'next', href: '/2' }, 'x', { rel: 'next' }];
    assert.deepEqual(
      readEnvelope({ links, items: [] }, 'items').map(({ path, name, value }) => [path, name, value]),
      [['links.1.href', 'next', '/2']],
    );
    assert.deepEqual(pathsIn({ links }, 'links'), []);
  });

  it('keeps keys that look like numbers in their order', () => {
    const response = objectFrom([
      ['10', 1],
      ['2', 2],
      ['meta', objectFrom([['7', 3]])],
      ['items', []],
    ]);
    assert.deepEqual(pathsIn(response, 'items'), ['10', '2', 'meta.7']);
  });

  it('ends the walk through a dictionary', () => {
    const entries = Array.from({ length: 100_000 }, (_, index): [string, JsonValue] => [`key${index}`, index]);
    assert.equal(pathsIn(objectFrom(entries), 'items').length, 2000);
  });
});
