import assert from 'node:assert/strict';
import { isUserError } from '../../../../engine/core/errors.ts';
import { Structure } from '../../../../engine/core/tables/structure.ts';
import type { StructureNode } from '../../../../engine/core/tables/structureNode.ts';
import { convertPages, pageOf } from '../../../support/convertPages.ts';

/** The structure after pages of `t`. */
function structureOf(...pages: string[]): Structure {
  const structure = new Structure();
  for (const rows of pages) structure.analyse(pageOf('t', rows));
  return structure;
}

/** The tree of `t` as text: types, and in brackets their parts. */
function treeOf(...pages: string[]): string {
  const root = structureOf(...pages).roots.get('t');
  return root === undefined ? 'nothing' : shown(root);
}

function shown({ type, item, fields }: StructureNode): string {
  const below = [...fields].map(([key, field]) => `${key}: ${shown(field)}`);
  return `${type}${item === undefined ? '' : `[${shown(item)}]`}${below.length === 0 ? '' : `{${below.join(', ')}}`}`;
}

/** Columns of each table, the link left out. */
function columnsOf(...pages: string[]): Record<string, string[]> {
  const tables = convertPages(pages.map((rows) => pageOf('t', rows)));
  return Object.fromEntries(
    [...tables].map(([name, [header]]) => [name, header?.filter((column) => column !== 'JSON_parentId') ?? []]),
  );
}

const conflict =
  (...words: string[]) =>
  (error: unknown) =>
    isUserError(error) && error.code === 'table.type-conflict' && words.every((word) => error.message.includes(word));

describe('json-to-csv.md 2: all pages are analysed before anything is written', () => {
  const rowsOf = (...pages: [dataType: string, rows: string][]) =>
    Object.fromEntries(convertPages(pages.map((page) => pageOf(...page))));

  it('2.1: pages are taken in their order, whatever data types come between', () => {
    assert.deepEqual(rowsOf(['t', '[{"a":1}]'], ['u', '[{"b":1}]'], ['t', '[{"a":2}]']), {
      t: [['a'], ['1'], ['2']],
      u: [['b'], ['1']],
    });
  });

  for (const rows of ['[]', '[null]']) {
    it(`2.2: the page ${rows} is ignored, among others too`, () => {
      assert.deepEqual(rowsOf(['t', rows], ['t', '[{"a":1}]'], ['t', rows]), { t: [['a'], ['1']] });
    });
  }

  it('2.2: two nulls, or a null among rows, are rows', () => {
    assert.deepEqual(rowsOf(['t', '[null,null]'], ['t', '[{"a":1},null]']), { t: [['a'], [''], [''], ['1'], ['']] });
  });

  it('2.3: names are assigned after each page', () => {
    // On one page `x.b` would come first, being inside of `x`, which was there before `x_b`.
    assert.deepEqual(columnsOf('[{"x":{"a":1},"x_b":2}]', '[{"x":{"b":3}}]'), { t: ['x_a', 'x_b_u0', 'x_b'] });
    assert.deepEqual(columnsOf('[{"x":{"a":1},"x_b":2},{"x":{"b":3}}]'), { t: ['x_a', 'x_b', 'x_b_u0'] });
  });

  it('2.4: a column of the last page is in the header, and empty in all rows before', () => {
    assert.deepEqual(rowsOf(['t', '[{"a":1}]'], ['t', '[{"b":2}]']), {
      t: [
        ['a', 'b'],
        ['1', ''],
        ['', '2'],
      ],
    });
  });

  it('2: a contradiction on any page is noticed before a row is written', () => {
    assert.throws(() => structureOf('[{"a":1}]', '[{"a":2}]', '[{"a":{"b":1}}]'), conflict('"t.[].a"'));
  });
});

