import assert from 'node:assert/strict';
import { expectationsIn } from '../../../../client/testing/items/expectationsIn.ts';

const cases: [what: string, text: string, found: string[]][] = [
  ['each key', '{ "verdict": "complete", "requests": { "max": 2 } }', ['run /verdict', 'run /requests']],
  ['each table', '{ "tables": { "users": {}, "in.c-a.b": {} } }', ['table /tables/users', 'table /tables/in.c-a.b']],
  ['a table with a name to escape', '{ "tables": { "a/b": {} } }', ['table /tables/a~1b']],
  ['"tables" itself where it has none', '{ "tables": {} }', ['run /tables']],
  ['nothing of what expects nothing', '{ "$schema": "x", "description": "y", "config": {} }', []],
  ['nothing in what is no object', '[1]', []],
  ['nothing in an empty text', '', []],
  [
    'the first ones of a text that is half typed',
    '{ "verdict": "complete", "requests": { ',
    ['run /verdict', 'run /requests'],
  ],
];

describe('The expectations of a case in the view of tests', () => {
  for (const [what, text, found] of cases)
    it(`are ${what}`, () => {
      const all = expectationsIn(text);
      assert.deepEqual(
        all.map(({ kind, pointer }) => `${kind} ${pointer}`),
        found,
      );
    });

  it('reach from their key to the end of their value', () => {
    const text = '{\n  "requests": {\n    "max": 2\n  }\n}';
    const [{ start, end } = assert.fail()] = expectationsIn(text);
    assert.equal(text.slice(start, end), '"requests": {\n    "max": 2\n  }');
  });
});
