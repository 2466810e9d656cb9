import assert from 'node:assert/strict';
import { withHeaders } from '../../../../engine/core/request/configuredHeaders.ts';
import { type HttpRequest, withHeader } from '../../../../engine/core/request/httpRequest.ts';
import { parseQuery } from '../../../../engine/core/request/parseQuery.ts';
import { readQuery, writeQuery } from '../../../../engine/core/request/queryMap.ts';
import { resolveEndpoint } from '../../../../engine/core/request/resolveEndpoint.ts';
import { Redactor } from '../../../../engine/core/secrecy/redactor.ts';
import { shownUrl } from '../../../../engine/core/secrecy/requestSecrets.ts';

const request: HttpRequest = {
  method: 'GET',
  target: resolveEndpoint('https://api.example.test/v2/', 'parcels?a=1&key=hunter22&b&key=x%20y&ke%79=z'),
  headers: new Map([
    ['X-A', 'a'],
    ['X-B', 'b'],
  ]),
};

describe('headers of a request (configuration.md 5.2)', () => {
  it('configuration.md 10: an object in the headers of a job is sent as its inner values', () => {
    const added = withHeaders({ ...request, headers: new Map() }, { 'X-A': { b: 'c', d: 1 } });
    assert.deepEqual([...added.headers], [['X-A', ['c', '1']]]);
  });

  it('authentication.md 4.2: white space around a value is not sent', () => {
    const added = withHeaders({ ...request, headers: new Map() }, { 'X-A': ' tok/1 \n', 'X-B': ['\t1', '2 '] });
    assert.deepEqual(
      [...added.headers],
      [
        ['X-A', 'tok/1'],
        ['X-B', ['1', '2']],
      ],
    );
  });

  it('configuration.md 5.2: a header takes the place of one with the same name in any letter case', () => {
    assert.deepEqual(
      [...withHeader(request, 'x-a', 'z').headers],
      [
        ['X-B', 'b'],
        ['x-a', 'z'],
      ],
    );
    assert.equal(request.headers.get('X-A'), 'a');
  });

  it('configuration.md 5.2: true is 1, false and null are empty, a list is a line for each element', () =>
    assert.deepEqual(
      Object.fromEntries(
        withHeaders(request, { 'X-A': true, 'X-B': false, 'X-C': null, 'X-D': [1, true, null], 'X-E': 1.5 }).headers,
      ),
      { 'X-A': '1', 'X-B': '', 'X-C': '', 'X-D': ['1', '1', ''], 'X-E': '1.5' },
    ));
});

describe('the address as it is shown', () => {
  it('configuration.md 14, Pagewright: what the authentication added is masked, however its name is encoded', () => {
    const hidden = { ...request, hiddenQuery: new Set(['key']) };
    assert.equal(
      shownUrl(hidden, new Redactor([])),
      'https://api.example.test/v2/parcels?a=1&key=•••&b&key=•••&ke%79=•••',
    );
  });

  it('jobs.md 12.1: everything else is shown whole, path and query', () =>
    assert.equal(
      shownUrl(request, new Redactor([])),
      'https://api.example.test/v2/parcels?a=1&key=hunter22&b&key=x%20y&ke%79=z',
    ));
});

describe('a query that an answer gives (pagination.md 7)', () => {
  // query, parameters
  const rows: [string, [string, unknown][]][] = [
    ['', []],
    ['a=1', [['a', '1']]],
    ['a=b+c%2Fd', [['a', 'b c/d']]],
    ['n%C3%A9=1', [['né', '1']]],
    ['a=1&a=2&a=3', [['a', ['1', '2', '3']]]],
    ['flag', [['flag', null]]],
    ['flag=', [['flag', '']]],
    ['flag&flag=1', [['flag', [null, '1']]]],
    [
      'a=1&&b=2',
      [
        ['a', '1'],
        ['b', '2'],
      ],
    ],
    ['a=b=c', [['a', 'b=c']]],
  ];
  for (const [query, params] of rows) {
    it(`pagination.md 7: "${query}"`, () => assert.deepEqual(parseQuery(query), params));
  }
});

describe('a query by name (pagination.md 4.2)', () => {
  it('pagination.md 4.2: the values of a repeated name stand together at the place of the first', () => {
    const map = readQuery('a=1&b=2&a=3&c');
    assert.deepEqual(
      [...map],
      [
        ['a', ['1', '3']],
        ['b', ['2']],
        ['c', [null]],
      ],
    );
    assert.equal(writeQuery(map), 'a=1&a=3&b=2&c');
  });
});
