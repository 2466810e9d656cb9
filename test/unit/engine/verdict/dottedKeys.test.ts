import assert from 'node:assert/strict';
import type { JsonObject, JsonValue } from '../../../../engine/core/json/value.ts';
import { itemsOf, simulateRun } from './simulateRun.ts';

const items = itemsOf(10);
const token = { method: 'response.param', queryParam: 'token' };
const url = { method: 'response.url' };

function read(pagination: JsonObject, fields: Record<string, JsonValue>, dataField = 'items') {
  return simulateRun({ pagination, dataField, answer: () => ({ body: { items, ...fields } }) });
}

describe('a key with a dot where a path is split', () => {
  const speaks: [title: string, JsonObject, Record<string, JsonValue>, message: RegExp][] = [
    [
      'a token',
      { ...token, responseParam: 'page.after' },
      { 'page.after': 'x2' },
      /is split at "\.", but the response has a key "page\.after"\. No option sets another separator here/,
    ],
    [
      'a token below another key',
      { ...token, responseParam: 'meta.page.after' },
      { meta: { 'page.after': 'x2' } },
      /a key "page\.after"/,
    ],
    [
      'an address',
      { ...url, urlKey: 'page.more' },
      { 'page.more': '/2' },
      /Write "page\.more" with "delimiter": "\/"\.$/,
    ],
    [
      'an address, with a method whose separator is fixed',
      { method: 'zendesk.response.url', urlKey: 'page.more' },
      { 'page.more': '/2' },
      /No option sets/,
    ],
  ];
  for (const [title, pagination, fields, message] of speaks) {
    it(`speaks of ${title}`, () => {
      const { verdict } = read(pagination, fields);
      const found = verdict.evidence.find(({ code }) => code === 'path-never-found');
      assert.equal(verdict.status, 'incomplete');
      assert.match(found?.message ?? '', message);
      assert.doesNotMatch(JSON.stringify(verdict), /x2/);
    });
  }

  const silent: [title: string, JsonObject, Record<string, JsonValue>][] = [
    ['an empty one, after which nothing comes', { ...token, responseParam: 'page.after' }, { 'page.after': null }],
    ['another key with a dot', { ...token, responseParam: 'page.after' }, { 'page.size': 10 }],
    ['a key without the dot', { ...url, urlKey: 'page.more' }, { pagemore: 1 }],
  ];
  for (const [title, pagination, fields] of silent) {
    it(`claims nothing because of ${title}`, () => {
      assert.equal(read(pagination, fields).verdict.status, 'unknown');
    });
  }

  it('reads it with another separator', () => {
    const answer = (_: unknown, turn: number) => ({ body: { items, ...(turn === 1 && { 'page.more': '/2' }) } });
    const pagination = { ...url, urlKey: 'page.more', delimiter: '/' };
    assert.equal(simulateRun({ pagination, dataField: 'items', answer }).pages, 2);
  });

  it('names the total that ended the paging at once', () => {
    const pagination = { method: 'pagenum', limitStop: { field: 'page.total' } };
    const { verdict } = read(pagination, { 'page.total': 30 });
    const found = verdict.evidence.find(({ code }) => code === 'limit-stop');
    assert.match(
      found?.message ?? '',
      /The path "page\.total" is split at "\.", but the response has a key "page\.total"/,
    );
  });

  it('names the records', () => {
    const answer = () => ({ body: { 'data.rows': items } });
    const { verdict } = simulateRun({ dataField: 'data.rows', answer });
    assert.equal(verdict.status, 'incomplete');
    assert.match(
      verdict.evidence[0]?.message ?? '',
      /a key "data\.rows"\. Write \{"path": "data\.rows", "delimiter": "\/"\}\.$/,
    );
  });
});
