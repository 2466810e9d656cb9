import assert from 'node:assert/strict';
import { Float, type JsonObject } from '../../../../engine/core/json/value.ts';
import { buildRequest } from '../../../../engine/core/request/buildRequest.ts';
import { targetUrl } from '../../../../engine/core/request/resolveEndpoint.ts';
import { jobWith } from '../../../support/walkScroller.ts';

const base = 'http://api.example.test/v2/';

function get(endpoint: string, params: JsonObject): string {
  return targetUrl(buildRequest(jobWith(params, { endpoint }), base, []).target).slice(
    'http://api.example.test/v2/'.length,
  );
}

// `docs/format/pagination.md#42-get`
const queries: [string, string, JsonObject, string][] = [
  ['no params leave the endpoint as written', 'x?a=b c&&k', {}, 'x?a=b%20c&&k'],
  ["params follow the endpoint's own query", 'x?a=1', { b: 2 }, 'x?a=1&b=2'],
  ['equal names are replaced in place', 'x?a=1&b=2', { a: 9 }, 'x?a=9&b=2'],
  ["the endpoint's own query is decoded and encoded again", 'x?q=a+b%2Fc&flag', { n: 1 }, 'x?q=a+b%2Fc&flag=&n=1'],
  ["keys of the endpoint's query are decoded too (our decision)", 'x?ids%5B%5D=1', { n: 1 }, 'x?ids%5B%5D=1&n=1'],
  ['a broken escape stays as it is', 'x?q=%zz', { n: 1 }, 'x?q=%25zz&n=1'],
  [
    'the keys "" and "0" are dropped',
    'x',
    new Map([
      ['', 1],
      ['0', 2],
      ['a', 3],
    ]),
    'x?a=3',
  ],
  ['text in form encoding', 'x', { q: "a b~*!'()é" }, 'x?q=a+b%7E%2A%21%27%28%29%C3%A9'],
  [
    'floats with up to 14 digits, whole ones as integers',
    'x',
    { a: 0.1 + 0.2, b: new Float(2), c: new Float(1e15) },
    'x?a=0.3&b=2&c=1000000000000000',
  ],
  ['floats beyond 1e17 in scientific notation', 'x', { a: new Float(1e17), b: 1e-7 }, 'x?a=1.0E%2B17&b=1.0E-7'],
  ['true is 1 and false is 0', 'x', { a: true, b: false }, 'x?a=1&b=0'],
  ['null is omitted', 'x', { a: null, b: 1 }, 'x?b=1'],
  ['lists are counted', 'x', { k: ['a', null, true] }, 'x?k%5B0%5D=a&k%5B2%5D=1'],
  ['objects are named, at any depth', 'x', { k: { a: { b: [1] } } }, 'x?k%5Ba%5D%5Bb%5D%5B0%5D=1'],
  ['empty lists and objects are omitted', 'x', { a: [], b: {}, c: { d: [] }, e: '' }, 'x?e='],
  ['the keys "" and "0" are dropped at the top only', 'x', { k: new Map([['0', 1]]), '': 2 }, 'x?k%5B0%5D=1'],
  ["only the first = separates in the endpoint's query", 'x?a=b=c', { n: 1 }, 'x?a=b%3Dc&n=1'],
  ['integers of 64 bits', 'x', { a: 9223372036854775807n }, 'x?a=9223372036854775807'],
];

describe('buildRequest', () => {
  for (const [title, endpoint, params, expected] of queries)
    it(`pagination.md 4.2, GET: ${title}`, () => assert.equal(get(endpoint, params), expected));

  const post = (params: JsonObject) => buildRequest(jobWith(params, { method: 'POST', endpoint: 'x?y=1' }), base, []);

  it("pagination.md 4.3: POST sends the params as JSON and keeps the endpoint's query", () => {
    const request = post({ a: { b: null, c: [1.5, true] }, 'ž/': '' });
    assert.equal(request.body, '{"a":{"b":null,"c":[1.5,true]},"\\u017e\\/":""}');
    assert.equal(targetUrl(request.target), 'http://api.example.test/v2/x?y=1');
    assert.equal(request.headers.get('Content-Type'), 'application/json');
  });

  it('pagination.md 4.3: no params and empty objects are lists, and so are objects that count 0, 1, 2', () => {
    assert.equal(post({}).body, '[]');
    assert.equal(post({ a: {} }).body, '{"a":[]}');
    assert.equal(
      post({
        a: new Map([
          ['0', 'x'],
          ['1', 'y'],
        ]),
      }).body,
      '{"a":["x","y"]}',
    );
    assert.equal(post({ a: new Map([['0', 'x']]) }).body, '{"a":["x"]}');
    assert.equal(post({ a: new Map([['1', 'x']]) }).body, '{"a":{"1":"x"}}');
  });

  it('pagination.md 4.3: the content type replaces a configured one in any letter case', () => {
    const request = buildRequest(jobWith({}, { method: 'POST' }), base, [{ 'content-type': 'text/plain' }]);
    assert.deepEqual([...request.headers], [['Content-Type', 'application/json']]);
  });

  it('pagination.md 4.4: FORM is a POST in form encoding; no params give an empty body', () => {
    const form = (params: JsonObject) => buildRequest(jobWith(params, { method: 'FORM' }), base, []);
    assert.equal(form({ a: 'x y', b: [1, 2] }).body, 'a=x+y&b%5B0%5D=1&b%5B1%5D=2');
    assert.equal(form({}).body, '');
    assert.equal(form({}).method, 'POST');
    assert.equal(form({}).headers.get('Content-Type'), 'application/x-www-form-urlencoded');
    assert.equal(form({ a: { b: { c: 'é' } } }).body, 'a%5Bb%5D%5Bc%5D=%C3%A9');
  });

  it('pagination.md 4.4: the keys "" and "0" are sent here, and a query in the endpoint stays in the address', () => {
    const params = new Map([
      ['', 1],
      ['0', 2],
    ]);
    const request = buildRequest(jobWith(params, { method: 'FORM', endpoint: 'x?y=a+b' }), base, []);
    assert.equal(request.body, '=1&0=2');
    assert.equal(targetUrl(request.target), 'http://api.example.test/v2/x?y=a+b');
  });

  it('configuration.md 5.2: later layers of headers win in any letter case; every kind of value is sent', () => {
    const layers: JsonObject[] = [{ 'X-A': 'api', 'X-B': true, 'X-C': false, 'X-D': null }, { 'x-a': ['1', 2] }];
    const request = buildRequest(jobWith({}, { headers: { 'X-E': 5 } }), base, layers);
    assert.deepEqual(
      [...request.headers],
      [
        ['X-B', '1'],
        ['X-C', ''],
        ['X-D', ''],
        ['x-a', ['1', '2']],
        ['X-E', '5'],
      ],
    );
  });
});
