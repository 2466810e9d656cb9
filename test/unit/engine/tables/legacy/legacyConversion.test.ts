import assert from 'node:assert/strict';
import { isUserError } from '../../../../../engine/core/errors.ts';
import { jsonText } from '../../../../../engine/core/json/jsonText.ts';
import { LegacyRowConverter } from '../../../../../engine/core/tables/legacy/legacyRowConverter.ts';
import { LegacyStructure } from '../../../../../engine/core/tables/legacy/legacyStructure.ts';
import { writeLegacyStructure } from '../../../../../engine/core/tables/legacy/legacyStructureState.ts';
import { convertPages, csvText, pageOf } from '../../../../support/convertPages.ts';
import { workedCases } from '../workedCases.ts';
import { convertLegacy, legacyTexts } from './convertLegacy.ts';

type Pages = Parameters<typeof pageOf>[];

/** The files, with every link shortened to its path. */
const masked = (...pages: Pages) =>
  Object.fromEntries(
    Object.entries(legacyTexts(pages)).map(([name, text]) => [name, text.replace(/_[0-9a-f]{32}"/g, '_ID"')]),
  );
const structOf = (...rows: string[]) => {
  const structure = new LegacyStructure();
  for (const page of rows) structure.analyse(pageOf('t', page));
  return jsonText(writeLegacyStructure(structure));
};
const userError =
  (code: string, ...words: string[]) =>
  (error: unknown) =>
    isUserError(error) && error.code === code && words.every((word) => error.message.includes(word));

interface Rule {
  title: string;
  pages: Pages;
  tables: Record<string, string>;
}

const rules: Rule[] = [
  {
    title: 'a bare value, null or list as a row is the column `data`',
    pages: [['t', '["x",null,[1.5,{}],2]']],
    tables: { t: '"data"\n"x"\n""\n"[1.5,{}]"\n"2"\n' },
  },
  {
    title: 'an object with nothing in it, or nothing but such objects, gives no column',
    pages: [['t', '[{"id":1,"a":{},"b":{"x":{},"y":{"z":{}}}}]']],
    tables: { t: '"id"\n"1"\n' },
  },
  {
    title: 'an object whose first property is an empty object keeps the others (mended)',
    pages: [['t', '[{"a":{"x":{},"b":1}}]']],
    tables: { t: '"a_b"\n"1"\n' },
  },
  {
    title: 'an empty object in a column of bare values is written as JSON text',
    pages: [['t', '[{"a":"x","b":null},{"a":{},"b":{}}]']],
    tables: { t: '"a","b"\n"x",""\n"{}","{}"\n' },
  },
  {
    title: 'an empty list counts as null',
    pages: [['t', '[{"a":[],"b":1},{"a":"x","b":[]}]']],
    tables: { t: '"a","b"\n"","1"\n"x",""\n' },
  },
  {
    title: 'a list takes the type of its last element, and a bare value later is one of its elements',
    pages: [
      ['t', '[{"a":[1,null]}]'],
      ['t', '[{"a":2}]'],
    ],
    tables: { t: '"a"\n"t_ID"\n"t_ID"\n', t_a: '"data","JSON_parentId"\n"1","t_ID"\n"","t_ID"\n"2","t_ID"\n' },
  },
  {
    title: 'a list of nulls has rows with a link only (mended)',
    pages: [['t', '[{"a":[null,null]}]']],
    tables: { t: '"a"\n"t_ID"\n', t_a: '"JSON_parentId"\n"t_ID"\n"t_ID"\n' },
  },
  {
    title: 'a bare value where lists held only nulls is not lost (mended)',
    pages: [['t', '[{"a":[null]},{"a":"x"}]']],
    tables: { t: '"a"\n"t_ID"\n"t_ID"\n', t_a: '"data","JSON_parentId"\n"","t_ID"\n"x","t_ID"\n' },
  },
  {
    title: 'a list of empty objects has rows with a link only (mended)',
    pages: [['t', '[{"a":[{}]}]']],
    tables: { t: '"a"\n"t_ID"\n', t_a: '"JSON_parentId"\n"t_ID"\n' },
  },
  {
    title: 'lists and single objects at one place share their columns, in the order of first appearance',
    pages: [
      ['t', '[{"a":{"x":1,"p":"L"}}]'],
      ['t', '[{"a":[{"x":2},{"x":3,"h":true}]},{"a":{"x":4}}]'],
    ],
    tables: {
      t: '"a"\n"t_ID"\n"t_ID"\n"t_ID"\n',
      t_a: '"x","p","h","JSON_parentId"\n"1","L","","t_ID"\n"2","","","t_ID"\n"3","","1","t_ID"\n"4","","","t_ID"\n',
    },
  },
  {
    title: 'A: null and a list in one field: nothing is lost',
    pages: [
      ['t', '[{"a":["x"]},{"a":null}]'],
      ['t', '[{"a":["y"]}]'],
    ],
    tables: { t: '"a"\n"t_ID"\n""\n"t_ID"\n', t_a: '"data","JSON_parentId"\n"x","t_ID"\n"y","t_ID"\n' },
  },
  {
    title: 'B and C: a single object after a list renames nothing',
    pages: [
      ['t', '[{"a":[{"x":1}]}]'],
      ['t', '[{"a":{"x":2}}]'],
    ],
    tables: { t: '"a"\n"t_ID"\n"t_ID"\n', t_a: '"x","JSON_parentId"\n"1","t_ID"\n"2","t_ID"\n' },
  },
  {
    title: 'names: a nested column is the name of its object, `_`, and its own name; nothing is collapsed',
    pages: [['t', '[{"a b":{"c..d":{"é":1,"__e":2}},"Straße":3}]']],
    tables: { t: '"a_b_c__d","a_b_c__d_e","Stra__e"\n"1","2","3"\n' },
  },
  {
    title: 'names: two nested fields of one name share the first column, within their object already',
    pages: [['t', '[{"o":{"a b":1,"a_b":2}}]']],
    // The name of the object, and the MD5 of the second field's text, `a_b`.
    tables: { t: '"o_a_b","o_ID"\n"2",""\n' },
  },
  {
    title: 'names: where the later of two fields is missing, the value of the first stays (mended)',
    pages: [['t', '[{"a b":1,"a_b":2},{"a b":3},{"a b":4,"a_b":null}]']],
    tables: { t: '"a_b","dbf08e00b01fd58a4a5967753b43784f"\n"2",""\n"3",""\n"4",""\n' },
  },
  {
    title: 'names: tables are named like columns, without collapsing',
    pages: [['a/{id}/b', '[{"x y":[1]}]']],
    tables: { a__id__b: '"x_y"\n"a/{id}/b_ID"\n', a__id__b_x_y: '"data","JSON_parentId"\n"1","a/{id}/b_ID"\n' },
  },
  {
    title: 'parent columns come last and take the place of data with their key, in every row',
    pages: [
      ['t', '[{"p":[1],"q":{"r":1},"s":2}]', '{"p":"P","q":null}'],
      ['t', '[{"p":[3]}]'],
    ],
    tables: {
      t: '"p","q_r","s","83878c91171338902e0fe0fb97a8c47a","q"\n"P","","2","",""\n"t_ID","","","",""\n',
      t_p: '"data","JSON_parentId"\n"3","t_ID"\n',
    },
  },
  {
    title: 'parent columns of later pages are part of the header from the start (F mended)',
    pages: [
      ['t', '[{"a":1}]', '{"p":"x"}'],
      ['t', '[{"a":2}]', '{"q":0.0}'],
    ],
    tables: { t: '"a","p","q"\n"1","x",""\n"2","","0"\n' },
  },
  {
    title: 'an empty list or object as a parent value leaves the cell empty',
    pages: [['t', '[{"a":1}]', '{"p":[],"q":{}}']],
    tables: { t: '"a","p","q"\n"1","",""\n' },
  },
  {
    title: 'a page `[]` of a known data type gives a header, and `[null]` an empty row',
    pages: [
      ['t', '[{"a":1}]'],
      ['t', '[]'],
      ['t', '[null]'],
    ],
    tables: { t: '"a"\n"1"\n""\n' },
  },
  {
    title: 'a page `[]` or `[null]` of an unknown data type leaves nothing',
    pages: [
      ['t', '[]'],
      ['t', '[null]'],
      ['u', '[null]'],
      ['t', '[{"a":1}]'],
    ],
    tables: { t: '"a"\n"1"\n' },
  },
  {
    title: 'rows without any field make a table without columns',
    pages: [['t', '[{},{}]']],
    tables: { t: '\n\n\n' },
  },
  {
    title: 'rows of a data type with a scalar field `data` go on over pages (mended)',
    pages: [
      ['t', '[{"data":1}]'],
      ['t', '[{"data":2,"b":3}]'],
    ],
    tables: { t: '"data","b"\n"1",""\n"2","3"\n' },
  },
  {
    title: 'a data type with a dot is not compared with a field of another (mended)',
    pages: [
      ['t', '[{"a":"x"}]'],
      ['t.a', '[{"b":1}]'],
    ],
    tables: { t: '"a"\n"x"\n', t_a: '"b"\n"1"\n' },
  },
  {
    title:
      'E: two tables of one name share a file where their headers are equal, else the later one gets its own (mended)',
    pages: [['t', '[{"a b":[1],"a_b":[2],"a.b":[{"x":3}]}]']],
    tables: {
      t: '"a_b","dbf08e00b01fd58a4a5967753b43784f","e32b629f658481c8aa169aa08acc0625"\n"t_ID","",""\n',
      t_a_b: '"data","JSON_parentId"\n"1","t_ID"\n"2","t_ID"\n',
      t_a_b_u0: '"x","JSON_parentId"\n"3","t_ID"\n',
    },
  },
];

describe('legacy conversion (json-to-csv.md 12.3)', () => {
  describe('json-to-csv.md 14: worked cases', () => {
    it('14: conflicts give MD5 columns, and the later value wins', () => {
      const page: Pages[0] = ['u', '[{"id":1,"note":"n","x.y":1,"x_y":2}]', '{"note":"run-1"}'];
      assert.deepEqual(legacyTexts([page]), {
        u: '"id","note","x_y","52102d8e853322150c95bd20cec93d2a","aad653ca3ee669635f2938b73098b6d7"\n"1","run-1","2","",""\n',
      });
    });

    // Cells, links and files are the same at all levels where no rule of 12.3 says otherwise.
    const alike = workedCases.filter(({ title }) => /^([1-4]|7|8|9|13)\./.test(title));
    it('there are eight that the level makes no difference to', () => assert.equal(alike.length, 8));
    for (const { title, pages, tables } of alike) it(title, () => assert.deepEqual(legacyTexts(pages), tables));

    it('12: a field JSON_parentId is overwritten by the link, and an empty MD5 column appears', () => {
      const tables = legacyTexts([['m', '[{"kids":[{"JSON_parentId":"own","k":1}]}]']]);
      const link = /"(m_[0-9a-f]{32})"/.exec(tables['m'] ?? '')?.[1];
      assert.equal(tables['m_kids'], `"JSON_parentId","k","f961a5805cd1f5622f50f0cae62e9fb0"\n"${link}","1",""\n`);
    });
  });

  describe('rules', () => {
    for (const { title, pages, tables } of rules) it(title, () => assert.deepEqual(masked(...pages), tables));

    it('public example 125: the columns of `userData` overwrite, in each table with a field of their name', () => {
      const userData = '{"tag":"development","price":"$10"}';
      const pages: Pages = [
        ['users', '[{"id":123,"name":"John Doe","tag":"CFO"}]', userData],
        ['orders', '[{"order_id":98765432,"price":"$42"}]', userData],
      ];
      assert.deepEqual(legacyTexts(pages), {
        users:
          '"id","name","tag","e4d23e841d8e8804190027bce3180fa5","price"\n"123","John Doe","development","","$10"\n',
        orders: '"order_id","price","tag","78a5eb43deef9a7b5b9ce157b9d52ac4"\n"98765432","$10","development",""\n',
      });
    });

    it('6: parent columns are hashed in the place of the data that they overwrite', () => {
      const overwritten = legacyTexts([['t', '[{"p":"data","a":[1]}]', '{"p":"P"}']])['t_a'];
      const plain = legacyTexts([['t', '[{"p":"P","a":[1]}]']])['t_a'];
      assert.equal(overwritten, plain);
    });

    it('a list within a list becomes JSON text, and is told once', () => {
      const structure = new LegacyStructure();
      const told: string[] = [];
      structure.onNestedList = (path) => told.push(path);
      const tables = convertLegacy([pageOf('t', '[{"a":[[1,[2]],[]]}]'), pageOf('t', '[{"a":[[3]]}]')], structure);
      assert.deepEqual([told, tables.get('t_a')?.map((row) => row[0])], [['t.a'], ['data', '[1,[2]]', '[]', '[3]']]);
    });

    it('keys that look like integers keep their place', () => {
      assert.deepEqual(masked(['t', '[{"b":1,"2":2,"1":3}]']), { t: '"b","2","1"\n"1","2","3"\n' });
    });

    it('a page that was not analysed is a fault of ours, not a table without its columns', () => {
      const converter = new LegacyRowConverter(new LegacyStructure(), {
        openTable: () => ({ write: () => undefined, writeLines: () => undefined }),
      });
      assert.throws(() => converter.convert(pageOf('t', '[{"a":1}]')), /not analysed/);
    });
  });

  describe('json-to-csv.md 13: errors', () => {
    // A field holds one thing and then another.
    const contradictions: [pages: string[], words: string[]][] = [
      [['[{"a":1},{"a":{"b":1}}]'], ['"t.a"', '"scalar"', '"object"']],
      [
        ['[{"a":{"b":1}}]', '[{"a":"x"}]'],
        ['"t.a"', '"object"', '"scalar"'],
      ],
      [
        ['[{"a":"x"}]', '[{"a":[{"b":1}]}]'],
        ['"t.a"', '"scalar"', '"object"'],
      ],
      [['[{"a":[{"b":1}]},{"a":"x"}]'], ['"t.a"', 'a list of type "object"', 'a value of type "scalar"']],
      [['[{"a":{"b":{"c":1}}},{"a":[{"b":2}]}]'], ['"t.a.b"', '"object"', '"scalar"']],
      // A list, or a page, holds two things.
      [['[{"a":[1,{"b":1}]}]'], ['The list "t.a"', '"scalar"', '"object"']],
      [
        ['[{"a":[1]}]', '[{"a":[{"b":1}]}]'],
        ['The list "t.a"', '"scalar"', '"object"'],
      ],
      [['[{"a":[{"b":1},[2]]}]'], ['The list "t.a"', '"object"', '"scalar"']],
      [['[{"a":[1,null,{"b":1}]}]'], ['The list "t.a"', '"scalar"', '"object"']],
      [['[1,{"a":1}]'], ['The list "t"', '"scalar"', '"object"']],
    ];
    for (const [pages, words] of contradictions) {
      it(`${pages.join(' then ')} names the place and both types`, () => {
        const structure = new LegacyStructure();
        const analysed = () => {
          for (const rows of pages) structure.analyse(pageOf('t', rows));
        };
        assert.throws(analysed, userError('table.type-conflict', ...words, '"responseFilter"'));
      });
    }

    for (const rows of [
      '[{"a":{}},{"a":"x"}]',
      '[{"a":1},{"a":true},{"a":"x"},{"a":1.5}]',
      '[{"a":null},{"a":{"b":1}}]',
    ]) {
      it(`${rows} is none`, () => assert.doesNotThrow(() => structOf(rows)));
    }

    it('a list or an object as a parent value is a user error (G mended)', () => {
      const converted = () => legacyTexts([['t', '[{"a":1}]', '{"p":[1]}']]);
      assert.throws(converted, userError('table.parent-not-scalar', '"p"', '"t"'));
    });
  });

  describe('what is known', () => {
    it('maps of nested values are stored before those around them', () => {
      assert.equal(
        structOf('[{"id":1,"a":{"b":[{"c":1}],"d":2}}]'),
        '{"t.a.b":{"c":"scalar"},"t.a":{"b":"arrayOfobject","d":"scalar"},"t":{"id":"scalar","a":"object"}}',
      );
    });

    it('the version grows when tables or columns change, and only then', () => {
      const structure = new LegacyStructure();
      const grows = ([rows, parents]: [string, string | undefined]) => {
        const before = structure.version;
        structure.analyse(pageOf('t', rows, parents));
        return structure.version > before;
      };
      const pages: [string, string?, boolean?][] = [
        ['[]', '{}', false],
        ['[{"a":1}]', '{}', true],
        ['[{"a":2},{"a":null},{}]', '{}', false],
        ['[{"b":null}]', '{}', true],
        ['[{"b":{"c":1}}]', '{}', true],
        ['[{"b":{"c":2}}]', '{}', false],
        ['[{"a":[]}]', '{}', false],
        ['[{"a":[1]}]', '{}', true],
        ['[{"a":3}]', '{"p":1}', true],
        ['[{"a":4}]', '{"p":2}', false],
        ['[]', '{"p":2}', false],
      ];
      assert.deepEqual(
        pages.map(([rows, parents]) => grows([rows, parents])),
        pages.map(([, , changed]) => changed),
      );
    });

    it('where nothing clashes, it gives what the current rules give', () => {
      const pages = [
        pageOf('t', '[{"id":1,"geo":{"lat":1.5},"tags":["x"],"lines":[{"sku":"A"}]}]', '{"run":1}'),
        pageOf('t', '[{"id":2,"geo":{"lat":null},"tags":[],"lines":[{"sku":"B","n":2}]}]', '{"run":1}'),
      ];
      assert.deepEqual([...convertLegacy(pages)], [...convertPages(pages)]);
    });
  });

  it('files are written as CSV like all others', () => {
    const rows = convertLegacy([pageOf('t', '[{"q":"say \\"hi\\"\\n"}]')]).get('t') ?? [];
    assert.equal(csvText(rows), '"q"\n"say ""hi""\n"\n');
  });
});
