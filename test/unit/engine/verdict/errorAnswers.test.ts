import assert from 'node:assert/strict';
import type { JsonObject, JsonValue } from '../../../../engine/core/json/value.ts';
import { itemsOf, simulateRun } from './simulateRun.ts';
import { judgeAnswer } from './singleAnswer.ts';

/** Two full pages with these fields around them, and then this answer. */
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
    ['other fields where the records were', { fault: 'x', reason: 'y' }],
    ['a sentence where the records were', { message: 'API rate limit exceeded' }],
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

describe('a state of the response that changes', () => {
  const states = (values: readonly JsonValue[], name = 'status') =>
    simulateRun({
      pagination: { method: 'pagenum', limit: 10 },
      dataField: 'items',
      answer: (_, turn) => ({
        body: { [name]: values[turn - 1] ?? null, items: itemsOf(10 * values.length - 3, turn * 10 - 10, 10) },
      }),
    });

  const doubts: [string, JsonValue[]][] = [
    ['on the last page', ['OK', 'OK', 'STALE']],
    ['in the middle', ['OK', 'STALE', 'OK', 'OK']],
    ['on the first', ['warming', 'OK', 'OK']],
    ['as a code', [1000, 1000, 1003]],
  ];
  for (const [title, values] of doubts) {
    it(`is a doubt ${title}`, () => {
      const { verdict, codes } = states(values);
      assert.deepEqual([verdict.status, codes[0]], ['unknown', 'status-changed']);
    });
  }

  it('speaks for missing records where it means failure', () => {
    assert.deepEqual(states(['ok', 'failed', 'ok', 'ok']).codes[0], 'error-answer');
    assert.deepEqual(states([true, true, false], 'success').codes[0], 'error-answer');
  });

  const silent: [string, JsonValue[], string?][] = [
    ['that is another word for success', ['OK', 'OK', 'completed']],
    ['on every page', ['a', 'b', 'c', 'd']],
    ['of two pages, which are no rule', ['OK', 'STALE']],
    ['to another good code', [200, 200, 204]],
    ['that is a token', ['xA1==', 'xB2==', 'xC3=='], 'state'],
  ];
  for (const [title, values, name] of silent) {
    it(`says nothing ${title}`, () => assert.deepEqual(states(values, name).codes, ['full-then-short']));
  }
});
