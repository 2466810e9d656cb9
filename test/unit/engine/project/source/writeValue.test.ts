import assert from 'node:assert/strict';
import { writeValue } from '../../../../../engine/core/project/editing/writeValue.ts';
import { withEdit } from '../../../../../engine/core/project/source/sourceChange.ts';

const cases: [title: string, path: string, value: unknown, json: [string, string?], yaml: [string, string?]][] = [
  [
    'in place of another one',
    'a/b',
    2,
    ['{"a": {"b": 1}}', '{"a": {"b": 2}}'],
    ['a:\n  b: 1 # c\n', 'a:\n  b: 2 # c\n'],
  ],
  ['of a new key', 'a/c', 2, ['{"a": {"b": 1}}', '{"a": {"b": 1, "c": 2}}'], ['a:\n  b: 1\n', 'a:\n  b: 1\n  c: 2\n']],
  [
    'with the objects that lead to it',
    'a/c/d',
    [1],
    ['{"a": {"b": 1}}', '{"a": {"b": 1, "c": {"d": [1]}}}'],
    ['a:\n  b: 1\n', 'a:\n  b: 1\n  c:\n    d:\n    - 1\n'],
  ],
  [
    'in an item of a list',
    'a/0/c',
    2,
    ['{"a": [{"b": 1}]}', '{"a": [{"b": 1, "c": 2}]}'],
    ['a:\n- b: 1\n', 'a:\n- b: 1\n  c: 2\n'],
  ],
  ['nowhere, where a text is in the way', 'a/b/c', 2, ['{"a": {"b": "x"}}'], ['a:\n  b: x\n']],
  ['nowhere, where there is no such item', 'a/1/b', 2, ['{"a": [{}]}'], ['a:\n- b: 1\n']],
  ['nowhere, where a variable is in its place', 'a/b', 2, ['{"a": {"b": "{{ c }}"}}'], ['a:\n  b: "{{ c }}"\n']],
  ['nowhere, where it has a variable', 'a', { b: 2 }, ['{"a": {"b": "x{{vault.c}}"}}'], ['a:\n  b: x{{vault.c}}\n']],
  [
    'beside a variable',
    'a/c',
    2,
    ['{"a":{"b":"{{c}}"}}', '{"a":{"b":"{{c}}", "c": 2}}'],
    ['a:\n  b: "{{c}}"\n', 'a:\n  b: "{{c}}"\n  c: 2\n'],
  ],
  ['nowhere, where an alias repeats it', 'a/b', 2, ['{"a": 1}'], ['a: &x\n  b: 1\nc: *x\n']],
  ['nowhere in a text that cannot be read', 'a/b', 2, ['{"a": '], ['a: [\n']],
];

describe('the value at a path of a file', () => {
  for (const [title, path, value, json, yaml] of cases) {
    for (const [file, [before, after]] of [
      ['config.json', json],
      ['_config.yml', yaml],
    ] as const) {
      it(`is written ${title}: ${file}`, () => {
        const edit = writeValue(file, before, path.split('/'), JSON.stringify(value));
        assert.equal(edit && withEdit(before, edit), after);
      });
    }
  }
});
