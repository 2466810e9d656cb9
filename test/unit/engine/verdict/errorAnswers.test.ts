import assert from 'node:assert/strict';
import type { JsonObject, JsonValue } from '../../../../engine/core/json/value.ts';
import { itemsOf, simulateRun } from './simulateRun.ts';
import { judgeAnswer } from './singleAnswer.ts';

/** Two full pages with these fields around them, and then this response. */
const pagesThen = (body: JsonValue, around: JsonObject = {}, params: JsonObject = {}, dataField = 'items') =>
  simulateRun({
    pagination: { method: 'pagenum' },
    params,
    dataField,
    answer: (_, turn) => ({
      body: turn < 3 ? { ...(around as Record<string, JsonValue>), items: itemsOf(20, turn * 10 - 10, 10) } : body,
    }),
  });

describe('an error that comes with HTTP 200', () => {
  const spoken: [string, JsonValue, JsonObject?][] = [
    ['a text for an error', { ok: false, error: 'ratelimited' }, { ok: true }],
    ['an error object', { error: { code: 17, message: 'User request limit reached' } }],
    ['a list of errors beside no data', { errors: [{ message: 'Throttled' }], data: null }],
    ['an error beside an empty list', { items: [], error: 'timeout' }],
    ['an error number of its own name', { items: [], errcode: 40001 }],
    ['an error that is true', { items: [], error: true }],
    ['a success that is false', { success: false, items: [] }, { success: true }],
    ['a success of 0', { success: 0, items: [] }, { success: 1 }],
    ['a status that says so', { status: 'error', message: 'Internal error' }, { status: 'success' }],
    ['a status in capitals', { status: 'OVER_QUERY_LIMIT', items: [] }, { status: 'OK' }],
    ['a status like one of HTTP', { code: 429, items: [] }, { code: 200 }],
    ['a status object', { status: { error_code: 1008, error_message: 'Too many' }, items: [] }],
    ['a flag for failure', { items: [], isError: true }],
    ['a status that good pages of another id had', { Id: 'c', Status: 'ERROR', items: [] }, { Id: 'a', Status: 'OK' }],
    ['a success that good pages with an id had', { id: 2, success: false, items: [] }, { id: 1, success: true }],
    ['the state of one thing that turns', { id: 7, status: 'failed', items: [] }, { id: 7, status: 'completed' }],
    ['a result that was "success"', { result: 'error', items: [] }, { result: 'success' }],
    ['a "res" of NG', { res: 'NG', items: [] }, { res: 'OK' }],
    ['a "type" of error, and no list', { type: 'error' }, { type: 'success' }],
    ['a "valid" that turns false', { valid: false, items: [] }, { valid: true }],
    ['a flag that was 0', { ErrorOccurred: 1, items: [] }, { ErrorOccurred: 0 }],
    ['the status of a request', { request_status: 'ERROR', items: [] }, { request_status: 'SUCCESS' }],
    ['a code in text with a sentence', { code: '50011', msg: 'Too Many Requests', items: [] }, { code: '0', msg: '' }],
    ['a code without a list or a new field', { code: '50011', msg: 'Too Many Requests' }, { code: '0', msg: '' }],
    ['a status of 0 with a sentence', { status: 0, info: 'OVER_LIMIT', items: [] }, { status: 1, info: 'OK' }],
    ['other fields where the records were', { fault: 'x', reason: 'y' }],
    ['a sentence where the records were', { message: 'API rate limit exceeded' }],
    ['a list of errors in place of the response', [{ message: 'Too long', errorCode: 'QUERY_TIMEOUT' }]],
    ['an error in the list', { items: [{ error: { message: 'timeout' } }] }],
    ['an error with a code in the list', { items: [{ error: 'rate limited', code: 429 }] }],
    ['an object that says it failed in place of the list', { items: { message: 'Server Error' } }],
    ['a text in place of the response', 'Rate limit exceeded'],
    ['a text in place of the list', { items: 'Too many requests' }],
    ['an error object in place of the list', { items: { error: 'limit', code: 4 } }],
  ];
  for (const [title, body, around] of spoken) {
    it(`speaks for missing records: ${title}`, () => {
      const { verdict, codes } = pagesThen(body, around);
      assert.equal(verdict.status, 'incomplete', codes.join());
      assert.equal(codes[0], 'error-answer');
      assert.equal(verdict.evidence[0]?.page, 3);
      assert.equal(verdict.evidence[0]?.pointer, '/config/jobs/0');
      assert(!codes.includes('full-then-empty'));
    });
  }

  const silent: [string, JsonObject, JsonObject?, JsonObject?][] = [
    ['no error', { ok: true, error: null, errors: [], items: [] }, { ok: true, error: null, errors: [] }],
    ['an empty error object', { errors: {}, error: '', items: [] }],
    ['an error object that says none', { error: { code: 0, message: '' }, items: [] }],
    ['"none" for an error', { error: 'none', errorMessage: 'No error', items: [] }],
    ['a code of 0', { code: 0, message: 'ok', items: [] }, { code: 0, message: 'ok' }],
    ['a code of 200', { code: 200, items: [] }, { code: 200 }],
    ['a count of errors', { errors: 3, items: [] }, { errors: 3 }],
    ['an echo of what was sent', { status: 'failed', items: [] }, { status: 'failed' }, { status: 'failed' }],
    ['an echo under another name', { state: 'failed', items: [] }, {}, { 'filter[state]': 'failed' }],
    ['a state that all pages have', { status: 'failed', items: [] }, { status: 'failed' }],
    ['the state of one thing', { id: 5, status: 'failed', items: [] }],
    ['the state of one thing on all pages', { id: 7, status: 'failed', items: [] }, { id: 7, status: 'failed' }],
    ['a type that no page had', { type: 'error', items: [] }],
    ['a result that is data', { result: 'the error was mended last week', items: [] }, { result: 'none' }],
    ['a status of an order', { order_status: 'failed', items: [] }, { order_status: 'paid' }],
    ['a status of 0 that found nothing', { status: '0', message: 'No orders found', items: [] }, { status: '1' }],
    ['a sentence about anything else', { items: [], message: 'Page 3 is invalid, see the docs' }],
    ['"success": false that found nothing', { success: false, message: 'empty result', items: [] }, { success: true }],
    ['a "ret" that counts', { ret: 0, items: [] }, { ret: 10 }],
    ['a sentence that nothing was found', { status: 'error', message: 'No more records', items: [] }, { status: 'ok' }],
    ['no list and nothing new', { total: 20 }, { total: 20 }],
    ['no list but a word for the end', { total: 20, message: 'No more results' }, { total: 20 }],
    ['no list but fields of paging', { total: 20, page: 3, prev: '/2' }, { total: 20 }],
    ['an empty object', {}],
    ['a status for an empty end', { status: 'ZERO_RESULTS', items: [] }, { status: 'OK' }],
  ];
  for (const [title, body, around, params] of silent) {
    it(`is none: ${title}`, () => {
      const { verdict, codes } = pagesThen(body, around, params);
      assert.equal(verdict.status, 'complete', JSON.stringify(verdict));
      assert(!codes.includes('error-answer') && !codes.includes('status-changed'));
    });
  }

  const doubtful: [string, JsonValue, JsonObject][] = [
    ['a sentence in a list in place of the response', [{ message: [{ value: 'Not known here' }] }], {}],
    ['a sentence in the list', { items: [{ message: 'Please wait', type: 'notice' }] }, {}],
    ['a sentence about a limit of requests', { items: [], message: 'Rate limit exceeded' }, {}],
    ['a code in text', { code: '50011', items: [] }, { code: '0' }],
    ['a code in text, against a number', { code: '50011', items: [] }, { code: 0 }],
    ['a code with a letter', { code: 'A0501', items: [] }, { code: '00000' }],
    ['a code below 0', { ret: -1, items: [] }, { ret: 0 }],
    ['a 0 where all others have 1', { status: '0', message: 'Window is too large', items: [] }, { status: '1' }],
    ['the same without a list', { status: 0 }, { status: 1 }],
    ['a word of any name, without a list', { phase: 'collapsed' }, { phase: 'served' }],
    ['a number of any name that was 0, without a list', { fehler: 17 }, { fehler: 0 }],
  ];
  for (const [title, body, around] of doubtful) {
    it(`is a doubt: ${title}`, () => {
      const { verdict, codes } = pagesThen(body, around);
      assert.equal(verdict.status, 'unknown', codes.join());
      assert.match(codes[0] ?? '', /^(status-changed|error-answer)$/);
    });
  }

  const ends: [string, JsonObject, JsonObject][] = [
    ['a word for the end', { phase: 'complete' }, { phase: 'more' }],
    ['a count of the page', { returned: 0 }, { returned: 10 }],
    ['a flag for an empty page', { empty: true }, { empty: false }],
    ['a name of paging', { page_type: 'past' }, { page_type: 'inner' }],
    ['a time', { at: '2026-01-31T08:00:03Z' }, { at: '2026-01-31T08:00:00Z' }],
    ['a code that is another form of the same', { code: '00' }, { code: 0 }],
  ];
  for (const [title, body, around] of ends) {
    it(`is no failure where the list is gone, but another value of ${title}`, () =>
      assert.equal(pagesThen(body, around).verdict.status, 'complete'));
  }

  it('quotes the API, as code on one line', () => {
    const message = (body: JsonValue) => pagesThen(body).verdict.evidence[0]?.message;
    assert.equal(
      message({ error: { message: 'Limit\n reached, `wait`' } }),
      `The response of page 3 is an error in "error": \`Limit reached, 'wait'\`.`,
    );
    assert.equal(message({ error: { code: 'RATE' } }), 'The response of page 3 is an error in "error": `RATE`.');
    assert.match(message({ status: 'error', message: 'Too many' }) ?? '', /"status": `Too many`/);
    assert.equal(message({ error: true, items: [] }), 'The response of page 3 is an error in "error".');
  });

  it('is seen in the only answer too', () => {
    const bodies: [JsonValue, string?][] = [
      [{ ok: false, error: 'invalid_auth' }, 'channels'],
      [{ errors: [{ message: 'x' }], data: null }, 'data.nodes'],
      [{ success: false, total: 0, items: [] }, 'items'],
      [{ error: 'x' }],
      [{ message: 'x', error: 'y' }, '.'],
    ];
    for (const [body, dataField] of bodies) {
      const { verdict, codes } = judgeAnswer(body, dataField);
      assert.equal(verdict.status, 'incomplete', JSON.stringify(body));
      assert(!codes.includes('total-matches'));
    }
  });

  it('does not mistake an answer for one', () => {
    const bodies: [JsonValue, string?][] = [
      [{ id: 7, error: 'build failed', status: 'failed', code: 4 }, '.'],
      [{ errors: itemsOf(7) }],
      [{ errors: itemsOf(7), total: 7 }, 'errors'],
      [{ items: [{ error: 'x', status: 'failed' }], total: 1 }, 'items'],
      [{ id: 3, success: false, items: itemsOf(2) }, 'items'],
    ];
    for (const [body, dataField] of bodies) {
      assert(!judgeAnswer(body, dataField).codes.includes('error-answer'), JSON.stringify(body));
    }
  });

  it('is seen beside records, where a part of them failed', () => {
    const { verdict } = pagesThen({
      items: itemsOf(24, 20, 10),
      errors: [{ message: 'timeout of a node', path: ['x'] }],
    });
    assert.equal(verdict.status, 'incomplete');
    assert.match(verdict.evidence[0]?.message ?? '', /has an error in "errors": `timeout of a node`/);
  });

  /** Pages with their list under "items", without `dataField`, and then this response. */
  const onlyListThen = (body: JsonValue) =>
    simulateRun({
      pagination: { method: 'pagenum' },
      answer: (_, turn) => ({ body: turn === 3 ? body : { items: itemsOf(20, turn * 10 - 10, 10) } }),
    });
  const otherLists: [string, JsonValue, string][] = [
    ['a bare list of errors', [{ errorCode: 'LIMIT', message: 'Requests exceeded' }], 'incomplete'],
    ['details of a message', { message: 'Quota exceeded', details: [{ reason: 'x', domain: 'y' }] }, 'incomplete'],
    ['messages', { messages: [{ code: 'X', text: 'Rate limit exceeded' }] }, 'incomplete'],
    ['a list beside a title', { title: 'An error occurred', violations: [{ propertyPath: 'page' }] }, 'incomplete'],
    ['a list of anything else', { suggestions: [{ term: 'x' }] }, 'unknown'],
    ['an empty list', { suggestions: [] }, 'complete'],
    ['a list of records', { items: [{ id: 99, message: 'failed', error: 'x' }] }, 'complete'],
  ];
  for (const [title, body, status] of otherLists) {
    it(`is looked for in the only list of a response: ${title}`, () =>
      assert.equal(onlyListThen(body).verdict.status, status));
  }

  it('is no record of a list whose records tell of errors', () => {
    const log = (turn: number) =>
      itemsOf(14, turn * 10 - 10, 10).map((_, row) => ({ message: `failed ${row}`, code: row }));
    const run = simulateRun({
      pagination: { method: 'pagenum' },
      dataField: 'items',
      answer: (_, turn) => ({ body: { items: log(turn) } }),
    });
    assert.equal(run.verdict.status, 'complete');
  });

  it('is seen where a list called "errors" is all that was found to read', () => {
    const alone = judgeAnswer({ errors: [{ message: 'Cannot query field' }] });
    assert.equal(alone.verdict.status, 'incomplete');
    const later = simulateRun({
      pagination: { method: 'pagenum', limit: 10 },
      answer: (_, turn) => ({ body: { [turn === 1 ? 'items' : 'errors']: itemsOf(turn === 1 ? 10 : 1) } }),
    });
    assert.equal(later.verdict.status, 'incomplete');
  });

  it('is a doubt after as many records as the API reports', () => {
    const pages = (turn: number) => ({ total: 20, items: itemsOf(20, turn * 10 - 10, 10) });
    const { verdict, codes } = simulateRun({
      pagination: { method: 'pagenum' },
      dataField: 'items',
      answer: (_, turn) => ({ body: turn < 3 ? pages(turn) : { error: 'bad page' } }),
    });
    assert.deepEqual([verdict.status, ...codes], ['unknown', 'error-answer', 'total-matches']);
  });

  it('says nothing of totals and of what follows', () => {
    const { codes } = pagesThen({ error: 'x', items: [], total: 20, has_more: false, next: null });
    assert.deepEqual(codes, ['error-answer']);
  });

  it('does not end a token', () => {
    const { verdict, codes } = simulateRun({
      pagination: { method: 'response.param', responseParam: 'next', queryParam: 'token' },
      dataField: 'items',
      answer: (_, turn) => {
        const good: JsonValue = { next: `x${turn}`, items: itemsOf(99, turn * 9, 9) };
        return { body: turn < 3 ? good : { ok: false, error: 'gone' } };
      },
    });
    assert.deepEqual([verdict.status, ...codes], ['incomplete', 'error-answer']);
  });
});
