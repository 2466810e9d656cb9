import assert from 'node:assert/strict';
import { Redactor } from '../../../../engine/core/secrecy/redactor.ts';
import { shownUrl } from '../../../../engine/core/secrecy/requestSecrets.ts';

const shown = (query: string, hidden?: string[]) =>
  shownUrl(
    { target: { origin: 'https://api.test', path: '/x', query }, ...(hidden && { hiddenQuery: new Set(hidden) }) },
    new Redactor(['s3cret value', '7'], new Set(['sig'])),
  );

describe('the address of a request as it may be shown', () => {
  // what it is about, query, shown
  const rows: [title: string, query: string, shown: string][] = [
    ['has what is no credential as it is written', '?a=b+c&d=%7E&e&page_token=f&=g', '?a=b+c&d=%7E&e&page_token=f&=g'],
    ['has no value that its authentication added', '?sign=1&a=2', '?sign=•••&a=2'],
    ['has no value of a parameter that is marked with #, however short', '?%23z=q9&page=1', '?%23z=•••&page=1'],
    ['… nested ones too', '?filter%5B%23z%5D%5B0%5D=q9', '?filter%5B%23z%5D%5B0%5D=•••'],
    ['has no value of a parameter that is called like a credential', '?API-Key=ab&secret=c', '?API-Key=•••&secret=•••'],
    ['has no parameter that is a secret as a whole, however short', '?a=7&b=77', '?a=•••&b=77'],
    ['has no parameter that holds a secret', '?a=for+s3cret+value&b=1', '?a=•••&b=1'],
    ['shows by what the configuration pages, whatever it is called', '?sig=abc&%23sig=abc', '?sig=abc&%23sig=•••'],
    ['is left alone without a query', '', ''],
  ];
  for (const [title, query, expected] of rows)
    it(title, () => assert.equal(shown(query.slice(1), ['sign']), `https://api.test/x${expected}`));

  it('masks by name without an authentication too', () =>
    assert.equal(shown('%23z=q9'), 'https://api.test/x?%23z=•••'));
});
