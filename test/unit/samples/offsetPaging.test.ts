import assert from 'node:assert/strict';
import { listIn } from './listIn.ts';
import { sampleApiForTests } from './sampleApiForTests.ts';

describe('offset paging of the sample API', () => {
  const { ask, read } = sampleApiForTests();

  for (const [path, items, about] of [
    ['/v1/stations', 10, '10 where no limit is sent'],
    ['/v1/stations?offset=10', 10, 'the second page'],
    ['/v1/stations?offset=60', 3, 'a short last page, because 63 is no multiple of 10'],
    ['/v1/stations?offset=63', 0, 'nothing behind the end'],
    ['/v1/stations?offset=999', 0, 'nothing far behind the end'],
    ['/v1/stations?limit=1', 1, 'the smallest limit'],
    ['/v1/stations?limit=25&offset=50', 13, 'a limit and an offset'],
    ['/v1/stations?limit=50', 50, 'the largest limit'],
    ['/v1/stations?limit=100', 50, 'never more than 50, whatever was asked for'],
    ['/v1/stations?sort=name', 10, 'a parameter that means nothing here'],
    ['/v1/bikes', 10, '10 where no limit is sent'],
    ['/v1/bikes?offset=30', 10, 'a full last page, because 40 is a multiple of 10'],
    ['/v1/bikes?offset=40', 0, 'the empty page behind it'],
    ['/v1/bikes?limit=20&offset=40', 0, 'the same with a page size of 20'],
  ] as const) {
    it(`gives ${items} items for ${path}: ${about}`, async () => {
      const body = await read(path);
      assert.equal(listIn(body, 'items').length, items);
      assert.equal(body['total'], path.startsWith('/v1/stations') ? 63 : 40);
      assert.deepEqual(Object.keys(body), ['items', 'total']);
    });
  }

  for (const [path, total] of [
    ['/v1/stations', 63],
    ['/v1/bikes', 40],
  ] as const) {
    it(`gives each record of ${path} once, page after page`, async () => {
      const ids = new Set<unknown>();
      for (let offset = 0; offset < total; offset += 10) {
        for (const { id } of listIn(await read(`${path}?offset=${offset}`), 'items')) ids.add(id);
      }
      assert.equal(ids.size, total);
    });
  }

  for (const [query, name] of [
    ['limit=0', 'limit'],
    ['limit=', 'limit'],
    ['limit=ten', 'limit'],
    ['limit=1.5', 'limit'],
    ['limit=-1', 'limit'],
    ['offset=-10', 'offset'],
    ['offset=99999999999', 'offset'],
  ] as const) {
    it(`refuses ${query} with 400 and the name of the parameter`, async () => {
      const { status, body } = await ask(`/v1/stations?${query}`);
      const message = `"${name}" must be a whole number, ${name === 'limit' ? 1 : 0} or more.`;
      assert.equal(status, 400);
      assert.deepEqual(body, { error: { code: 'bad-parameter', message } });
    });
  }
});