describe('json-to-csv.md 3: the structure of the data', () => {
  const trees: [rule: string, pages: string[], tree: string][] = [
    [
      '3.1: an object has a field for each key, a list one item',
      ['[{"a":[{"b":1}]}]'],
      'array[object{a: array[object{b: scalar}]}]',
    ],
    [
      '3.1: a key has its place from when it is first there, also with null',
      ['[{"b":null}]', '[{"a":1,"b":2}]'],
      'array[object{b: scalar, a: scalar}]',
    ],
    ['3.1: keys are raw', ['[{"a.b":{" ":1,"é":2}}]'], 'array[object{a.b: object{ : scalar, é: scalar}}]'],
    [
      '3.2: a text, a number, true and false are scalars',
      ['[{"a":"","b":0,"c":1.5,"d":true,"e":false}]'],
      'array[object{a: scalar, b: scalar, c: scalar, d: scalar, e: scalar}]',
    ],
    ['3.2: null is null', ['[{"a":null}]'], 'array[object{a: null}]'],
    [
      '3.1: a key [] is one like any other where there is no list',
      ['[{"a":{"[]":1}}]', '[{"a":{"[]":2}}]'],
      'array[object{a: object{[]: scalar}}]',
    ],
    [
      '3.2: an object is an object, its properties in order',
      ['[{"a":{"z":1,"b":{}}}]'],
      'array[object{a: object{z: scalar, b: object}}]',
    ],
    ['3.2: a list is an array of what its elements are', ['[{"a":["x"]}]'], 'array[object{a: array[scalar]}]'],
    ['3.2: an empty list is an array of null', ['[{"a":[]}]'], 'array[object{a: array[null]}]'],
    [
      '3.2: a list in a list is a scalar, whatever is in it',
      ['[{"a":[[{"b":1}],[]]}]'],
      'array[object{a: array[scalar]}]',
    ],
    ['3.2: a page is an array too', ['["x"]'], 'array[scalar]'],
    ['3.2: a row that is a list is a list in a list', ['[[1]]'], 'array[scalar]'],
  ];
  for (const [rule, pages, tree] of trees) it(rule, () => assert.equal(treeOf(...pages), tree));

  it('3.2: the warning about lists in lists has the path with []', () => {
    const structure = new Structure();
    const told: string[] = [];
    structure.onNestedList = (path) => told.push(path);
    structure.analyse(pageOf('t', '[{"a":{"b":[[1]]}},{"a":{"b":[[2]]}}]'));
    structure.analyse(pageOf('u', '[[1]]'));
    assert.deepEqual(told, ['t.[].a.b.[]', 'u.[]']);
  });

  const sampleOf = { null: 'null', scalar: '1', object: '{"x":1}' };
  type Bare = keyof typeof sampleOf;
  // stored, new, the type that results; undefined is a user error
  const records: [stored: Bare | undefined, type: Bare, result: Bare | undefined][] = [
    [undefined, 'null', 'null'],
    [undefined, 'scalar', 'scalar'],
    [undefined, 'object', 'object'],
    ['null', 'null', 'null'],
    ['scalar', 'scalar', 'scalar'],
    ['object', 'object', 'object'],
    ['null', 'scalar', 'scalar'],
    ['null', 'object', 'object'],
    ['scalar', 'null', 'scalar'],
    ['object', 'null', 'object'],
    ['scalar', 'object', undefined],
    ['object', 'scalar', undefined],
  ];
  for (const [stored, type, result] of records) {
    it(`3.3: ${stored ?? 'nothing'} stored and ${type} new: ${result ?? 'a user error'}`, () => {
      const [before, now] = [stored, type].map((each) => (each === undefined ? [] : [`{"a":${sampleOf[each]}}`]));
      const pages = [[...(before ?? []), ...(now ?? [])], before ?? [], now ?? []].map((rows) => `[${rows.join()}]`);
      const [together = '', ...apart] = pages;
      for (const each of [[together], apart]) {
        if (result === undefined)
          assert.throws(() => treeOf(...each), conflict('"t.[].a"', `"${stored}"`, `"${type}"`));
        else assert.match(treeOf(...each), new RegExp(`^array\\[object\\{a: ${result}\\b`));
      }
    });
  }

  // rule, values of `a` in turn, what `a` is
  const upgrades: [rule: string, values: string[], tree: string][] = [
    ['3.3: array stored, array new', ['["x"]', '["y"]'], 'array[scalar]'],
    [
      '3.3: the node becomes an array with the item alone',
      ['{"x":1}', '[{"y":1}]'],
      'array[object{y: scalar, x: scalar}]',
    ],
    [
      '3.3: the item has its children first, then those of the single object',
      ['[{"y":1,"x":1}]', '{"x":2,"z":1}'],
      'array[object{y: scalar, x: scalar, z: scalar}]',
    ],
    ['3.3: the type of the item becomes the other one', ['[]', '"x"'], 'array[scalar]'],
    ['3.3: also that of an object', ['[null]', '{"x":1}'], 'array[object{x: scalar}]'],
    ['3.4: a scalar and an array of scalars', ['"x"', '["y"]'], 'array[scalar]'],
    ['3.4: in the other order', ['["y"]', '"x"'], 'array[scalar]'],
    ['3.4: an array of objects and an object', ['[{"x":1}]', '{"x":2}'], 'array[object{x: scalar}]'],
    ['3.4: an empty list and a scalar', ['[]', '1'], 'array[scalar]'],
    ['3.4: an empty list and an object', ['[]', '{"x":1}'], 'array[object{x: scalar}]'],
    ['3.4: a null in an array', ['[1,null]', '[null,2]'], 'array[scalar]'],
    ['3.5 A: null keeps the type of the item, unlike on the platform', ['["x"]', 'null'], 'array[scalar]'],
    ['3.5 A: also between two arrays', ['[{"x":1}]', 'null', '[{"x":1}]'], 'array[object{x: scalar}]'],
    ['3.5 A: null and an empty list', ['null', '[]'], 'array[null]'],
    [
      '3.5 B: what only the arrays had below a key that both have stays, unlike on the platform',
      ['[{"x":{"p":1,"q":2}}]', '{"x":{"p":3}}'],
      'array[object{x: object{p: scalar, q: scalar}}]',
    ],
  ];
  for (const [rule, values, tree] of upgrades) {
    it(`${rule}: ${values.join(', then ')}`, () => {
      const records = values.map((value) => `{"a":${value}}`);
      assert.equal(treeOf(`[${records.join()}]`), `array[object{a: ${tree}}]`, 'on one page');
      assert.equal(treeOf(...records.map((record) => `[${record}]`)), `array[object{a: ${tree}}]`, 'on pages of one');
    });
  }

  it('3.3: the node keeps its name, and the item is called data', () => {
    assert.deepEqual(columnsOf('[{"a b":"x"}]', '[{"a b":["y"]}]'), { t: ['a_b'], t_a_b: ['data'] });
  });

  // what is mixed, rows, the words of the message
  const contradictions: [title: string, rows: string, words: string[]][] = [
    ['a scalar and an object', '[{"a":1},{"a":{"b":1}}]', ['"t.[].a"', '"scalar"', '"object"']],
    ['an empty object and a scalar', '[{"a":{}},{"a":""}]', ['"t.[].a"', '"object"', '"scalar"']],
    [
      'a scalar and an array of objects',
      '[{"a":1},{"a":[{}]}]',
      ['"t.[].a"', 'list of type "object"', 'value of type "scalar"'],
    ],
    [
      'an object and an array of scalars',
      '[{"a":{}},{"a":[1]}]',
      ['"t.[].a"', 'list of type "scalar"', 'value of type "object"'],
    ],
    [
      'an array of objects and a scalar',
      '[{"a":[{}]},{"a":1}]',
      ['"t.[].a"', 'list of type "object"', 'value of type "scalar"'],
    ],
    ['scalars and objects in an array', '[{"a":[1,{}]}]', ['"t.[].a.[]"', '"scalar"', '"object"']],
    ['lists and objects in an array', '[{"a":[{},[]]}]', ['"t.[].a.[]"', '"object"', '"scalar"']],
    [
      'an array of objects and an object with a scalar at the place of its elements',
      '[{"a":[{"b":1}]},{"a":{"[]":2}}]',
      ['"t.[].a.[]"', '"object"', '"scalar"'],
    ],
    [
      'an object with a list at the place of elements and an array',
      '[{"a":{"[]":[2]}},{"a":[]}]',
      ['"t.[].a.[]"', '"object"', '"scalar"'],
    ],
    ['scalars and objects as rows of a page', '[1,{}]', ['"t.[]"', '"scalar"', '"object"']],
    ['lists and objects as rows of a page', '[{},[1]]', ['"t.[]"', '"object"', '"scalar"']],
  ];
  for (const [title, rows, words] of contradictions) {
    it(`3.4: ${title} are a user error with a way out: ${rows}`, () =>
      assert.throws(() => treeOf(rows), conflict(...words, '"responseFilter"', '"forceType"')));
  }

  it('3.5 B: a single object on a later page renames the columns of the array', () => {
    const pages = ['[{"a":[{"x":1,"y":1}]}]', '[{"a":{"x":2}}]', '[{"a":{"x":3}}]'];
    assert.deepEqual(columnsOf(...pages.slice(0, 2)), { t: ['a'], t_a: ['x_u0', 'y'] });
    assert.deepEqual(columnsOf(...pages), { t: ['a'], t_a: ['x_u1', 'y'] });
  });

  it('3.5 B: within the page where the field first comes it does not', () => {
    assert.deepEqual(columnsOf('[{"a":[{"x":1}]},{"a":{"x":2}}]'), { t: ['a'], t_a: ['x'] });
  });

  it('3.5 C: names from before an upgrade stay, where the upgrade comes on a later page', () => {
    assert.deepEqual(columnsOf('[{"a":{"x":1}}]', '[{"a":[{"y":2}]}]'), { t: ['a'], t_a: ['y', 'a_x'] });
    assert.deepEqual(columnsOf('[{"a":{"x":1}},{"a":[{"y":2}]}]'), { t: ['a'], t_a: ['y', 'x'] });
  });
});
