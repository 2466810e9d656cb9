import assert from 'node:assert/strict';
import type { JsonObject, JsonValue } from '../../../../engine/core/json/value.ts';
import { responseParam as factory } from '../../../../engine/core/pagination/responseParam.ts';
import { jobWith, walkScroller } from '../../../support/walkScroller.ts';

const responseParam = (settings: JsonObject) => factory(settings, () => 0);
const options = { responseParam: 'meta.token', queryParam: 'after' };
const token = (value: JsonValue): { response: JsonValue } => ({ response: { meta: { token: value } } });

describe('response.param scroller', () => {
  it('mission, Response parameter loop: the job params are sent only with the first request', () => {
    const { requests, stop } = walkScroller(responseParam(options), jobWith({ depot: 'PRG' }), [
      token('t1'),
      token('t2'),
      token(''),
    ]);
    assert.deepEqual(
      requests.map((request) => request.params),
      [{ depot: 'PRG' }, { after: 't1' }, { after: 't2' }],
    );
    assert.equal(stop?.stop, 'no-next-value');
  });

  it('mission, includeParams: the job params go with every request', () => {
    const { requests } = walkScroller(responseParam({ ...options, includeParams: true }), jobWith({ depot: 'PRG' }), [
      token('t1'),
    ]);
    assert.deepEqual(requests[1]?.params, { depot: 'PRG', after: 't1' });
  });

  it('mission, queryParam overrides a job parameter of the same name, at its place', () => {
    const job = jobWith({ after: 'begin', depot: 'PRG' });
    const { requests } = walkScroller(responseParam({ ...options, includeParams: true }), job, [token('t1')]);
    assert.deepEqual(Object.entries(requests[1]?.params ?? {}), [
      ['after', 't1'],
      ['depot', 'PRG'],
    ]);
  });

  const ends: [string, JsonObject][] = [
    ['the key is absent', { meta: {} }],
    ['its parent is absent', {}],
    ['null', { meta: { token: null } }],
    ['empty text', { meta: { token: '' } }],
    ['false', { meta: { token: false } }],
    ['0 (pagination.md 8)', { meta: { token: 0 } }],
    ['"0" (pagination.md 8)', { meta: { token: '0' } }],
    ['an empty list (pagination.md 8)', { meta: { token: [] } }],
  ];
  for (const [what, response] of ends) {
    it(`mission, empty value ends the paging: ${what}`, () => {
      const { stop } = walkScroller(responseParam(options), jobWith(), [{ response }]);
      assert.equal(stop?.stop, 'no-next-value');
    });
  }

  it('names the path only where the answer does not have it, so that a lawful end is not suspected', () => {
    const missing = walkScroller(responseParam(options), jobWith(), [{ response: {} }]);
    const lawful = walkScroller(responseParam(options), jobWith(), [token(null)]);
    assert.equal(missing.stop?.missingPath, 'meta.token');
    assert.equal(lawful.stop?.missingPath, undefined);
  });

  it("mission, scrollRequest: endpoint, method and params replace the job's own from the second request on", () => {
    const scrollRequest = { endpoint: 'parcels/fetch', method: 'get', params: { keep: '5m' } };
    const job = jobWith({ depot: 'PRG' }, { endpoint: 'parcels/query', method: 'POST' });
    const { requests } = walkScroller(responseParam({ ...options, scrollRequest }), job, [
      token('A1'),
      token('A2'),
      token(null),
    ]);
    const lines = requests.map(({ method, endpoint, params }) => [method, endpoint, params]);
    assert.deepEqual(lines, [
      ['POST', 'parcels/query', { depot: 'PRG' }],
      ['GET', 'parcels/fetch', { keep: '5m', after: 'A1' }],
      ['GET', 'parcels/fetch', { keep: '5m', after: 'A2' }],
    ]);
  });

  it("lays the params of scrollRequest over the job's where includeParams is on", () => {
    const scrollRequest = { params: { depot: 'BRQ', deep: { b: 2 } } };
    const job = jobWith({ depot: 'PRG', deep: { a: 1 } });
    const { requests } = walkScroller(responseParam({ ...options, includeParams: true, scrollRequest }), job, [
      token('t'),
    ]);
    assert.deepEqual(requests[1]?.params, { depot: 'BRQ', deep: { a: 1, b: 2 }, after: 't' });
  });

  it('sends values of any kind: numbers, lists, objects', () => {
    for (const value of [7, ['a'], { b: 1 }]) {
      const { requests } = walkScroller(responseParam(options), jobWith(), [token(value)]);
      assert.deepEqual(requests[1]?.params, { after: value });
    }
  });
});
