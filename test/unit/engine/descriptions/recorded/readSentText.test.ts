import assert from 'node:assert/strict';
import type { SentBody } from '../../../../../engine/core/descriptions/recorded/exchange.ts';
import { readSentText } from '../../../../../engine/core/descriptions/recorded/readSentText.ts';

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';

describe('readSentText', () => {
  const read: [what: string, text: string, type: string, expected: SentBody][] = [
    ['JSON', '{"a": 1}', json, { value: { a: 1 } }],
    ['JSON of a type of its own', '{"a": 1}', 'application/vnd.api+json; charset=utf-8', { value: { a: 1 } }],
    ['JSON that is called plain text', '{"a": 1}', 'text/plain;charset=UTF-8', { value: { a: 1 } }],
    ['JSON without a type', '\uFEFF {"a": 1}', '', { value: { a: 1 } }],
    ['comments', '{ // it\'s "one"\n "a": 1 /* two */ }', json, { value: { a: 1 } }],
    ['commas before brackets', '{"a": [1, 2,], }', json, { value: { a: [1, 2] } }],
    ['no comments in texts', '{"a": "https://b // c /* d */"}', json, { value: { a: 'https://b // c /* d */' } }],
    [
      'variables outside of quotes',
      '{"a": {{b}}, "c": [{{ d e }}]}',
      json,
      { value: { a: '{{b}}', c: ['{{ d e }}'] } },
    ],
    ['variables inside of quotes', '{"a": "x {{b}}"}', json, { value: { a: 'x {{b}}' } }],
    ['a list, by its positions', '[{"a": 1}]', json, { value: new Map([['0', { a: 1 }]]) }],
    ['a form', 'a=1&b=x+y&c', form, { value: { a: 1, b: 'x y', c: '' }, isForm: true }],
    ['nothing', ' \n', json, {}],
  ];
  for (const [what, text, type, expected] of read)
    it(`reads ${what}`, () => assert.deepEqual(readSentText(text, type), expected));

  const unread: [what: string, text: string, type: string, problem: RegExp][] = [
    ['XML', '<a/>', 'text/xml', /^it is "text\/xml", and a job sends JSON or a form$/],
    ['JSON that is called something else', '{"a": 1}', 'application/graphql', /"application\/graphql"/],
    ['broken JSON', '{"a": ', json, /not valid JSON/],
    ['a single value', '"a"', json, /single value/],
    ['plain text', 'hello', '', /plain text/],
    ['one variable', ' {{body}} ', json, /nothing but a variable/],
    ['several parts', '--x\r\nContent-Disposition: form-data', 'multipart/form-data; boundary=x', /multipart/],
  ];
  for (const [what, text, type, problem] of unread) {
    it(`says why it does not read ${what}`, () => {
      const found = readSentText(text, type);
      assert.equal(found.value, undefined);
      assert.match(found.problem ?? '', problem);
    });
  }

  it('leaves out a key that is a variable, and says so', () => {
    const { value, problem } = readSentText('{"a": 1, "{{b}}": 2}', json);
    assert.deepEqual(value, { a: 1 });
    assert.match(problem ?? '', /its key "\{\{b\}\}" is a variable/);
  });
});
