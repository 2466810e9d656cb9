import assert from 'node:assert/strict';
import { maskBody } from '../../../../engine/core/secrecy/maskBody.ts';
import { maskQuery } from '../../../../engine/core/secrecy/maskQuery.ts';
import { createSecretFinder } from '../../../../engine/core/secrecy/secretFinder.ts';

const isSecret = createSecretFinder(['long secret', '7', '', 'é/ü']);

describe('createSecretFinder', () => {
  const table: [name: string, value: string, expected: boolean][] = [
    ['a', 'long secret', true],
    ['a', 'a long secret in a text', true],
    ['a', '7', true],
    ['a', '77', false],
    ['a', '', false],
    ['#a', 'x', true],
    ['password', 'x', true],
    ['filter[#a]', 'x', true],
    ['filter[api_key][0]', 'x', true],
    ['page_token', 'x', false],
  ];
  for (const [name, value, expected] of table) {
    it(`${name} = "${value}" ${expected ? 'is hidden' : 'is shown'}`, () =>
      assert.equal(isSecret(name, value), expected));
  }
});

describe('maskQuery', () => {
  const table: [query: string, expected: string][] = [
    ['a=1&b=long+secret&c=7', 'a=1&b=*&c=*'],
    ['a=%C3%A9%2F%C3%BC', 'a=*'],
    ['a%5B%23k%5D=5&b', 'a%5B%23k%5D=*&b'],
    ['a=~x+y&b=%zz', 'a=~x+y&b=%zz'],
    ['', ''],
  ];
  for (const [query, expected] of table) {
    it(`"${query}" is shown as "${expected}"`, () => assert.equal(maskQuery(query, isSecret, '*'), expected));
  }
});

describe('maskBody', () => {
  const table: [body: string, expected: string][] = [
    ['{"a":1,"b":{"c":["long secret","x"]},"d":7}', '{"a":1,"b":{"c":["*","x"]},"d":"*"}'],
    ['{"a":"\\u00e9\\/\\u00fc","e":"\\u00e9"}', '{"a":"*","e":"\\u00e9"}'],
    ['{"#a":5,"10":1.0,"2":12345678901234567890}', '{"#a":"*","10":1,"2":1.2345678901234567e+19}'],
    ['[]', '[]'],
    ['{"a":[],"b":null}', '{"a":[],"b":null}'],
    ['a=1&password=x', 'a=1&password=*'],
  ];
  for (const [body, expected] of table) {
    it(`${body} is shown as ${expected}`, () => assert.equal(maskBody(body, isSecret, '*'), expected));
  }
});
