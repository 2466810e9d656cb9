import assert from 'node:assert/strict';
import { editSource } from '@pagewright/core/project/editing/editSource';
import { editJson } from '@pagewright/core/project/source/editJson';
import type { SourceChange } from '@pagewright/core/project/source/sourceChange';
import { withEdit } from '@pagewright/core/project/source/sourceChange';

const cases: [title: string, before: string, change: SourceChange, after: string][] = [
  ['sets a value in place', '{"a": 1,\n "b": 2}', { kind: 'set', path: ['a'], json: '1.10' }, '{"a": 1.10,\n "b": 2}'],
  [
    'sets an object over lines',
    '{\n  "a": 1\n}\n',
    { kind: 'set', path: ['a'], json: '{"b":12345678901234567890,"c":[]}' },
    '{\n  "a": {\n    "b": 12345678901234567890,\n    "c": []\n  }\n}\n',
  ],
  [
    'sets an object on the line of the others',
    '{"a": 1}',
    { kind: 'set', path: ['a'], json: '{"b":[1]}' },
    '{"a": {"b": [1]}}',
  ],
  [
    'adds a key at the end',
    '{\n\t"a": 1\n}\n',
    { kind: 'add', path: [], key: 'b', json: '{"c":2}' },
    '{\n\t"a": 1,\n\t"b": {\n\t\t"c": 2\n\t}\n}\n',
  ],
  [
    'adds a key before another',
    '{"a": 1, "c": 3}',
    { kind: 'add', path: [], key: 'b', json: '2', before: 'c' },
    '{"a": 1, "b": 2, "c": 3}',
  ],
  [
    'adds a key before the first',
    '{\n  "b": 1\n}',
    { kind: 'add', path: [], key: 'a', json: '0', before: 'b' },
    '{\n  "a": 0,\n  "b": 1\n}',
  ],
  [
    'adds a key to an empty object',
    '{\n  "a": {}\n}',
    { kind: 'add', path: ['a'], key: 'b', json: '1' },
    '{\n  "a": {\n    "b": 1\n  }\n}',
  ],
  ['adds a key to null', '{"a": null}', { kind: 'add', path: ['a'], key: 'b', json: '1' }, '{"a": {"b": 1}}'],
  ['removes a key', '{\n  "a": 1,\n  "b": 2\n}', { kind: 'remove', path: ['a'] }, '{\n  "b": 2\n}'],
  ['removes the last key', '{\n  "a": 1,\n  "b": 2\n}', { kind: 'remove', path: ['b'] }, '{\n  "a": 1\n}'],
  ['removes the only key', '{\n  "a": 1\n}', { kind: 'remove', path: ['a'] }, '{}'],
  ['removes an item', '[1, 2, 3]', { kind: 'remove', path: ['1'] }, '[1, 3]'],
  ['renames a key', '{"a" : 1}', { kind: 'rename', path: ['a'], key: 'b"c' }, '{"b\\"c" : 1}'],
  ['inserts an item', '{"a": [1, 2]}', { kind: 'insert', path: ['a'], index: 1, json: '"x"' }, '{"a": [1, "x", 2]}'],
  [
    'inserts an item over lines',
    '[\r\n  1\r\n]',
    { kind: 'insert', path: [], index: 1, json: '{"a":1}' },
    '[\r\n  1,\r\n  {\r\n    "a": 1\r\n  }\r\n]',
  ],
  ['inserts the first item', '{"a": []}', { kind: 'insert', path: ['a'], index: 0, json: '1' }, '{"a": [1]}'],
];

describe('An edit of a JSON text', () => {
  for (const [title, before, change, after] of cases)
    it(title, () => {
      const edit = editJson(before, change);
      assert.ok(edit);
      assert.equal(withEdit(before, edit), after);
    });

  const refused: [title: string, text: string, change: SourceChange][] = [
    ['of a text that is no JSON', '{"a": }', { kind: 'set', path: ['a'], json: '1' }],
    ['at a path that is not there', '{"a": 1}', { kind: 'set', path: ['b'], json: '1' }],
    ['of a key that is there already', '{"a": 1}', { kind: 'add', path: [], key: 'a', json: '1' }],
    ['of a name that is there already', '{"a": 1, "b": 2}', { kind: 'rename', path: ['a'], key: 'b' }],
    ['with a value that is no JSON', '{"a": 1}', { kind: 'set', path: ['a'], json: 'x' }],
  ];
  for (const [title, text, change] of refused)
    it(`is none ${title}`, () => assert.equal(editJson(text, change), undefined));
});

describe('An edit of a file', () => {
  const change: SourceChange = { kind: 'set', path: ['a'], json: '"x"' };
  for (const [file, text, after] of [
    ['main/_config.yml', 'a: 1\n', 'a: x\n'],
    ['file:///C:/x.YAML', 'a: 1\n', 'a: x\n'],
    ['main/config.json', '{"a":1}', '{"a":"x"}'],
  ] as const)
    it(`is one in the syntax of ${file}`, () => {
      const edit = editSource(file, text, change);
      assert.equal(edit && withEdit(text, edit), after);
    });
});
