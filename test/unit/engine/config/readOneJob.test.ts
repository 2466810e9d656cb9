import assert from 'node:assert/strict';
import { readOneJob } from '../../../../engine/core/config/readOneJob.ts';
import { parseJson } from '../../../../engine/core/json/parseJson.ts';
import { withWrongTypes } from '../../../support/wrongTypes.ts';

const lines = { endpoint: 'orders/{id}/lines', placeholders: { id: 'id' }, dataType: 'lines' };
const orders = { endpoint: 'orders', dataField: 'items', scroller: 'token', children: [lines] };
const users = { endpoint: 'users', id: 'u' };
const config = {
  api: {
    baseUrl: 'https://api.example.com',
    pagination: {
      method: 'multiple',
      scrollers: { token: { method: 'response.param', responseParam: 'meta.next' }, counted: { method: 'offset' } },
    },
  },
  iterations: [{ jobs: [users] }, {}],
  config: { outputBucket: 'b', jobs: [orders, users] },
};

/** Reads a job of the second iteration, with the jobs of the configuration. */
function read(source: object, name: string, pointer: string) {
  const found = readOneJob(JSON.stringify(source), { iteration: 2, name, pointer });
  return found && [found.root, found.job.pointer, found.job.name, found.scroller?.paging.next?.path];
}

describe('reading one job of a configuration', () => {
  it('finds it by its name, with its scroller', () => {
    assert.deepEqual(read(config, 'orders', '/config/jobs/0'), ['', '/config/jobs/0', 'orders', 'meta.next']);
    assert.deepEqual(read({ parameters: config }, 'orders', '/config/jobs/0')?.[0], '/parameters');
  });

  it('finds it where it has moved', () => {
    const moved = { ...config, config: { jobs: [users, orders] } };
    assert.deepEqual(read(moved, 'orders', '/config/jobs/0')?.[1], '/config/jobs/1');
    assert.deepEqual(read(moved, 'orders > lines', '/config/jobs/0/children/0')?.[1], '/config/jobs/1/children/0');
  });

  it('finds it under another name, where it was', () => {
    assert.deepEqual(read(config, 'renamed', '/config/jobs/1')?.[2], 'users');
  });

  it('finds the one of an iteration', () => {
    const found = readOneJob(JSON.stringify(config), { iteration: 1, name: 'users', pointer: '' });
    assert.equal(found?.job.pointer, '/iterations/0/jobs/0');
  });

  it('is not misled by what is wrong elsewhere', () => {
    const { baseUrl: _, ...api } = config.api;
    const jobs = [orders, { endpoint: 'x', scroller: 'nobody' }, users];
    assert.equal(read({ api, config: { jobs }, iterations: [{}, {}] }, 'orders', '')?.[3], 'meta.next');
  });

  for (const [title, source, name] of [
    ['its list is gone', { api: {}, config: {} }, 'orders'],
    ['its iteration is gone', { ...config, iterations: [{}] }, 'orders'],
    ['its scroller is unknown', { ...config, config: { jobs: [{ ...orders, scroller: 'tokn' }] } }, 'orders'],
  ] as const) {
    it(`finds none where ${title}`, () => assert.equal(read(source, name, '/config/jobs/0'), undefined));
  }

  it('finds none in a text that is not JSON', () => {
    assert.equal(readOneJob('{', { iteration: 1, name: 'orders', pointer: '' }), undefined);
  });

  it('takes any value anywhere', () => {
    let count = 0;
    for (const wrong of withWrongTypes(parseJson(JSON.stringify({ ...config, iterations: [] })))) {
      const text = JSON.stringify(wrong, (_, value) => (typeof value === 'bigint' ? Number(value) : value));
      readOneJob(text, { iteration: 1, name: 'orders', pointer: '/config/jobs/0' });
      count++;
    }
    assert.ok(count > 100);
  });
});
