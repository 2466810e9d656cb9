import assert from 'node:assert/strict';
import type { SourceChange } from '@pagewright/core/project/source/sourceChange';
import { withEdit } from '@pagewright/core/project/source/sourceChange';
import { editYaml } from '@pagewright/core/project/source/yaml/editYaml';

type Case = [title: string, before: string, change: SourceChange, after: string];

const set = (path: string[], json: string): SourceChange => ({ kind: 'set', path, json });
const add = (path: string[], key: string, json: string, before?: string): SourceChange => ({
  ...{ kind: 'add', path, key, json },
  ...(before !== undefined && { before }),
});
const remove = (path: string[]): SourceChange => ({ kind: 'remove', path });
const rename = (path: string[], key: string): SourceChange => ({ kind: 'rename', path, key });
const insert = (path: string[], index: number, json: string): SourceChange => ({ kind: 'insert', path, index, json });

const groups: Record<string, Case[]> = {
  'sets a value': [
    ['in place, with its comment', 'a: 1  # note\nb: 2\n', set(['a'], '3'), 'a: 3  # note\nb: 2\n'],
    ['with the single quotes of the old one', "a: 'x'\n", set(['a'], '"it\'s"'), "a: 'it''s'\n"],
    ['with the double quotes of the old one', 'a: "x"\n', set(['a'], '"y"'), 'a: "y"\n'],
    ['with quotes where it needs them', 'a: x\n', set(['a'], '"yes"'), "a: 'yes'\n"],
    ['with quotes around a variable', 'a: x\n', set(['a'], '"{{ x }}"'), "a: '{{ x }}'\n"],
    ['without quotes around a variable inside', 'a: x\n', set(['a'], '"https://{{ x }}/"'), 'a: https://{{ x }}/\n'],
    ['with all digits', 'a: 1\n', set(['a'], '1.10'), 'a: 1.10\n'],
    ['where nothing is written', 'a:\nb: 1\n', set(['a'], '"x"'), 'a: x\nb: 1\n'],
    ['where only a comment is written', 'a: # note\nb: 1\n', set(['a'], '2'), 'a: 2 # note\nb: 1\n'],
    ['in an item without a value', '-\n- 1\n', set(['0'], '2'), '- 2\n- 1\n'],
    ['in brackets', 'a: {b: 1, c: [x]}\n', set(['a', 'c', '0'], '"y, z"'), "a: {b: 1, c: ['y, z']}\n"],
    ['in braces without a colon', 'a: {b, c: 1}\n', set(['a', 'b'], '2'), 'a: {b: 2, c: 1}\n'],
    ['in place of a block', 'a: |\n  x\n  y\nb: 1\n', set(['a'], '"z"'), 'a: z\nb: 1\n'],
    ['in place of a text over lines', 'a: x\n  y\nb: 1\n', set(['a'], '"z"'), 'a: z\nb: 1\n'],
    ['in place of a map', 'a:\n  b: 1\nc: 2\n', set(['a'], '"x"'), 'a: x\nc: 2\n'],
    [
      'in place of a list in the column of its key',
      'a: # note\n- 1\nc: 2\n',
      set(['a'], '[]'),
      'a: # note\n  []\nc: 2\n',
    ],
    ['in place of an alias', 'a: &x 1\nb: *x\n', set(['b'], '2'), 'a: &x 1\nb: 2\n'],
    ['and keeps an anchor that nothing uses', 'a: &x 1\n', set(['a'], '2'), 'a: &x 2\n'],
    ['that is a map', 'a: 1 # note\nb: 2\n', set(['a'], '{"x":1,"y":[2]}'), 'a:\n  x: 1\n  y:\n  - 2 # note\nb: 2\n'],
    ['that is a map for a map', 'a:\n    b: 1\n', set(['a'], '{"x":{"y":2}}'), 'a:\n    x:\n        y: 2\n'],
    ['that is a list in a file with indented lists', 'a:\n  - 1\nb: 2\n', set(['b'], '[3]'), 'a:\n  - 1\nb:\n  - 3\n'],
    ['that is a map in an item', '- 1\n- 2\n', set(['1'], '{"a":1,"b":2}'), '- 1\n- a: 1\n  b: 2\n'],
    ['that is a map in braces', 'a: {b: 1}\n', set(['a', 'b'], '{"c":[1]}'), 'a: {b: {c: [1]}}\n'],
    ['with line breaks of Windows', 'a: 1\r\nb: 2\r\n', set(['a'], '{"x":1}'), 'a:\r\n  x: 1\r\nb: 2\r\n'],
    ['of the whole text', '# top\na: 1\n', set([], '{"b":2}'), '# top\nb: 2\n'],
  ],
  'adds a key': [
    ['at the end of a map', 'a:\n  b: 1\nd: 2\n', add(['a'], 'c', '"x"'), 'a:\n  b: 1\n  c: x\nd: 2\n'],
    ['after the comment of the last one', 'a: 1 # note\n', add([], 'b', '2'), 'a: 1 # note\nb: 2\n'],
    ['at the end of a text without a line break', 'a: 1', add([], 'b', '2'), 'a: 1\nb: 2'],
    ['before another one', 'a: 1\n# note\nc: 3\n', add([], 'b', '2', 'c'), 'a: 1\n# note\nb: 2\nc: 3\n'],
    ['before the first one of an item', '- a: 1\n', add(['0'], 'b', '2', 'a'), '- b: 2\n  a: 1\n'],
    ['to a map in an item', '- a: 1\n- c\n', add(['0'], 'b', '[1]'), '- a: 1\n  b:\n  - 1\n- c\n'],
    ['with the quotes of the others', '"a": 1\n', add([], 'b', '"x"'), '"a": 1\n"b": x\n'],
    ['with quotes where it needs them', 'a: 1\n', add([], 'yes', '1'), "a: 1\n'yes': 1\n"],
    ['to braces', 'a: {b: 1}\n', add(['a'], 'c', '{"d":2}'), 'a: {b: 1, c: {d: 2}}\n'],
    ['to braces over lines', 'a: {\n  b: 1\n  }\n', add(['a'], 'c', '2'), 'a: {\n  b: 1,\n  c: 2\n  }\n'],
    ['to braces with a last comma', 'a: {b: 1,}\n', add(['a'], 'c', '2'), 'a: {b: 1, c: 2,}\n'],
    ['to empty braces', 'a: {}\nb: 1\n', add(['a'], 'c', '2'), 'a:\n  c: 2\nb: 1\n'],
    ['to empty braces in braces', 'a: {b: {}}\n', add(['a', 'b'], 'c', '2'), 'a: {b: {c: 2}}\n'],
    ['where nothing is written', 'a: # note\nb: 1\n', add(['a'], 'c', '2'), 'a: # note\n  c: 2\nb: 1\n'],
    ['to an empty text', '# top\n', add([], 'a', '1'), '# top\na: 1'],
    [
      'after a map that only merges',
      'a: &x {b: 1}\nc:\n  <<: *x\n',
      add(['c'], 'd', '2'),
      'a: &x {b: 1}\nc:\n  <<: *x\n  d: 2\n',
    ],
    ['after a block that keeps empty lines', 'a: |+\n  x\n\n', add([], 'b', '2'), 'a: |+\n  x\n\nb: 2\n'],
  ],
  removes: [
    ['a key with its line', 'a: 1\nb: 2 # note\nc: 3\n', remove(['b']), 'a: 1\nc: 3\n'],
    ['a key with the lines of its value', 'a:\n  b:\n  - 1\n  c: 2\n', remove(['a', 'b']), 'a:\n  c: 2\n'],
    ['the last key of a text', 'a: 1\nb: 2', remove(['b']), 'a: 1'],
    ['the first key of an item', '- a: 1\n  # note\n  b: 2\n', remove(['0', 'a']), '- # note\n  b: 2\n'],
    ['the only key of a map', 'a:\n  b: 1\nc: 2\n', remove(['a', 'b']), 'a: {}\nc: 2\n'],
    ['an item', 'a:\n- 1\n- b: 2\n  c: 3\n- 4\n', remove(['a', '1']), 'a:\n- 1\n- 4\n'],
    ['an item of a list in a list', '- - 1\n  - 2\n', remove(['0', '0']), '- - 2\n'],
    ['the only item of a list', 'a:\n- 1\n', remove(['a', '0']), 'a: []\n'],
    ['a key of braces', 'a: {b: 1, c: 2, d: 3}\n', remove(['a', 'c']), 'a: {b: 1, d: 3}\n'],
    ['the last item of brackets', 'a: [1, 2]\n', remove(['a', '1']), 'a: [1]\n'],
    ['the only item of brackets', 'a: [ 1 ]\n', remove(['a', '0']), 'a: []\n'],
    ['the second of two equal keys', 'a: 1\na: 2\n', remove(['a']), 'a: 1\n'],
  ],
  'renames a key': [
    ['with its comment and its value', 'a: 1 # note\n', rename(['a'], 'b'), 'b: 1 # note\n'],
    ['in its quotes', "'a': 1\n", rename(['a'], 'b c'), "'b c': 1\n"],
    ['to one that needs quotes', 'a: 1\n', rename(['a'], 'on'), "'on': 1\n"],
    ['in braces', '{a: 1, b: 2}\n', rename(['b'], 'c:d'), "{a: 1, 'c:d': 2}\n"],
    ['above a map', 'a:\n  b: 1\n', rename(['a'], 'c'), 'c:\n  b: 1\n'],
  ],
  'inserts an item': [
    ['at the end', 'a:\n- 1 # note\nb: 2\n', insert(['a'], 1, '"x"'), 'a:\n- 1 # note\n- x\nb: 2\n'],
    ['at the beginning', 'a:\n  - 1\n', insert(['a'], 0, '{"b":1,"c":2}'), 'a:\n  - b: 1\n    c: 2\n  - 1\n'],
    ['between two', '- 1\n# note\n- 2\n', insert([], 1, '[3]'), '- 1\n# note\n- - 3\n- 2\n'],
    ['into brackets', 'a: [1, 2]\n', insert(['a'], 1, '"x: y"'), "a: [1, 'x: y', 2]\n"],
    ['into empty brackets', 'a: []\n', insert(['a'], 0, '1'), 'a:\n- 1\n'],
    ['where nothing is written', 'a:\n', insert(['a'], 0, '1'), 'a:\n- 1\n'],
  ],
};

