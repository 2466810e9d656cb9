import assert from 'node:assert/strict';
import { isUserError } from '../../../../engine/core/errors.ts';
import { resolveEndpoint, targetUrl } from '../../../../engine/core/request/resolveEndpoint.ts';

const host = 'https://api.example.test';

// base, endpoint, address; the first rows are the table of `docs/format/pagination.md#3-building-the-url`, with the row
// that Pagewright decides.
const rows: [string, string, string][] = [
  [`${host}/v2/`, 'parcels', `${host}/v2/parcels`],
  [`${host}/v2/`, 'parcels/', `${host}/v2/parcels/`],
  [`${host}/v2/`, '/parcels', `${host}/parcels`],
  [host, 'parcels', `${host}/parcels`],
  [`${host}/v2/`, 'https://eu.example.test/x', 'https://eu.example.test/x'],
  [`${host}/v2/`, '//eu.example.test/x', 'https://eu.example.test/x'],
  [`${host}/v2/`, '../v1/parcels', `${host}/v1/parcels`],
  [`${host}/v2/`, '?late=1', `${host}/v2/?late=1`],
  [`${host}/v2/list.json`, '?late=1', `${host}/v2/list.json?late=1`],
  [`${host}/v2/?key=1`, 'parcels', `${host}/v2/parcels`],
  // docs/compatibility.md#where-pagewright-decides-differently: a base path without a trailing slash keeps its last segment
  [`${host}/v2`, 'parcels', `${host}/v2/parcels`],
  [`${host}/v2`, 'parcels/', `${host}/v2/parcels/`],
  [`${host}/v2`, '/parcels', `${host}/parcels`],
  // encoding: what is legal stays, the rest is percent-encoded, existing escapes are kept
  [`${host}/v2/`, 'a//b', `${host}/v2/a//b`],
  [`${host}/v2/`, 'a b/{id}', `${host}/v2/a%20b/%7Bid%7D`],
  [`${host}/v2/`, 'ž[1]|"', `${host}/v2/%C5%BE%5B1%5D%7C%22`],
  [`${host}/v2/`, 'a%20b%zz', `${host}/v2/a%20b%25zz`],
  [`${host}/v2/`, "o'clock(1)*!$&+,;=:@", `${host}/v2/o'clock(1)*!$&+,;=:@`],
  [`${host}/v2/`, "x?q=it's [1]&r=/?", `${host}/v2/x?q=it's%20%5B1%5D&r=/?`],
  [`${host}/v2/`, 'x?q={a}|"[ž', `${host}/v2/x?q=%7Ba%7D%7C%22%5B%C5%BE`],
  [`${host}/v2/`, 'x?q=50%&r=%41', `${host}/v2/x?q=50%25&r=%41`],
  [`${host}/v2/`, 'x#part', `${host}/v2/x`],
  [`${host}/v2/`, 'x?a=1#part', `${host}/v2/x?a=1`],
  [`${host}/v2/`, 'a/./b/../c/', `${host}/v2/a/c/`],
  [`${host}/v2/`, './items:batch', `${host}/v2/items:batch`],
  [`${host}/v2/`, 'v1/items:batch', `${host}/v2/v1/items:batch`],
  ['http://127.0.0.1:8377/v1/', 'stations', 'http://127.0.0.1:8377/v1/stations'],
];

describe('resolveEndpoint (pagination.md 3)', () => {
  for (const [base, endpoint, address] of rows) {
    it(`pagination.md 3: ${base} + ${endpoint} is ${address}`, () =>
      assert.equal(targetUrl(resolveEndpoint(base, endpoint)), address));
  }

  it('parses the address of a job once for all of its pages', () => {
    const first = resolveEndpoint(`${host}/v2/`, 'items');
    assert.equal(resolveEndpoint(`${host}/v2/`, 'items'), first);
    assert.equal(targetUrl(resolveEndpoint(`${host}/v3/`, 'items')), `${host}/v3/items`);
    assert.equal(targetUrl(resolveEndpoint(`${host}/v3/`, 'others')), `${host}/v3/others`);
  });

  it('pagination.md 3: a colon in the first segment reads as a scheme and is a user error', () => {
    assert.throws(
      () => resolveEndpoint(`${host}/v2/`, 'items:batch'),
      (error) => isUserError(error) && error.code === 'url.not-http',
    );
  });
});
