import assert from 'node:assert/strict';
import type { JsonValue } from '../../../../engine/core/json/value.ts';
import { choicesFor } from './choicesFor.ts';

const rows = [{ name: 'a' }];
const url = (urlKey: string) => ({ method: 'response.url', urlKey, delimiter: '/' });

describe('Find Pagination, of a key with a dot', () => {
  const addresses: [title: string, response: JsonValue, urlKey: string][] = [
    ['OData', { '@odata.nextLink': 'https://a.b/rows?p=2', value: rows }, '@odata.nextLink'],
    ['an address at the root', { 'page.next': 'https://a.b/rows?p=2', rows }, 'page.next'],
    ['an address below another key', { meta: { 'page.next': '/rows?p=2' }, rows }, 'meta/page.next'],
    ['a key that is named so', { 'links.nextUrl': '?p=2', rows }, 'links.nextUrl'],
  ];
  for (const [title, response, urlKey] of addresses) {
    it(`reads ${title} with another delimiter`, async () => {
      const [first] = await choicesFor({ response });
      assert.deepEqual([first?.confidence, first?.pagination], ['high', url(urlKey)]);
    });
  }

  const tokens: [title: string, response: JsonValue][] = [
    ['at the root', { 'page.nextToken': 'abc', rows }],
    ['below another key', { meta: { 'page.next': 'abc' }, rows }],
    ['that is a number', { 'next.page': 2, rows }],
  ];
  for (const [title, response] of tokens) {
    it(`says that nothing reads a token ${title}`, async () => {
      const [first, ...others] = await choicesFor({ response });
      assert.deepEqual([first?.pagination, others], [null, []]);
      assert.match(first?.evidence ?? '', /its key has a dot, where "responseParam" is split/);
    });
  }

  const silent: [title: string, response: JsonValue][] = [
    ['a total', { 'page.total': 9, rows }],
    ['a previous page', { 'links.prev': 'https://a.b/rows?p=0', rows }],
    ['a key of the records', { rows: [{ 'page.next': 'abc' }] }],
  ];
  for (const [title, response] of silent) {
    it(`is silent about ${title}`, async () => {
      assert.deepEqual(await choicesFor({ response }), []);
    });
  }
});