describe('An edit of a YAML text', () => {
  for (const [group, cases] of Object.entries(groups))
    for (const [title, before, change, after] of cases)
      it(`${group} ${title}`, () => {
        const edit = editYaml(before, change);
        assert.ok(edit);
        assert.equal(withEdit(before, edit), after);
      });

  const refused: [title: string, text: string, change: SourceChange][] = [
    ['of a value that an alias repeats', 'a: &x {b: 1}\nc: *x\n', set(['a', 'b'], '2')],
    ['of a value inside an alias', 'a: &x {b: 1}\nc: *x\n', set(['c', 'b'], '2')],
    ['of a key that is merged', 'a: &x {b: 1}\nc: {<<: *x, d: 1}\n', remove(['c', 'b'])],
    ['at a path that is not there', 'a: 1\n', set(['b'], '2')],
    ['of a key that is there already', 'a: 1\n', add([], 'a', '2')],
    ['of a name that is there already', 'a: 1\nb: 2\n', rename(['a'], 'b')],
    ['before a key that is not there', 'a: 1\n', add([], 'b', '2', 'c')],
    ['beyond the end of a list', '- 1\n', insert([], 2, '2')],
    ['with a value that is no JSON', 'a: 1\n', set(['a'], '{')],
    ['with a key that is too long for YAML', 'a: 1\n', add([], 'k'.repeat(1100), '2')],
  ];
  for (const [title, text, change] of refused)
    it(`is none ${title}`, () => assert.equal(editYaml(text, change), undefined));
});
