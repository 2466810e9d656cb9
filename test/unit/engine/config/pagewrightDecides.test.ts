import assert from 'node:assert/strict';
import { selectRecords } from '../../../../engine/core/records/selectRecords.ts';
import { resolveEndpoint } from '../../../../engine/core/request/resolveEndpoint.ts';
import { headersOf } from '../auth/authorize.ts';
import { rowsOf, tracePaging } from '../pagination/tracePaging.ts';
import { firstProblem, jobOf } from './readParts.ts';

const scrollers = { default: { method: 'pagenum' } };

// Decisions that others might have made differently; docs/compatibility.md#where-pagewright-decides-differently has the
// reasons.
describe('what a run decides', () => {
  it('request path: no slash is added or removed', () => {
    for (const endpoint of ['parcels', 'parcels/'])
      assert.equal(resolveEndpoint('https://api.example.test/v2/', endpoint).path, `/v2/${endpoint}`);
  });

  it('offset.limit: optional; without it none is sent and the first page tells the size', () => {
    const pagination = { method: 'offset' };
    assert.equal(firstProblem({ api: { pagination } }), undefined);
    const { sent, stop } = tracePaging({ pagination, answers: [rowsOf(5), rowsOf(4)] });
    assert.deepEqual(sent, ['GET /v2/parcels?offset=0', 'GET /v2/parcels?offset=5']);
    assert.equal(stop?.stop, 'short-page');
  });

  it('offset.limitParam and offsetParam: optional, limit and offset', () =>
    assert.deepEqual(tracePaging({ pagination: { method: 'offset', limit: 2 }, answers: [] }).sent, [
      'GET /v2/parcels?limit=2&offset=0',
    ]));

  it('page full test: a page with more than the page size goes on', () => {
    for (const method of ['offset', 'pagenum'])
      assert.equal(tracePaging({ pagination: { method, limit: 2 }, answers: [rowsOf(3)] }).stop, undefined);
  });

  it('multiple default: a scroller named "default" is used', () =>
    assert.deepEqual(tracePaging({ pagination: { method: 'multiple', scrollers }, answers: [] }).sent, [
      'GET /v2/parcels?page=1',
    ]));

  it('response.param end values: 0, 0.0, "0" and [] too', () => {
    const pagination = { method: 'response.param', responseParam: 'next', queryParam: 'p' };
    for (const next of [null, '', false, 0, '0', []])
      assert.equal(tracePaging({ pagination, answers: [{ next }] }).stop?.stop, 'no-next-value');
  });

  it('includeParams and scrollRequest: merged over the job, whose other fields survive', () => {
    const scrollRequest = { params: { keep: '5m' } };
    const { sent } = tracePaging({
      pagination: { method: 'response.param', responseParam: 'n', queryParam: 'p', includeParams: true, scrollRequest },
      params: { depot: 'PRG' },
      job: { method: 'POST' },
      answers: [{ n: 1 }],
    });
    assert.equal(sent[1], 'POST /v2/parcels {"depot":"PRG","keep":"5m","p":1}');
  });

  it('basic credentials: #username and password too, plain wins', () => {
    const config = { '#username': 'eve', username: 'ada', password: 'open', '#password': 'secret' };
    assert.deepEqual(headersOf({ api: { authentication: { type: 'basic' } }, config }), {
      Authorization: `Basic ${btoa('ada:open')}`,
    });
  });

  it('dataField object: delimiter is optional', () => {
    const { dataField } = jobOf({ dataField: { path: 'a.b' } });
    assert.deepEqual(selectRecords({ a: { b: [1] } }, dataField, 'x').records, [1]);
  });
});
