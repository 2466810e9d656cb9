import assert from 'node:assert/strict';
import { maskBody, maskHeaders, maskQuery, maskUrl } from '../../../../engine/core/secrecy/masker.ts';
import { Redactor } from '../../../../engine/core/secrecy/redactor.ts';

const redactor = new Redactor(['long secret', '7', '', 'é/ü'], new Set(['session']));

describe('a field that a person sees', () => {
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
    ['session', 'x', false],
    ['#session', 'x', true],
    ['session', 'long secret', true],
  ];
  for (const [name, value, expected] of table) {
    it(`${name} = "${value}" ${expected ? 'is hidden' : 'is shown'}`, () =>
      assert.equal(redactor.hides(name, value), expected));
  }
});

describe('maskQuery', () => {
  const table: [query: string, expected: string][] = [
    ['a=1&b=long+secret&c=7', 'a=1&b=•••&c=•••'],
    ['a=%C3%A9%2F%C3%BC', 'a=•••'],
    ['a%5B%23k%5D=5&b', 'a%5B%23k%5D=•••&b'],
    ['a=~x+y&b=%zz', 'a=~x+y&b=%zz'],
    ['', ''],
  ];
  for (const [query, expected] of table) {
    it(`"${query}" is shown as "${expected}"`, () => assert.equal(maskQuery(query, redactor), expected));
  }
});

describe('maskBody', () => {
  const table: [body: string, expected: string][] = [
    ['{"a":1,"b":{"c":["long secret","x"]},"d":7}', '{"a":1,"b":{"c":["•••","x"]},"d":"•••"}'],
    ['{"a":"\\u00e9\\/\\u00fc","e":"\\u00e9"}', '{"a":"•••","e":"\\u00e9"}'],
    ['{"#a":5,"10":1.0,"2":12345678901234567890}', '{"#a":"•••","10":1,"2":1.2345678901234567e+19}'],
    ['[]', '[]'],
    ['{"a":[],"b":null}', '{"a":[],"b":null}'],
    ['{"password":{"old":"x","new":["y",true]},"a":true}', '{"password":{"old":"•••","new":["•••","•••"]},"a":true}'],
    ['{"a":"say long secret","a long secret b":1}', '{"a":"•••","a ••• b":1}'],
    ['a=1&password=x', 'a=1&password=•••'],
    ['{"a":"long secret', '{"a":"•••'],
  ];
  for (const [body, expected] of table) {
    it(`${body} is shown as ${expected}`, () => assert.equal(maskBody(body, redactor), expected));
  }
});

describe('maskUrl', () => {
  const table: [url: string, expected: string][] = [
    ['https://x.test/7/77?a=7&b=long%20secret', 'https://x.test/•••/77?a=•••&b=•••'],
    ['/%C3%A9%2F%C3%BC/long%20secrets?b', '/•••/•••s?b'],
    ['/a?next=https://x.test/b?password=x', '/a?next=https://x.test/b?password=•••'],
  ];
  for (const [url, expected] of table) {
    it(`"${url}" is shown as "${expected}"`, () => assert.equal(maskUrl(url, redactor), expected));
  }
});

describe('maskHeaders', () => {
  const table: [name: string, line: string, expected: string][] = [
    ['X-Session', 'ab12c', '•••'],
    ['Authorization', 'Bearer abc', 'Bearer •••'],
    ['authorization', 'abc', '•••'],
    ['X-Any', '7', '•••'],
    ['X-Any', '77', '77'],
    [
      'Link',
      '<https://x.test/?key=long+secret&access_token=x&page=2>',
      '<https://x.test/?key=•••&access_token=•••&page=2>',
    ],
  ];
  for (const [name, line, expected] of table) {
    it(`"${name}: ${line}" is shown as "${expected}"`, () =>
      assert.deepEqual(maskHeaders(new Map([[name, line]]), redactor), [[name, expected]]));
  }
});
