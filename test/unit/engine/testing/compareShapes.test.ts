import assert from 'node:assert/strict';
import { inferShape } from '../../../../engine/core/shapes/growingShape.ts';
import { mergeShapes } from '../../../../engine/core/shapes/mergeShapes.ts';
import { compareShapes } from '../../../../engine/core/testing/drift/compareShapes.ts';

type Json = Parameters<typeof inferShape>[0];

const shapeOf = ([first, ...others]: readonly Json[]) =>
  others.reduce(
    (shape: ReturnType<typeof inferShape>, value) => mergeShapes(shape, inferShape(value)),
    inferShape(first ?? null),
  );

// the recorded answers, the answer of now, what has changed
const cases: [title: string, recorded: Json[], now: Json, changes: string[]][] = [
  ['nothing', [{ items: [{ id: 1 }], total: 1 }], { items: [{ id: 2 }, { id: 3 }], total: 2 }, []],
  [
    'a key that is gone',
    [{ items: [{ id: 1, name: 'a' }] }],
    { items: [{ id: 1 }] },
    ['users: "items[].name" is missing now'],
  ],
  [
    'a key that is gone from a list of records',
    [[{ id: 1, name: 'a' }]],
    [{ id: 1 }],
    ['users: "name" is missing now'],
  ],
  ['a key that only some records had', [[{ id: 1, name: 'a' }, { id: 2 }]], [{ id: 1 }], []],
  ['a key that only one answer had', [{ next: 'a', total: 1 }, { total: 1 }], { total: 1 }, []],
  ['a new key', [[{ id: 1 }]], [{ id: 1, email: 'a@b.example' }], ['users: "email" is new']],
  [
    'the path to the list',
    [{ items: [{ id: 1 }] }],
    { data: [{ id: 1 }] },
    ['users: "items" is missing now', 'users: "data" is new'],
  ],
  ['a total that is gone, with all others', [{ total: 1 }], {}, ['users: "total" is missing now']],
  ['another kind of value', [[{ age: 1 }]], [{ age: '1' }], ['users: "age" was a number and is text']],
  ['a fraction', [[{ price: 1 }]], [{ price: 1.5 }], []],
  ['a kind that was there too', [[{ id: 1 }, { id: 'a' }]], [{ id: 'b' }], []],
  ['null, which says nothing', [[{ note: 'a' }]], [{ note: null }], []],
  ['a value that was always null', [[{ note: null }]], [{ note: 'a' }], []],
  ['an empty list, which says nothing', [{ items: [{ id: 1 }] }], { items: [] }, []],
  ['a list in place of an object', [{ items: {} }], { items: [] }, ['users: "items" was an object and is a list']],
  [
    'an object in place of the whole list',
    [[{ id: 1 }]],
    { items: [] },
    ['users: the answer was a list and is an object'],
  ],
  ['an object that is empty in this record', [[{ id: 1, meta: { a: 1 } }]], [{ id: 1, meta: {} }], []],
];

describe('the comparison of the shapes of answers', () => {
  for (const [title, recorded, now, changes] of cases) {
    it(`finds ${changes.length === 0 ? 'no change' : 'the change'}: ${title}`, () => {
      const found = compareShapes('users', shapeOf(recorded), shapeOf([now]));
      assert.deepEqual(
        found.map(({ message }) => message),
        changes,
      );
    });
  }
});
