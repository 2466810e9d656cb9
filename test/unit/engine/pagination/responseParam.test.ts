import assert from 'node:assert/strict';
import { Float, type JsonObject, type JsonValue } from '../../../../engine/core/json/value.ts';
import { scrollerFor } from '../../../support/scrollerFor.ts';
import { jobWith, walkScroller } from '../../../support/walkScroller.ts';

const responseParam = (settings: JsonObject) => scrollerFor({ method: 'response.param', ...settings });
const options = { responseParam: 'meta.token', queryParam: 'after' };
const token = (value: JsonValue): { response: JsonValue } => ({ response: { meta: { token: value } } });

describe('response.param scroller', () => {
  it('the job params are sent only with the first request (pagination.md 8)', () => {
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

  it('includeParams: the job params go with every request (pagination.md 8, 2)', () => {
    const { requests } = walkScroller(responseParam({ ...options, includeParams: true }), jobWith({ depot: 'PRG' }), [
      token('t1'),
    ]);
    assert.deepEqual(requests[1]?.params, { depot: 'PRG', after: 't1' });
  });

  it('queryParam overrides a job parameter of the same name, at its place (pagination.md 8, 4)', () => {
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
    ['0', { meta: { token: 0 } }],
    ['"0"', { meta: { token: '0' } }],
    ['0.0', { meta: { token: new Float(0) } }],
    ['an empty list', { meta: { token: [] } }],
  ];
  for (const [what, response] of ends) {
    it(`empty value ends the paging: ${what} (pagination.md 8, 1)`, () => {
      const { stop } = walkScroller(responseParam(options), jobWith(), [{ response }]);
      assert.equal(stop?.stop, 'no-next-value');
    });
  }

  it('pagination.md 8, 1: a misspelt path is an empty value; it is named only where the answer does not have it', () => {
    const missing = walkScroller(responseParam(options), jobWith(), [{ response: {} }]);
    const lawful = walkScroller(responseParam(options), jobWith(), [token(null)]);
    assert.equal(missing.stop?.missingPath, 'meta.token');
    assert.equal(lawful.stop?.missingPath, undefined);
  });

  it("scrollRequest: endpoint, method and params replace the job's own from the second request on (pagination.md 8, 3)", () => {
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

  it("pagination.md 8, 3: scrollRequest is merged recursively over the job's params where includeParams is on", () => {
    const scrollRequest = { params: { depot: 'BRQ', deep: { b: 2 } } };
    const job = jobWith({ depot: 'PRG', deep: { a: 1 } });
    const { requests } = walkScroller(responseParam({ ...options, includeParams: true, scrollRequest }), job, [
      token('t'),
    ]);
    assert.deepEqual(requests[1]?.params, { depot: 'BRQ', deep: { a: 1, b: 2 }, after: 't' });
  });

  it('pagination.md 8, 4: values of any kind are sent: numbers, lists, objects', () => {
    for (const value of [7, ['a'], { b: 1 }]) {
      const { requests } = walkScroller(responseParam(options), jobWith(), [token(value)]);
      assert.deepEqual(requests[1]?.params, { after: value });
    }
  });

  it('pagination.md 8, 3: lists are merged by index', () => {
    const scrollRequest = { params: { ids: [9], deep: [{ b: 2 }] } };
    const job = jobWith({ ids: [1, 2, 3], deep: [{ a: 1 }] });
    const { requests } = walkScroller(responseParam({ ...options, includeParams: true, scrollRequest }), job, [
      token('t'),
    ]);
    assert.deepEqual(requests[1]?.params, { ids: [9, 2, 3], deep: [{ a: 1, b: 2 }], after: 't' });
  });

  it('pagination.md 8, 3: what is of another kind replaces: a list, an object, a scalar', () => {
    const scrollRequest = { params: { a: { b: 2 }, c: [2], d: 5, e: [9] } };
    const job = jobWith({ a: [1, 2], c: { x: 1 }, d: [1], e: 1 });
    const { requests } = walkScroller(responseParam({ ...options, includeParams: true, scrollRequest }), job, [
      token('t'),
    ]);
    assert.deepEqual(requests[1]?.params, { a: { b: 2 }, c: [2], d: 5, e: [9], after: 't' });
  });

  it("pagination.md 8, 3: headers are laid over the job's; what is not named stays", () => {
    const scrollRequest = { headers: { 'X-B': '2', 'X-C': '3' } };
    const job = jobWith({}, { method: 'POST', headers: { 'X-A': '1', 'X-B': '1' } });
    const { requests } = walkScroller(responseParam({ ...options, scrollRequest }), job, [token('t')]);
    assert.deepEqual(requests[1], {
      endpoint: 'parcels',
      method: 'POST',
      params: { after: 't' },
      headers: { 'X-A': '1', 'X-B': '2', 'X-C': '3' },
    });
  });

  it('pagination.md 8, 3: functions inside it are not evaluated', () => {
    const scrollRequest = { params: { at: { function: 'time', args: [] } } };
    const { requests } = walkScroller(responseParam({ ...options, scrollRequest }), jobWith(), [token('t')]);
    assert.deepEqual(requests[1]?.params, { at: { function: 'time', args: [] }, after: 't' });
  });

  it('pagination.md 8: responseParam is looked up in the whole response, also where that is a list', () => {
    const listed = responseParam({ responseParam: '1.next', queryParam: 'after' });
    const { requests } = walkScroller(listed, jobWith(), [{ response: [{}, { next: 't' }] }]);
    assert.deepEqual(requests[1]?.params, { after: 't' });
  });

  it('pagination.md 8, 4: a value beyond 2^53 keeps its digits', () => {
    const { requests } = walkScroller(responseParam(options), jobWith(), [token(9007199254740993n)]);
    assert.deepEqual(requests[1]?.params, { after: 9007199254740993n });
  });
});
