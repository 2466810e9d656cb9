import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { convertPages, csvText, pageOf } from '../../../support/convertPages.ts';

type Page = Parameters<typeof pageOf>;

const textsOf = (...pages: Page[]) =>
  Object.fromEntries(
    [...convertPages(pages.map((page) => pageOf(...page)))].map(([name, rows]) => [name, csvText(rows)]),
  );
/** The files, with every link shortened to its path. */
const masked = (...pages: Page[]) =>
  Object.fromEntries(
    Object.entries(textsOf(...pages)).map(([name, text]) => [name, text.replace(/_[0-9a-f]{32}"/g, '_ID"')]),
  );
const md5 = (text: string) => createHash('md5').update(text).digest('hex');
/** The cell in the first row of a table's column. */
const cellOf = (tables: Map<string, string[][]>, table: string, column: string) => {
  const [header = [], row = []] = tables.get(table) ?? [];
  return row[header.indexOf(column)];
};

type Case = [rule: string, pages: Page[], tables: Record<string, string>];

const headers: Case[] = [
  [
    'columns are in the order of first appearance, over all pages',
    [
      ['t', '[{"b":1}]'],
      ['t', '[{"a":1,"b":2},{"c":3}]'],
    ],
    { t: '"b","a","c"\n"1","",""\n"2","1",""\n"","","3"\n' },
  ],
  [
    'an object has its columns at its place, also those that come late',
    [
      ['t', '[{"o":{"a":1},"z":2}]'],
      ['t', '[{"o":{"b":3}}]'],
    ],
    { t: '"o_a","o_b","z"\n"1","","2"\n"","3",""\n' },
  ],
  ['scalars have the column data', [['t', '[1,"x"]']], { t: '"data"\n"1"\n"x"\n' }],
  ['parent columns are last', [['t', '[{"a":1}]', '{"p":"P","q":2}']], { t: '"a","p","q"\n"1","P","2"\n' }],
  ['a field that is only ever null has a column', [['t', '[{"a":null,"b":1}]']], { t: '"a","b"\n"","1"\n' }],
  [
    'a field that is only ever an empty list has a column, and no child table',
    [['t', '[{"a":[],"b":1}]']],
    { t: '"a","b"\n"","1"\n' },
  ],
  ['a field that is only ever an empty object has no column', [['t', '[{"a":{},"b":1}]']], { t: '"b"\n"1"\n' }],
  ['a row that is an empty object alone makes a table without columns', [['t', '[{}]']], { t: '\n\n' }],
];

const rows: Case[] = [
  [
    'step 1: scalars and null are the field data, a list its JSON text',
    [['t', '["x",null,[1.0,{"a":"/"}],false]']],
    { t: '"data"\n"x"\n""\n"[1,{""a"":""\\/""}]"\n""\n' },
  ],
  [
    'step 2: parent columns are in every row, with an empty cell for null and false',
    [['t', '[{"a":1},{}]', '{"p":true,"q":null,"r":false,"s":1.50}']],
    { t: '"a","p","q","r","s"\n"1","1","","","1.5"\n"","1","","","1.5"\n' },
  ],
  ['step 3: all cells are empty at first', [['t', '[{"a":1,"b":2},{}]']], { t: '"a","b"\n"1","2"\n"",""\n' }],
  [
    'step 4: what is only null in a list has no fields to fill',
    [['t', '[{"a":[null]}]']],
    { t: '"a"\n"t_ID"\n', t_a: '"JSON_parentId"\n"t_ID"\n' },
  ],
  [
    'step 5: a missing value, null and an empty list are empty cells without child rows',
    [['t', '[{"a":["x"],"b":{"c":1}},{},{"a":null,"b":null},{"a":[]}]']],
    { t: '"a","b_c"\n"t_ID","1"\n"",""\n"",""\n"",""\n', t_a: '"data","JSON_parentId"\n"x","t_ID"\n' },
  ],
  [
    'step 5: a value that is no list is a list of one, where it is one elsewhere',
    [['t', '[{"a":["x","y"]},{"a":"z"},{"b":[{"c":1}]},{"b":{"c":2}}]']],
    {
      t: '"a","b"\n"t_ID",""\n"t_ID",""\n"","t_ID"\n"","t_ID"\n',
      t_a: '"data","JSON_parentId"\n"x","t_ID"\n"y","t_ID"\n"z","t_ID"\n',
      t_b: '"c","JSON_parentId"\n"1","t_ID"\n"2","t_ID"\n',
    },
  ],
  [
    'step 5: an object fills cells of the row, an empty one none',
    [['t', '[{"o":{"a":1,"p":{"b":2}}},{"o":{}},{"o":{"p":{}}}]']],
    { t: '"o_a","o_p_b"\n"1","2"\n"",""\n"",""\n' },
  ],
  [
    'step 5: anything else is its text',
    [['t', '[{"a":"x","b":1e15,"c":true}]']],
    { t: '"a","b","c"\n"x","1.0E+15","1"\n' },
  ],
  [
    'notes: 0, false and an empty text are values, also as elements',
    [['t', '[{"a":[0]},{"a":false},{"a":""},{"a":0}]']],
    {
      t: '"a"\n"t_ID"\n"t_ID"\n"t_ID"\n"t_ID"\n',
      t_a: '"data","JSON_parentId"\n"0","t_ID"\n"","t_ID"\n"","t_ID"\n"0","t_ID"\n',
    },
  ],
  [
    'notes: an element that is an empty object, or null, is a row with the link alone',
    [['t', '[{"a":[{"x":1},{},null]}]']],
    { t: '"a"\n"t_ID"\n', t_a: '"x","JSON_parentId"\n"1","t_ID"\n"","t_ID"\n"","t_ID"\n' },
  ],
];

describe('json-to-csv.md 5.1: header of a table', () => {
  for (const [rule, pages, tables] of headers) it(rule, () => assert.deepEqual(masked(...pages), tables));
});

describe('json-to-csv.md 5.2: one row', () => {
  for (const [rule, pages, tables] of rows) it(rule, () => assert.deepEqual(masked(...pages), tables));

  it('step 6: a row comes after its child rows, where both are in one table', () => {
    // The table of `a` has the very name and header of the second data type.
    const tables = textsOf(
      ['t', '[{"a":[{"x":"child"}]}]', '{"JSON_parentId":1}'],
      ['t_a', '[{"x":"record"}]', '{"JSON_parentId":2}'],
    );
    assert.match(tables['t_a'] ?? '', /^"x","JSON_parentId"\n"child","t_[0-9a-f]{32}"\n"record","2"\n$/);
  });

  it('notes: several lists of a row carry one link', () => {
    const tables = convertPages([pageOf('t', '[{"a":[1],"b":[2]}]')]);
    assert.equal(cellOf(tables, 't', 'a'), cellOf(tables, 't', 'b'));
    assert.equal(cellOf(tables, 't_a', 'JSON_parentId'), cellOf(tables, 't_b', 'JSON_parentId'));
  });
});

describe('json-to-csv.md 6: link values', () => {
  // rule, page, the column that holds the link, the link
  const links: [rule: string, page: Page, column: string, link: string][] = [
    [
      'path of the row, _ and the MD5 of its hash text',
      ['t', '[{"a":[1]}]'],
      'a',
      `t_${md5('O:8:"stdClass":1:{s:1:"a";a:1:{i:0;i:1;}}')}`,
    ],
    [
      'the path has raw keys',
      ['a/{id}', '[{"x.y":{"z ž":[1]}}]'],
      'x_y_z',
      `a/{id}.x.y_${md5(`O:8:"stdClass":1:{s:4:"z ž";a:1:{i:0;i:1;}}a/{id}_${md5('O:8:"stdClass":1:{s:3:"x.y";O:8:"stdClass":1:{s:4:"z ž";a:1:{i:0;i:1;}}}')}`)}`,
    ],
    [
      'parent columns are part of the row, at its end, with their types',
      ['t', '[{"a":[true]}]', '{"p":1,"q":"1","r":1.0}'],
      'a',
      `t_${md5('O:8:"stdClass":4:{s:1:"a";a:1:{i:0;b:1;}s:1:"p";i:1;s:1:"q";s:1:"1";s:1:"r";d:1;}')}`,
    ],
    [
      'under their final names',
      ['t', '[{"p":0,"a":[1]}]', '{"p":1}'],
      'a',
      `t_${md5('O:8:"stdClass":3:{s:1:"p";i:0;s:1:"a";a:1:{i:0;i:1;}s:4:"p_u0";i:1;}')}`,
    ],
    [
      'nested data are hashed as received, null and empty lists too',
      ['t', '[{"n":null,"e":[],"a":[{"f":0.1}]}]'],
      'a',
      `t_${md5('O:8:"stdClass":3:{s:1:"n";N;s:1:"e";a:0:{}s:1:"a";a:1:{i:0;O:8:"stdClass":1:{s:1:"f";d:0.10000000000000001;}}}')}`,
    ],
    [
      'a nested object is hashed alone, and with the link of the object around it',
      ['t', '[{"o":{"a":[1]}}]', '{"p":1}'],
      'o_a',
      `t.o_${md5(`O:8:"stdClass":1:{s:1:"a";a:1:{i:0;i:1;}}t_${md5('O:8:"stdClass":2:{s:1:"o";O:8:"stdClass":1:{s:1:"a";a:1:{i:0;i:1;}}s:1:"p";i:1;}')}`)}`,
    ],
  ];
  for (const [rule, page, column, link] of links) {
    it(rule, () => {
      const tables = convertPages([pageOf(...page)]);
      const [root = ''] = tables.keys();
      assert.equal(cellOf(tables, root, column), link);
    });
  }

  it('a row of a child table is hashed with its own link, as a text at its end', () => {
    const tables = convertPages([pageOf('t', '[{"a":[{"b":[1]}]}]')]);
    const outer = cellOf(tables, 't', 'a') ?? '';
    const hashed = `O:8:"stdClass":2:{s:1:"b";a:1:{i:0;i:1;}s:13:"JSON_parentId";s:${outer.length}:"${outer}";}`;
    assert.equal(cellOf(tables, 't_a', 'b'), `t.a_${md5(hashed)}`);
    assert.equal(cellOf(tables, 't_a_b', 'JSON_parentId'), `t.a_${md5(hashed)}`);
  });

  it('equal rows have equal links', () => {
    const [, first, second] = convertPages([pageOf('t', '[{"a":[1]},{"a":[1]}]')]).get('t') ?? [];
    assert.deepEqual(first, second);
  });
});

describe('json-to-csv.md 8: CSV files', () => {
  it('nothing but quotes is escaped', () => {
    assert.deepEqual(textsOf(['t', '[{"\\"k\\"":"a\\"b\\r\\n\\t\\\\\\u0000,ž😀"}]']), {
      t: '"k"\n"a""b\r\n\t\\\0,ž😀"\n',
    });
  });
});
