import assert from 'node:assert/strict';
import { isUserError } from '../../../../engine/core/errors.ts';
import { Structure } from '../../../../engine/core/tables/structure.ts';
import { convertPages, csvText, pageOf } from '../../../support/convertPages.ts';
import { workedCases } from './workedCases.ts';

const textsOf = (tables: Map<string, string[][]>) =>
  Object.fromEntries([...tables].map(([name, rows]) => [name, csvText(rows)]));
const converted = (...pages: Parameters<typeof pageOf>[]) =>
  textsOf(convertPages(pages.map((page) => pageOf(...page))));
const codeOf =
  (code: string, ...words: string[]) =>
  (error: unknown) =>
    isUserError(error) && error.code === code && words.every((word) => error.message.includes(word));

describe('automatic conversion', () => {
  describe('json-to-csv.md 14 and 13: worked cases', () => {
    for (const { title, pages, tables } of workedCases) it(title, () => assert.deepEqual(converted(...pages), tables));

    // The message names the place and both types (13).
    const errors: [rows: string, words: string[]][] = [
      ['[{"a":1},{"a":{"b":1}}]', ['t.[].a', 'scalar', 'object']],
      ['[{"a":{}},{"a":"x"}]', ['t.[].a', 'object', 'scalar']],
      ['[{"a":[1,{"b":1}]}]', ['t.[].a.[]', 'scalar', 'object']],
      ['[1,{"a":1}]', ['t.[]', 'scalar', 'object']],
      ['[{"a":"x"},{"a":[{"b":1}]}]', ['t.[].a', 'object', 'scalar']],
    ];
    for (const [rows, words] of errors) {
      it(`16. Errors: ${rows}`, () =>
        assert.throws(() => converted(['t', rows]), codeOf('table.type-conflict', ...words)));
    }
  });

  describe('json-to-csv.md 3.3 and 3.4: what mixes', () => {
    const mixes: [string, string[], Record<string, string>][] = [
      ['scalars of every kind', ['[{"a":1},{"a":"x"},{"a":true},{"a":1.5}]'], { t: '"a"\n"1"\n"x"\n"1"\n"1.5"\n' }],
      ['null and anything', ['[{"a":null},{"a":1}]', '[{"a":null}]'], { t: '"a"\n""\n"1"\n""\n' }],
      [
        'an empty list and an object',
        ['[{"a":[]},{"a":{"x":1}}]'],
        { t: '"a"\n""\n"t_ID"\n', t_a: '"x","JSON_parentId"\n"1","t_ID"\n' },
      ],
      [
        'a list with a null in it',
        ['[{"a":[1,null]}]'],
        { t: '"a"\n"t_ID"\n', t_a: '"data","JSON_parentId"\n"1","t_ID"\n"","t_ID"\n' },
      ],
      [
        'a list on a later page than null',
        ['[{"a":null}]', '[{"a":["x"]}]', '[{"a":null}]'],
        { t: '"a"\n""\n"t_ID"\n""\n', t_a: '"data","JSON_parentId"\n"x","t_ID"\n' },
      ],
      [
        'keys that only lists had stay when a single object comes',
        ['[{"a":[{"x":1,"d":{"p":1,"q":2}}]}]', '[{"a":{"d":{"p":3}}}]'],
        {
          t: '"a"\n"t_ID"\n"t_ID"\n',
          t_a: '"x","d_u0_p","d_q","JSON_parentId"\n"1","1","2","t_ID"\n"","3","","t_ID"\n',
        },
      ],
      [
        'keys that an object among the elements had stay when a single object brings a list there',
        ['[{"a":[{"d":{"p":1,"z":9}}]}]', '[{"a":{"d":[{"q":2}]}}]'],
        {
          t: '"a"\n"t_ID"\n"t_ID"\n',
          t_a: '"d_u0","JSON_parentId"\n"t.a_ID","t_ID"\n"t.a_ID","t_ID"\n',
          t_a_d: '"q","d_u0_p","d_z","JSON_parentId"\n"","1","9","t.a_ID"\n"2","","","t.a_ID"\n',
        },
      ],
    ];
    for (const [title, pages, tables] of mixes) {
      it(title, () => {
        const texts = converted(...pages.map((rows): [string, string] => ['t', rows]));
        const masked = Object.fromEntries(
          Object.entries(texts).map(([name, text]) => [
            name,
            text.replace(/_[0-9a-f]{32}/g, '_ID').replace(/"d_u0_p"|"d_p_u0"|"d_p"/, '"d_u0_p"'),
          ]),
        );
        assert.deepEqual(masked, tables);
      });
    }

    it('a list within a list becomes JSON text, and is told once', () => {
      const structure = new Structure();
      const told: string[] = [];
      structure.onNestedList = (path) => told.push(path);
      const tables = convertPages([pageOf('t', '[{"a":[[1,[2]],[]]}]'), pageOf('t', '[{"a":[[3]]}]')], structure);
      assert.deepEqual(
        [told, tables.get('t_a')?.map((row) => row[0])],
        [['t.[].a.[]'], ['data', '[1,[2]]', '[]', '[3]']],
      );
    });
  });

  it('json-to-csv.md 2 and 10: pages without rows, or with a single null, leave nothing', () => {
    assert.deepEqual(converted(['t', '[]'], ['u', '[null]']), {});
  });

  describe('json-to-csv.md 4.3 D: a name that is empty or 0 is given anew', () => {
    const cases: [title: string, pages: Parameters<typeof converted>, tables: Record<string, string>][] = [
      ['not on the only page', [['t', '[{"é":1}]']], { t: '""\n"1"\n' }],
      [
        'after the next page, and then no more',
        [
          ['t', '[{"é":1,"b":2}]'],
          ['t', '[{"é":3}]'],
          ['t', '[{"é":4}]'],
        ],
        { t: '"_u0","b"\n"1","2"\n"3",""\n"4",""\n' },
      ],
      [
        'whatever data type that page is of',
        [
          ['t', '[{"0":1}]'],
          ['u', '[{"b":2}]'],
        ],
        { t: '"0_u0"\n"1"\n', u: '"b"\n"2"\n' },
      ],
      [
        'but not for a page without data',
        [
          ['t', '[{"é":1}]'],
          ['t', '[]'],
        ],
        { t: '""\n"1"\n' },
      ],
      [
        'when its table gets parent columns',
        [['t', '[{"é":1,"0":2}]', '{"p":3}']],
        { t: '"_u0","0_u0","p"\n"1","2","3"\n' },
      ],
      [
        'with a new column on the same page, each in turn',
        [
          ['t', '[{"é":1}]'],
          ['t', '[{"ž":2}]'],
        ],
        { t: '"_u0","_u1"\n"1",""\n"","2"\n' },
      ],
    ];
    for (const [title, pages, tables] of cases) it(title, () => assert.deepEqual(converted(...pages), tables));

    it('in child tables, which have a parent column, but not in a table that is open by then', () => {
      const texts = converted(['t', '[{"é":1,"a":[{"é":2}]}]']);
      assert.match(texts['t'] ?? '', /^"","a"\n"1",/);
      assert.match(texts['t_a'] ?? '', /^"_u0","JSON_parentId"\n"2",/);
    });
  });

  it('json-to-csv.md 4.3: a column that moves into a child table keeps its name, and no other column there gets it', () => {
    const texts = converted(['t', '[{"a":{"a":{"b":1}}}]'], ['t', '[{"a":[{"a a b":2}]}]']);
    assert.match(texts['t_a'] ?? '', /^"a_a_b_u0","a_a_b","JSON_parentId"\n/);
  });

  it('json-to-csv.md 4.3: the walk is depth first, an object takes its name before its fields take theirs', () => {
    assert.match(
      converted(['t', '[{"a":{"b":{"c":1},"b_c":2},"a_b":3,"a_b_c":4}]'])['t'] ?? '',
      /^"a_b_c","a_b_c_u0","a_b_u0","a_b_c_u1"\n/,
    );
  });

  it('json-to-csv.md 4.2: a field inside a list is named without what is around the list, of a bare value data', () => {
    const texts = converted(['t', '[{"a":{"l":[{"o":{"x":1}}],"s":[1]}}]']);
    assert.deepEqual(
      Object.entries(texts).map(([name, text]) => [name, text.split('\n')[0]]),
      [
        ['t', '"a_l","a_s"'],
        ['t_a_l', '"o_x","JSON_parentId"'],
        ['t_a_s', '"data","JSON_parentId"'],
      ],
    );
  });

  it('json-to-csv.md 4.3: names need only be free in their own table', () => {
    const texts = converted(['t', '[{"x y":1,"a":[{"x_y":2}]}]'], ['u', '[{"x_y":3}]']);
    assert.deepEqual(
      Object.values(texts).map((text) => text.split('\n')[0]),
      ['"x_y","a"', '"x_y","JSON_parentId"', '"x_y"'],
    );
  });

  it('json-to-csv.md 4.4: two lists with one safe name share a table where the headers are equal, else the later gets its own (oddity E mended)', () => {
    const same = converted(['t', '[{"a b":[1],"a_b":[2]}]']);
    const other = converted(['t', '[{"a b":[1],"a_b":[{"x":2}]}]']);
    assert.deepEqual(
      [Object.keys(same).sort(), Object.keys(other).sort()],
      [
        ['t', 't_a_b'],
        ['t', 't_a_b', 't_a_b_u0'],
      ],
    );
  });

  it('json-to-csv.md 1.1: keys that look like integers keep their place', () => {
    assert.deepEqual(converted(['t', '[{"b":1,"2":2,"1":3}]']), { t: '"b","2","1"\n"1","2","3"\n' });
  });

  it('the version grows when columns change, and only then', () => {
    const structure = new Structure();
    const versions = ['[{"a":1}]', '[{"a":2},{"a":null}]', '[{"a":3,"b":1}]', '[{"b":null}]', '[{"a":[1]}]'].map(
      (rows) => {
        structure.analyse(pageOf('t', rows));
        return structure.version;
      },
    );
    assert.deepEqual(
      versions.map((version, index) => version > (versions[index - 1] ?? 0)),
      [true, false, true, false, true],
    );
  });
});
