import assert from 'node:assert/strict';
import { requestChanges } from '../../../../../client/runs/testPane/requestChanges.ts';

const sent = (url: string, more: object = {}) => ({ method: 'GET', url, requestHeaders: {}, ...more });
type Sent = ReturnType<typeof sent>;

describe('What changed since the request before', () => {
  const cases: [string, before: Sent, after: Sent, changes: string[]][] = [
    [
      'an offset',
      sent('http://a.test/u?offset=0&limit=5'),
      sent('http://a.test/u?offset=100&limit=5'),
      ['offset 0 → 100'],
    ],
    ['a new parameter', sent('http://a.test/u'), sent('http://a.test/u?cursor=abc'), ['cursor – → abc']],
    ['a parameter that is gone', sent('http://a.test/u?limit=5'), sent('http://a.test/u'), ['limit 5 → –']],
    ['a list of parameters', sent('http://a.test/u?a=1&a=2'), sent('http://a.test/u?a=1&a=3'), ['a 1, 2 → 1, 3']],
    [
      'the address of a child of another record',
      sent('http://a.test/users/1/orders'),
      sent('http://a.test/users/2/orders'),
      ['address http://a.test/users/1/orders → http://a.test/users/2/orders'],
    ],
    [
      'a field of a JSON body',
      sent('http://a.test/u', { body: { after: 'a', size: 2 } }),
      sent('http://a.test/u', { body: { after: 'b', size: 2 } }),
      ['body after a → b'],
    ],
    [
      'a field of a form',
      sent('http://a.test/u', { method: 'POST', body: 'page=1&size=2' }),
      sent('http://a.test/u', { method: 'POST', body: 'page=2&size=2' }),
      ['body page 1 → 2'],
    ],
    ['a method', sent('http://a.test/u'), sent('http://a.test/u', { method: 'POST' }), ['method GET → POST']],
    [
      'a header',
      sent('http://a.test/u', { requestHeaders: { 'X-Page': '1', Accept: 'a' } }),
      sent('http://a.test/u', { requestHeaders: { 'X-Page': '2', Accept: 'a' } }),
      ['header x-page 1 → 2'],
    ],
    ['nothing', sent('http://a.test/u?a=1'), sent('http://a.test/u?a=1'), []],
  ];
  for (const [what, before, after, changes] of cases) {
    it(`shows ${what}`, () => {
      const found = requestChanges(before, after);
      assert.deepEqual(
        found.map(({ name, was = '–', is = '–' }) => `${name} ${was} → ${is}`),
        changes,
      );
    });
  }
});
