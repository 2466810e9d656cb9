import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { messageForms, readMessage } from '../../../../engine/core/platform/judging/jobMessages.ts';

const cases: readonly [message: string, means: string | undefined][] = [
  ['Running component ex-generic-v2 (row 1 of 2)', 'run-started'],
  ['Skipping disabled configuration: 101, version: 7', 'run-skipped'],
  ['Finished component ex-generic-v2 (row 1 of 1)', 'harmless'],
  ['GET /v2/items?limit=2&offset=0 HTTP/1.1\r\nHost: a.example', 'request'],
  ['\nGET / HTTP/1.1', 'request'],
  ['GET https://a.example/items', undefined],
  ["dataField 'items' contains no data!", 'empty-page'],
  ['The dataField is fine', undefined],
  ["Job 'abc' finished when last response matched the previous!", 'same-response'],
  ['Force stopping: page limit reached (2 pages).', 'force-stop'],
  ['Limit reached, stopping scrolling. Current count: 40, limit: 40', 'limit-stop'],
  ['Paging ended: fewer rows than the page size.', 'short-page'],
  ['Paging ended: no next value.', 'no-next'],
  ['We ended: fewer rows than the page size', undefined],
  ['', undefined],
  ['x'.repeat(1_000_000), undefined],
];

describe('messages of a job', () => {
  for (const [message, means] of cases)
    it(`${message.slice(0, 70).trim()} | ${means ?? 'not recognised'}`, () =>
      assert.equal(readMessage({ message })?.means, means));

  it('a request has its method and its address', () => {
    const { groups } = readMessage({ message: 'POST /v2/items?a=1 HTTP/1.1\r\n' }) ?? {};
    assert.deepEqual({ ...groups }, { method: 'POST', target: '/v2/items?a=1' });
  });

  it('docs/platform.md says which words are inferred', () => {
    const docs = readFileSync(path.join(import.meta.dirname, '../../../../docs/platform.md'), 'utf8');
    const place = docs.slice(docs.indexOf('## What has not been seen on the real service'));
    const words = [
      'request line',
      'retry',
      'short page',
      'empty one',
      'no next value',
      'nextPageFlag',
      'forceStop',
      'limitStop',
    ];
    for (const word of [...words, 'came again', 'dataField', 'no list', 'placeholders', 'ignored error'])
      assert.ok(place.includes(word), word);
    assert.ok(messageForms.some(({ words: how }) => how === 'inferred'));
  });
});
