import assert from 'node:assert/strict';
import { jsonText } from '../../../../engine/core/json/jsonText.ts';
import { parseJson } from '../../../../engine/core/json/parseJson.ts';
import { isObject } from '../../../../engine/core/json/value.ts';
import { Structure } from '../../../../engine/core/tables/structure.ts';
import { readStructure, writeStructure } from '../../../../engine/core/tables/structureState.ts';
import { UserError } from '../../../../engine/errors.ts';
import { convertPages, csvText, pageOf } from '../../../support/convertPages.ts';
import { workedCases } from './workedCases.ts';

const textsOf = (tables: Map<string, string[][]>) =>
  Object.fromEntries([...tables].map(([name, rows]) => [name, csvText(rows)]));
const converted = (...pages: Parameters<typeof pageOf>[]) =>
  textsOf(convertPages(pages.map((page) => pageOf(...page))));
const codeOf =
  (code: string, ...words: string[]) =>
  (error: unknown) =>
    error instanceof UserError && error.code === code && words.every((word) => error.message.includes(word));

describe('automatic conversion (json-to-csv.md)', () => {
  describe('14. worked cases', () => {
    for (const { title, pages, tables } of workedCases) it(title, () => assert.deepEqual(converted(...pages), tables));
  });

  describe('3.3 and 3.4: what mixes', () => {
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

    const conflicts: [string, string[]][] = [
      ['[{"a":1},{"a":{"b":1}}]', ['t.[].a', 'scalar', 'object']],
      ['[{"a":{}},{"a":"x"}]', ['t.[].a', 'object', 'scalar']],
      ['[{"a":[1,{"b":1}]}]', ['t.[].a.[]', 'scalar', 'object']],
      ['[1,{"a":1}]', ['t.[]', 'scalar', 'object']],
      ['[{"a":"x"},{"a":[{"b":1}]}]', ['t.[].a', 'object', 'scalar']],
      ['[{"a":{"b":1}},{"a":[1]}]', ['t.[].a', 'object', 'scalar']],
      ['[{"a":[1]},{"a":{"b":1}}]', ['t.[].a', 'object', 'scalar']],
    ];
    for (const [rows, words] of conflicts) {
      it(`${rows} is a user error that names the place and both types`, () => {
        assert.throws(() => new Structure().analyse(pageOf('t', rows)), codeOf('table.type-conflict', ...words));
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

  it('2 and 10: pages without rows, or with a single null, leave nothing', () => {
    assert.deepEqual(converted(['t', '[]'], ['u', '[null]']), {});
  });

  it('4.3: names keep to their first choice over pages, also an empty one (oddity D mended)', () => {
    assert.deepEqual(converted(['t', '[{"é":1}]'], ['t', '[{"é":2,"b":3}]']), { t: '"","b"\n"1",""\n"2","3"\n' });
  });

  it('4.3: a column that moves into a child table keeps its name, and no other column there gets it', () => {
    const texts = converted(['t', '[{"a":{"a":{"b":1}}}]'], ['t', '[{"a":[{"a a b":2}]}]']);
    assert.match(texts['t_a'] ?? '', /^"a_a_b_u0","a_a_b","JSON_parentId"\n/);
  });

  it('4.4: two lists with one safe name share a table where the headers are equal, else the later gets its own (oddity E mended)', () => {
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

  describe('7: parent columns', () => {
    it('are part of the header from the start, whichever page brings them (oddity F mended)', () => {
      assert.deepEqual(converted(['t', '[{"a":1}]', '{"p":"x"}'], ['t', '[{"a":2}]', '{"q":"y"}']), {
        t: '"a","p","q"\n"1","x",""\n"2","","y"\n',
      });
    });

    it('a clash of safe names only is settled by the ordinary rule', () => {
      assert.deepEqual(converted(['t', '[{"a b":1}]', '{"a_b":"p"}']), { t: '"a_b","a_b_u0"\n"1","p"\n' });
    });

    it('an empty list or object as a value leaves the cell empty', () => {
      assert.deepEqual(converted(['t', '[{"a":1}]', '{"p":[],"q":{},"r":0.0}']), {
        t: '"a","p","q","r"\n"1","","","0"\n',
      });
    });

    it('a column named like the one of bare values is renamed', () => {
      assert.deepEqual(converted(['t', '["x"]', '{"data":"p"}']), { t: '"data","data_u0"\n"x","p"\n' });
    });

    it('a renamed one does not take the place of another', () => {
      assert.deepEqual(converted(['t', '[{"note":1}]', '{"note":"p","note_u0":"q"}']), {
        t: '"note","note_u0","note_u0_u0"\n"1","p","q"\n',
      });
    });

    it('a list or an object as a value is a user error (oddity G mended)', () => {
      assert.throws(() => converted(['t', '[{"a":1}]', '{"p":[1]}']), codeOf('table.parent-not-scalar', '"p"'));
    });
  });

  it('1.1: keys that look like integers keep their place', () => {
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

  describe('11: state', () => {
    const text =
      '{"data":{"_u":{"[]":{"_id":{"nodeType":"scalar","headerNames":"id"},"_tags":{"[]":{"nodeType":"scalar","headerNames":"data"},"nodeType":"array","headerNames":"tags"},"nodeType":"object","headerNames":"data"},"nodeType":"array"}},"parent_aliases":[]}';
    const stateOf = (struct: string, version = 3) => {
      const state = parseJson(`{"json_parser.struct":${struct},"json_parser.structVersion":${version}}`);
      return isObject(state) ? state : {};
    };

    it('is written as the reference shows it', () => {
      const structure = new Structure();
      structure.analyse(pageOf('u', '[{"id":1,"tags":["x"]}]'));
      assert.equal(jsonText(writeStructure(structure)), text);
      assert.equal(jsonText(writeStructure(new Structure())), '{"data":[],"parent_aliases":[]}');
    });

    it('comes back as it was', () => assert.equal(jsonText(writeStructure(readStructure(stateOf(text)))), text));

    it('keeps the columns of earlier runs, in their old order, with empty cells', () => {
      const tables = convertPages([pageOf('u', '[{"new":1}]')], readStructure(stateOf(text)));
      assert.equal(csvText(tables.get('u') ?? []), '"id","tags","new"\n"","","1"\n');
    });

    it('keeps names of earlier runs taken, so that no header comes twice', () => {
      const tables = convertPages(
        [pageOf('u', '[{"i d":1,"i_d":2}]')],
        readStructure(stateOf(text.replaceAll('"_id"', '"_i d"').replace('"headerNames":"id"', '"headerNames":"i_d"'))),
      );
      assert.deepEqual(tables.get('u')?.[0], ['i_d', 'tags', 'i_d_u0']);
    });

    for (const broken of [
      '{"data":{"_u":{}}}',
      '{"data":{"_u":{"nodeType":"list"}}}',
      '{"data":{"_u":{"nodeType":"array","x":1}}}',
      '{"data":{"_u":5}}',
    ]) {
      it(`${broken} is a user error`, () =>
        assert.throws(() => readStructure(stateOf(broken)), codeOf('state.broken-structure')));
    }

    it('of the older version is refused, not misread', () => {
      assert.throws(() => readStructure(stateOf('{"u":{"id":"scalar"}}', 2)), codeOf('config.unsupported'));
    });
  });
});
