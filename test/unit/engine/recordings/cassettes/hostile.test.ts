import assert from 'node:assert/strict';
import { parseJson } from '../../../../../engine/core/json/parseJson.ts';
import { plainOf } from '../../../../../engine/core/json/plainOf.ts';
import { readForeignRecording } from '../../../../../engine/core/recordings/cassettes/readForeignRecording.ts';
import { har } from '../../../../support/har.ts';
import { withWrongTypes } from '../../../../support/wrongTypes.ts';
import { cassette, written } from './recorded.ts';

const entry = {
  method: 'POST',
  url: 'https://api.test/users?page=1&key=abc12345',
  headers: { authorization: 'Bearer abcdefgh1' },
  sent: { mimeType: 'application/json', text: '{"a": 1}' },
  body: [{ id: 1, access_token: 'x' }],
  responseHeaders: { link: '<x>' },
};

describe('a foreign recording that is none', () => {
  const others: [text: string, what: string][] = [
    ['', 'not-json'],
    ['{"log": ', 'not-json'],
    ['interactions:\n- request: {}\n', 'not-json'],
    ['null', 'unknown'],
    ['[]', 'unknown'],
    ['"log"', 'unknown'],
    ['{"log": []}', 'unknown'],
    ['{"interactions": {}}', 'unknown'],
    ['{"openapi": "3.0.0"}', 'unknown'],
  ];
  for (const [text, what] of others) {
    it(`is ${what}: ${JSON.stringify(text)}`, () => assert.equal(readForeignRecording(text), what));
  }

  it('is read as far as it goes, whatever type a value has', () => {
    for (const document of [har(entry), cassette([{ body: 'a=1' }])])
      for (const wrong of withWrongTypes(parseJson(JSON.stringify(document)))) {
        const text = JSON.stringify(plainOf(wrong));
        const recording = readForeignRecording(text);
        if (typeof recording !== 'string') written(JSON.parse(text));
      }
  });

  it('is read without what is missing in it', () => {
    const { exchanges, left } = written({ log: { entries: [null, {}, [], 1, { request: {} }, { request: entry }] } });
    assert.deepEqual(exchanges, []);
    assert.match(left[0] ?? '', /^6 exchanges \(the first is number 1\) left out: they have no method or address/);
  });

  it('says no names without end', () => {
    const params = Array.from({ length: 50 }, (_, index) => `a${index}_password=secret${index}`).join('&');
    const { left } = written(
      har({ url: `https://api.test/?${params}&${'x'.repeat(5000)}_secret=abcdefgh1`, body: [] }),
    );
    assert.match(left.join('\n'), /"a9_password" and 41 more are masked/);
  });

  it('takes time and memory with its size: 10,000 exchanges of 10,000 hosts, each naming others', function () {
    this.timeout(60_000);
    const entries = Array.from({ length: 10_000 }, (_, index) => ({
      url: `https://h${index}.test/?page=${index}`,
      body: [`https://h${index + 1}.test/`],
    }));
    const config = { api: { baseUrl: 'https://h0.test' }, config: { jobs: [{ endpoint: 'x' }] } };
    assert.equal(written(har(...entries), config).exchanges.length, 10_000);
  });

  it('masks a credential of each of 1,000 requests, also where its own response repeats it', () => {
    const entries = Array.from({ length: 1_000 }, (_, index) => ({
      url: `https://api.test/?page=${index}`,
      headers: { authorization: `Bearer signature-of-${index}-x` },
      body: { echo: `signature-of-${index}-x` },
    }));
    assert.doesNotMatch(written(har(...entries)).text, /signature-of-/);
  });
});
