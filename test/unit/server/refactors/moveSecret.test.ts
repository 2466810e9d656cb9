import assert from 'node:assert/strict';
import { planned } from './planned.ts';
import { refactored } from './refactored.ts';

const kind = 'refactor.rewrite.moveSecret';

const table: [what: string, title: string, before: string, after: string][] = [
  [
    'an attribute is renamed with all references to it, in functions too',
    'Move Secret to "#key"',
    '{"api": {"http": {"headers": {"X": {"attr": "key"}}}}, "config": {"k|ey": "s", "jobs": [{"endpoint": "a", "params": {"a": {"function": "md5", "args": [{"attr": "key"}]}, "b": {"attr": "other"}}}]}}',
    '{"api": {"http": {"headers": {"X": {"attr": "#key"}}}}, "config": {"#key": "s", "jobs": [{"endpoint": "a", "params": {"a": {"function": "md5", "args": [{"attr": "#key"}]}, "b": {"attr": "other"}}}]}}',
  ],
  [
    'an attribute within another is renamed by its whole name',
    'Move Secret to "#t"',
    '{"api": {"baseUrl": {"attr": "a.t"}}, "config": {"a": {"t": "|s"}, "t": "x", "jobs": []}}',
    '{"api": {"baseUrl": {"attr": "a.#t"}}, "config": {"a": {"#t": "s"}, "t": "x", "jobs": []}}',
  ],
  [
    'a text in a header becomes an attribute',
    'Move Secret to "#X-Api-Key"',
    '{"api": {"http": {"headers": {"X-Api-Key": "s|"}}}, "config": {"jobs": []}}',
    '{"api": {"http": {"headers": {"X-Api-Key": {"attr": "#X-Api-Key"}}}}, "config": {"jobs": [], "#X-Api-Key": "s"}}',
  ],
  [
    'a text in a parameter becomes an attribute whose name is free',
    'Move Secret to "#token2"',
    '{"api": {}, "config": {"#token": "other", "jobs": [{"endpoint": "a", "params": {"token": "|s"}}]}}',
    '{"api": {}, "config": {"#token": "other", "jobs": [{"endpoint": "a", "params": {"token": {"attr": "#token2"}}}], "#token2": "s"}}',
  ],
  [
    'a text in the query of an authentication becomes an attribute',
    'Move Secret to "#access_token"',
    '{"api": {"authentication": {"type": "query", "query": {"access_token|": "s"}}}, "config": {\n  "jobs": []\n}}',
    '{"api": {"authentication": {"type": "query", "query": {"access_token": {"attr": "#access_token"}}}}, "config": {\n  "jobs": [],\n  "#access_token": "s"\n}}',
  ],
];

describe('Move Secret to # Key', () => {
  for (const [what, title, before, after] of table) {
    it(what, async () => {
      assert.deepEqual(await refactored(kind, before), { [title]: after });
      JSON.parse(after);
    });
  }

  it('leaves the requests as they are', async () => {
    const before =
      '{"api": {"baseUrl": "https://a.b/"}, "config": {"jobs": [{"endpoint": "a", "params": {"api_key": "|s"}}]}}';
    const [after] = Object.values(await refactored(kind, before));
    assert.deepEqual(planned(after ?? ''), planned(before.replace('|', '')));
  });

  for (const [why, text] of [
    ['the key has its mark', '{"config": {"#k|ey": "s"}}'],
    ['both keys are there', '{"config": {"k|ey": "s", "#key": "t"}}'],
    ['the value is no text', '{"config": {"k|ey": 1}}'],
    ['the value is empty', '{"config": {"k|ey": ""}}'],
    ['a run reads the key itself', '{"config": {"output|Bucket": "in"}}'],
    ['nothing says that it is a secret', '{"config": {"jobs": [{"endpoint": "a", "params": {"q": "|s"}}]}}'],
    ['it is computed already', '{"config": {"jobs": [{"endpoint": "a", "params": {"token": {"attr": "|x"}}}]}}'],
    ['there is no config to hold it', '{"api": {"http": {"headers": {"token": "|s"}}}}'],
    ['nothing is written yet', '{"config": {"key": |'],
  ] as const) {
    it(`is not offered where ${why}`, async () => assert.deepEqual(await refactored(kind, text), {}));
  }
});
