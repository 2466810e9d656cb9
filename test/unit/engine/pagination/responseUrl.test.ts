import assert from 'node:assert/strict';
import { isUserError } from '../../../../engine/core/errors.ts';
import { Float, type JsonObject, type JsonValue } from '../../../../engine/core/json/value.ts';
import { scrollerFor } from '../../../support/scrollerFor.ts';
import { jobWith, walkScroller } from '../../../support/walkScroller.ts';
import { tracePaging } from './tracePaging.ts';

const answered = (pagination: JsonObject, ...answers: JsonValue[]) => tracePaging({ pagination, answers });

describe('response.url (pagination.md 7)', () => {
  it('pagination.md 7: a path that the answer does not have is named, one with an empty value is not', () => {
    const missing = answered({ method: 'response.url', urlKey: 'nav.more' }, { nav: {} }).stop;
    const empty = answered({ method: 'response.url' }, { next_page: null }).stop;
    assert.equal(missing?.missingPath, 'nav.more');
    assert.ok(empty !== undefined && !('missingPath' in empty));
  });

  const empties: [string, JsonObject][] = [
    ['missing', {}],
    ['null', { next_page: null }],
    ['false', { next_page: false }],
    ['0', { next_page: 0 }],
    ['0.0', { next_page: new Float(0) }],
    ['empty text', { next_page: '' }],
    ['"0"', { next_page: '0' }],
    ['an empty list', { next_page: [] }],
  ];
  for (const [what, answer] of empties) {
    it(`pagination.md 7: ${what} is an empty value and ends it`, () =>
      assert.equal(answered({ method: 'response.url' }, answer).stop?.stop, 'no-next-url'));
  }

  const noTexts: [string, JsonValue][] = [
    ['a number', 5],
    ['true', true],
    ['an object', { href: 'x' }],
    ['an empty object', {}],
    ['a list', ['x']],
  ];
  for (const [what, next_page] of noTexts) {
    it(`pagination.md 7: ${what} is no text and a user error (15)`, () =>
      assert.throws(
        () => answered({ method: 'response.url' }, { next_page }),
        (error) => isUserError(error) && error.code === 'pagination.url-not-text',
      ));
  }

  it('pagination.md 7: urlKey is looked up in the whole response, also where that is a list', () => {
    const scroller = scrollerFor({ method: 'response.url', urlKey: '1.next' });
    const { requests } = walkScroller(scroller, jobWith(), [{ response: [{}, { next: 'x' }] }]);
    assert.equal(requests[1]?.endpoint, 'x');
  });

  it('pagination.md 7: the default urlKey is next_page, the default delimiter a dot', () => {
    assert.equal(answered({ method: 'response.url' }, { next_page: 'x' }).sent[1], 'GET /v2/x');
    const dotted = { method: 'response.url', urlKey: 'a.b' };
    assert.equal(answered(dotted, { a: { b: 'x' }, 'a.b': 'y' }).sent[1], 'GET /v2/x');
  });

  it('pagination.md 7: delimiter separates the parts of urlKey in place of the dot', () => {
    const slashed = { method: 'response.url', urlKey: 'nav/a.b', delimiter: '/' };
    assert.equal(answered(slashed, { nav: { 'a.b': 'x' } }).sent[1], 'GET /v2/x');
  });

  it('pagination.md 7: method and headers of the job stay', () => {
    const { sent } = tracePaging({
      pagination: { method: 'response.url' },
      job: { method: 'FORM' },
      answers: [{ next_page: 'x' }],
    });
    assert.equal(sent[1], 'POST /v2/x ');
  });
});

describe('zendesk.response.url (pagination.md 10)', () => {
  const noon = Date.UTC(2026, 0, 31, 12);
  const sixMinutesAgo = noon / 1000 - 360;
  const at = (next_page: string, options: JsonObject = {}) =>
    tracePaging({
      pagination: { method: 'zendesk.response.url', ...options },
      params: { depot: 'PRG' },
      answers: [{ next_page }],
      now: () => noon + 999,
    });

  // next address, does it go on
  const rows: [string, boolean][] = [
    [`parcels?start_time=${sixMinutesAgo - 1}`, true],
    [`parcels?start_time=${sixMinutesAgo}`, true],
    [`parcels?start_time=${sixMinutesAgo + 1}`, false],
    [`parcels?page=2&start_time=${noon / 1000}`, false],
    [`https://x.example.test/y?start_time=${noon / 1000}#part`, false],
    [`?start_time=${noon / 1000}`, false],
    ['parcels?start_time=soon', true],
    ['parcels?start_time=', true],
    ['parcels?page=2', true],
    ['parcels', true],
  ];
  for (const [address, goesOn] of rows) {
    it(`pagination.md 10: ${address} ${goesOn ? 'goes on' : 'ends it'}`, () => {
      const { sent, stop } = at(address);
      assert.deepEqual([sent.length, stop?.stop], goesOn ? [2, undefined] : [1, 'no-next-url']);
    });
  }

  it('pagination.md 10: no next address ends it', () => assert.equal(at('').stop?.stop, 'no-next-url'));

  it('pagination.md 10: the separator in urlKey is always a dot', () => {
    const options = { urlKey: 'a.b', delimiter: '/' };
    const { sent } = tracePaging({
      pagination: { method: 'zendesk.response.url', ...options },
      answers: [{ a: { b: 'x' } }],
    });
    assert.equal(sent[1], 'GET /v2/x');
  });

  it('pagination.md 10: paramIsQuery and includeParams are those of response.url', () => {
    assert.equal(at('?page=2', { paramIsQuery: true }).sent[1], 'GET /v2/parcels?page=2');
    const both = { paramIsQuery: true, includeParams: true };
    assert.equal(at('?page=2', both).sent[1], 'GET /v2/parcels?depot=PRG&page=2');
    assert.equal(at('x?page=2', { includeParams: true }).sent[1], 'GET /v2/x?page=2&depot=PRG');
  });
});
