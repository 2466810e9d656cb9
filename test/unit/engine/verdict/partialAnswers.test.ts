import assert from 'node:assert/strict';
import type { JsonObject, JsonValue } from '../../../../engine/core/json/value.ts';
import { findPartialRange } from '../../../../engine/core/recognition/findPartialRange.ts';
import { itemsOf, type SimulatedAnswer, simulateRun } from './simulateRun.ts';

const total = 24;

/** Three pages, the last of four, with all totals right, and these fields around the page of this number. */
const around = (fields: JsonObject, page = 3, answer: Partial<SimulatedAnswer> = {}, params: JsonObject = {}) =>
  simulateRun({
    pagination: { method: 'pagenum', limit: 10 },
    params,
    dataField: 'items',
    answer: (_, turn) => ({
      body: {
        total,
        ...(turn === page ? (fields as Record<string, JsonValue>) : {}),
        items: itemsOf(total, turn * 10 - 10, 10),
      },
      ...(turn === page && answer),
    }),
  });

describe('an answer that calls itself partial', () => {
  const anywhere: [string, JsonObject][] = [
    ['incomplete_results', { incomplete_results: true }],
    ['partial', { partial: true }],
    ['isPartial in "meta"', { meta: { isPartial: true } }],
    ['timed_out', { timed_out: true }],
    ['failed shards', { _shards: { total: 5, successful: 4, failed: 1 } }],
    ['a job that is not complete', { jobComplete: false }],
    ['complete as a text', { complete: 'false' }],
    ['a status that says so', { status: 'PARTIAL_SUCCESS' }],
    ['the status of a request', { request_status: 'PARTIAL' }],
    ['incompleteSearch', { incompleteSearch: true }],
    ['query_timed_out', { query_timed_out: true }],
    ['timeout as a flag', { timeout: true }],
    ['data_complete', { data_complete: false }],
    ['is_complete as a number', { is_complete: 0 }],
    ['completeness in a word', { meta: { completeness: 'PARTIAL' } }],
    ['a flag in an object beside the list', { search: { timed_out: true } }],
    ['a flag in metrics', { metrics: { partial: true, completedJobs: 3 } }],
    ['places that were not reached', { unreachable: ['locations/europe-west3'] }],
    ['keys that were left', { UnprocessedKeys: { t: { Keys: [{ id: 1 }] } } }],
    ['a warning of a part', { warnings: ['Query timed out on a node: results may be incomplete'] }],
    ['a message of a part', { metadata: { messages: [{ code: 7, message: 'Partial results were returned' }] } }],
  ];
  for (const [title, fields] of anywhere) {
    for (const page of [1, 2, 3]) {
      it(`is incomplete though the total matches: ${title} on page ${page}`, () => {
        const { verdict, codes } = around(fields, page);
        assert.notEqual(verdict.status, 'complete');
        assert(codes.includes('says-partial') && codes.includes('total-matches'), codes.join());
        assert.equal(verdict.evidence.find(({ code }) => code === 'says-partial')?.page, page);
      });
    }
  }

  const atEnd: [string, JsonObject][] = [
    ['truncated', { truncated: true }],
    ['a limit that was reached', { limitReached: true }],
    ['a limit that was exceeded', { exceededTransferLimit: true }],
    ['too many results', { too_many_results: true }],
    ['result_is_truncated', { result_is_truncated: 'true' }],
    ['hasBeenTruncated', { hasBeenTruncated: true }],
    ['maxRecordsExceeded', { maxRecordsExceeded: true }],
  ];
  for (const [title, fields] of atEnd) {
    it(`is incomplete where the last page is cut off: ${title}`, () => {
      assert.equal(around(fields, 3).verdict.status, 'incomplete');
      assert(!around(fields, 2).codes.includes('says-partial'), 'a page in the middle is');
    });
  }

  const doubtedAtEnd: [string, JsonObject][] = [
    ['a search in progress', { in_progress: true }],
    ['a search that still runs', { still_running: true }],
    ['a warning', { warnings: ['results truncated due to limit'] }],
    ['a notice of the first', { warning: 'Only the first 24 results are shown' }],
  ];
  for (const [title, fields] of doubtedAtEnd) {
    it(`is a doubt where the last page tells of more: ${title}`, () => {
      assert.equal(around(fields, 3).verdict.status, 'unknown');
      assert(!around(fields, 2).codes.includes('says-partial'), 'a page in the middle is');
    });
  }

  it('is an error where a part of it failed, with what the API says', () => {
    const { verdict, codes } = around({ partialFailureError: { code: 3, message: 'Account 7 was left out' } });
    assert.deepEqual([verdict.status, codes[0]], ['unknown', 'error-answer']);
    assert.match(verdict.evidence[0]?.message ?? '', /Account 7 was left out/);
  });

  it('outweighs a doubt of a page before', () => {
    const run = simulateRun({
      pagination: { method: 'pagenum', limit: 10 },
      dataField: 'items',
      answer: (_, turn) => ({
        body: { items: itemsOf(24, turn * 10 - 10, 10), unreachable: turn === 1 ? ['x'] : [], truncated: turn === 3 },
      }),
    });
    assert.deepEqual([run.verdict.status, run.verdict.evidence[0]?.page], ['incomplete', 3]);
  });

  it('is incomplete by its status and its range', () => {
    assert.equal(around({}, 3, { status: 206 }).verdict.status, 'incomplete');
    assert.equal(around({}, 3, { headers: { 'Content-Range': 'items 20-23/90' } }).verdict.status, 'incomplete');
    assert.equal(around({}, 2, { status: 202 }).verdict.status, 'unknown');
    const waiting = simulateRun({ dataField: 'items', answer: () => ({ body: { items: [] }, status: 202 }) });
    assert.equal(waiting.verdict.status, 'incomplete');
  });

  it('is a doubt where a search still runs beside its records', () => {
    assert.equal(around({ status: 'Running' }).verdict.status, 'unknown');
    assert.equal(around({ status: 'Running' }, 2).codes.includes('says-partial'), false);
  });

  it('is incomplete where a job still runs', () => {
    const run = simulateRun({ dataField: 'rows', answer: () => ({ body: { state: 'running', rows: [] } }) });
    assert.deepEqual([run.verdict.status, run.codes[0]], ['incomplete', 'says-partial']);
  });

  const silent: [string, JsonObject, Partial<SimulatedAnswer>?, JsonObject?][] = [
    ['flags that are false', { partial: false, incomplete_results: false, timed_out: false, truncated: false }],
    ['counts', { incomplete: 3, partial: 0, complete: 21 }],
    ['counts of nothing', { completed: 0, unreachable: 3, failed: 0 }],
    ['nothing that is left', { UnprocessedKeys: {}, unreachable: [], failedSources: [] }],
    ['a length of time', { timeout: 30, timeoutMs: '30s' }],
    ['all of it in a word', { completeness: 'FULL' }],
    ['no partial failure', { partialFailureError: null, partial_failure: false }],
    ['the settings of a query', { query: { timeout: true, partial: true } }],
    ['a status of data beside', { data: { status: 'partial', complete: false, error: 'x' } }],
    ['a status of an order', { fulfillment_status: 'partial' }],
    ['a warning of something else', { warnings: ['The field "notes" was truncated to 255 characters'] }],
    ['a warning that says the opposite', { messages: ['The results were not truncated'] }],
    ['a description', { description: 'Partial results of the elections' }],
    ['all shards', { _shards: { total: 5, successful: 5, skipped: 0, failed: 0 } }],
    ['a flag of one thing', { id: 7, complete: false }],
    ['an echo of what was sent', { partial: true }, {}, { partial: true }],
    ['the state of a thing beside records', { name: 'build', state: 'running' }],
    ['a range that reaches its end', {}, { status: 206, headers: { 'content-range': 'items 20-23/24' } }],
    ['a range of bytes', {}, { headers: { 'content-range': 'bytes 0-99/1000' } }],
  ];
  for (const [title, fields, answer, params] of silent) {
    it(`is none: ${title}`, () => assert(!around(fields, 3, answer, params).codes.includes('says-partial')));
  }

  it('is none where every page has HTTP 206', () => {
    const run = simulateRun({
      pagination: { method: 'pagenum', limit: 10 },
      answer: (_, turn) => ({ body: itemsOf(total, turn * 10 - 10, 10), status: 206 }),
    });
    assert.equal(run.verdict.status, 'complete');
  });

  it('reads the range of records', () => {
    const ranges: [string, ReturnType<typeof findPartialRange>][] = [
      ['items 0-9/34', 'ends-early'],
      ['0-9/34', 'ends-early'],
      ['orders 30-33/34', 'reaches-end'],
      ['items 0-9/*', undefined],
      ['bytes 0-9/34', undefined],
      ['', undefined],
    ];
    for (const [header, found] of ranges) assert.equal(findPartialRange(header), found, header);
  });
});
