import assert from 'node:assert/strict';
import { inferShape } from '../../../../engine/core/shapes/inferShape.ts';
import { nextValuePaths } from '../../../../server/service/shapes/nextValuePaths.ts';

describe('nextValuePaths', () => {
  it('unites the paths of several jobs and the types that each path was seen with', () => {
    const users = { responses: 1, schema: inferShape({ next: 'a', total: 3 }) };
    const groups = { responses: 1, schema: inferShape({ next: null, page: { id: 1 } }) };
    assert.deepEqual(nextValuePaths([users, groups]), [
      { path: 'next', types: ['string', 'null'] },
      { path: 'total', types: ['integer'] },
      { path: 'page.id', types: ['integer'] },
    ]);
  });

  it('leaves out what any job answers with a list or an object', () => {
    const users = { responses: 1, schema: inferShape({ next: 'a', rows: [] }) };
    const groups = { responses: 1, schema: inferShape({ next: {} }) };
    assert.deepEqual(nextValuePaths([users, groups]), []);
  });

  it('has nothing where nothing is known', () => assert.deepEqual(nextValuePaths([]), []));
});
