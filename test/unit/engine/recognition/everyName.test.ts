import assert from 'node:assert/strict';
import { findPagingParams } from '../../../../engine/core/descriptions/evidence/pagingParams.ts';
import { schemaOfValues } from '../../../../engine/core/descriptions/schemaOfValues.ts';
import { ownParam } from '../../../../engine/core/finding/candidates/readEvidence.ts';
import type { JsonValue } from '../../../../engine/core/json/value.ts';
import { type ParamRole, pagingWords } from '../../../../engine/core/recognition/paging/pagingWords.ts';
import { totalWords } from '../../../../engine/core/recognition/totalWords.ts';
import { asksLater } from '../../../../engine/core/verdict/asksLater.ts';
import { namesIn, tableNames } from '../../../support/pagingNames.ts';
import { rolesOfPage, rolesOfSchema, rolesOfShape } from './threeForms.ts';

/** As many fields as an envelope may have. */
const maxCount = 200;

describe('every name in the table of the words of paging', () => {
  const rows = [
    ...pagingWords.response.map(([role, , names]) => ({ role, names, holder: undefined })),
    ...pagingWords.belowNext.map(([role, , names]) => ({ role, names, holder: 'next' })),
    ...Object.values(totalWords).map((names) => ({ role: 'total', names, holder: undefined })),
  ];
  for (const { role, names, holder } of rows) {
    it(`has its role in a page, a schema and a shape: ${role}, ${names.slice(0, 60)}`, () => {
      const all = namesIn(names);
      for (let from = 0; from < all.length; from += maxCount) {
        const some = all.slice(from, from + maxCount);
        const fields = Object.fromEntries(some.map((name) => [name, valueFor(role)]));
        const around = holder === undefined ? fields : { [holder]: fields };
        const response = { response: { orders: [{ a: 1 }], ...around } as JsonValue, dataField: 'orders' };
        for (const rolesIn of [rolesOfPage, rolesOfSchema, rolesOfShape]) {
          const found = new Set(rolesIn(response).map((line) => line.replace(/: \w+ /, ' ')));
          const missing = some.filter(
            (name) => !found.has(`${holder === undefined ? '' : `${holder}.`}${name} ${role}`),
          );
          assert.deepEqual(missing, [], rolesIn.name);
        }
      }
    });
  }

  const sent = tableNames.filter(({ place, grade }) => place === 'request' && grade === 'sure');
  it('has its role as a parameter that a document describes', () => {
    const missing = sent.filter(({ name, role }) => {
      const value = role === 'nextToken' ? 'abc' : 1;
      const schema = schemaOfValues([value]);
      const param = { name, in: 'query' as const, isRequired: false, description: '', schema };
      const found = findPagingParams({ params: [param], method: 'GET' });
      // A parameter for the last id counts as that, although a request may send a token there.
      return found[role as ParamRole | 'lastId'] === undefined && found.lastId === undefined;
    });
    assert.deepEqual(missing, []);
  });

  const counted = sent.filter(({ role }) => role !== 'lastId');
  it('has its role as a parameter that a job sends', () => {
    const missing = counted.filter(({ name, role }) => ownParam({ params: [[name, 2]] }, role as ParamRole) !== name);
    assert.deepEqual(missing, []);
  });

  it('has its role in a request that was sent', () => {
    const missing = counted.filter(({ name, role }) => {
      const params = { [name]: role === 'nextToken' ? 'abc' : 2 };
      return asksLater({ method: 'GET', endpoint: 'orders', params } as never, undefined) !== (role !== 'size');
    });
    assert.deepEqual(missing, []);
  });
});

function valueFor(role: string): JsonValue {
  if (role === 'nextAddress') return 'https://a.b/orders?page=2';
  if (role === 'nextToken') return 'abc';
  return role === 'more' ? true : 7;
}
