import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { isUserError } from '../../../../../engine/core/errors.ts';
import { MappedConverter } from '../../../../../engine/core/tables/mapping/mappedConverter.ts';
import { pageOf } from '../../../../support/convertPages.ts';
import { convertMapped, type Page, readMappings } from './convertMapped.ts';

const md5 = (text: string) => createHash('md5').update(text).digest('hex');

/** Mapping of `t`, pages of it, and the tables they give. */
type Case = [title: string, mapping: string, pages: (string | Page)[], tables: string];

function describeCases(title: string, cases: Case[]): void {
  describe(title, () => {
    for (const [rule, mapping, pages, tables] of cases) {
      it(rule, () => {
        const full = pages.map((page): Page => (typeof page === 'string' ? ['t', page] : page));
        assert.equal(convertMapped(`{"t":${mapping}}`, ...full), tables);
      });
    }
  });
}

describe('mapped rows', () => {
  describeCases('mapping.md 1: shape', [
    ['what a mapping does not mention is not written', '{"a":"a"}', ['[{"a":1,"b":2}]'], '# t\n"a"\n"1"\n'],
    [
      'columns stand in the order of the mapping, not of the rows',
      '{"b":"x","a":"y","7":{"mapping":{"destination":"z"}},"1":{"mapping":{"destination":"w"}}}',
      ['[{"1":1,"7":7,"a":"A","b":"B"}]'],
      '# t\n"x","y","z","w"\n"B","A","7","1"\n',
    ],
    [
      'destinations are used raw, also those that are numbers',
      '{"a":"Ž a.b/c","b":{"mapping":{"destination":2024}},"c":{"mapping":{"destination":"0"}}}',
      ['[{"a":1,"b":2,"c":3}]'],
      '# t\n"Ž a.b/c","2024","0"\n"1","2","3"\n',
    ],
    [
      'an empty type means a column',
      '{"a":{"type":"","mapping":{"destination":"a"}},"b":{"type":null,"mapping":{"destination":"b"}}}',
      ['[{"a":1,"b":2}]'],
      '# t\n"a","b"\n"1","2"\n',
    ],
    [
      'flags are set if truthy: "0", 0, "", null, [] and {} are not',
      `{${['"0"', '0', '""', 'null', '[]', '{}'].map((flag, at) => `"${at}a":{"mapping":{"destination":"${at}","primaryKey":${flag}}}`).join(',')},"z":{"mapping":{"destination":"z","primaryKey":"false"}}}`,
      ['[{}]'],
      '# t pk=["z"]\n"0","1","2","3","4","5","z"\n"","","","","","",""\n',
    ],
  ]);

  describeCases('mapping.md 4: columns', [
    [
      'every scalar is its cell text: true is 1, false and null are empty, floats have 14 digits',
      '{".":"v"}',
      ['[true,false,null,0,-0.0,1e15,0.1234567890123456,9223372036854775807,"","0"]'],
      '# t\n"v"\n"1"\n""\n""\n"0"\n"-0"\n"1.0E+15"\n"0.12345678901235"\n"9223372036854775807"\n""\n"0"\n',
    ],
    [
      'forceType keeps lists and objects as JSON text and leaves scalars and null as they are',
      '{".":{"mapping":{"destination":"v"},"forceType":1}}',
      ['[{"b":1,"1":[1.0]},[],{},"é/",1.0,null,true]'],
      '# t\n"v"\n"{""b"":1,""1"":[1]}"\n"[]"\n"{}"\n"é/"\n"1"\n""\n"1"\n',
    ],
    [
      'forceType: an infinity anywhere empties the cell',
      '{"a":{"mapping":{"destination":"a"},"forceType":true}}',
      ['[{"a":[1e999]}]'],
      '# t\n"a"\n""\n',
    ],
    [
      'user: the parent column of this name, its dots being no separators; unknown ones are empty',
      '{"parent_user.id":{"type":"user","mapping":{"destination":"u"}},"none":{"type":"user","mapping":{"destination":"n"}},"a":"a"}',
      [['t', '[{"a":1,"none":2},null]', '{"parent_user.id":true}']],
      '# t\n"u","n","a"\n"1","","1"\n"1","",""\n',
    ],
    [
      'user: a name with a slash is found too, unlike on the platform',
      '{"a/b":{"type":"user","delimiter":"/","mapping":{"destination":"u"}}}',
      [['t', '[{}]', '{"a/b":7}']],
      '# t\n"u"\n"7"\n',
    ],
    [
      'user: every page brings values of its own',
      '{"e":{"type":"user","mapping":{"destination":"e"}}}',
      [
        ['t', '[{}]', '{"e":1}'],
        ['t', '[{}]', '{"e":2}'],
        ['t', '[{}]'],
      ],
      '# t\n"e"\n"1"\n"2"\n""\n',
    ],
    ['parent columns appear in no other way', '{"a":"a"}', [['t', '[{"a":1}]', '{"env":"dev"}']], '# t\n"a"\n"1"\n'],
  ]);

  describe('mapping.md 4 and 9: values that fit no cell', () => {
    const refusals: [string, string, Page[], string[], string][] = [
      [
        'a list or an object without forceType, all such columns of the row',
        '{"a":"x","b":"y","c":"z","d":{"mapping":{"destination":"w"},"forceType":true}}',
        [['t', '[{"a":1},{"a":1,"b":[],"c":{"k":1},"d":[]}]']],
        ['"t"', '"y", "z"', 'forceType'],
        '/config/mappings/t/b',
      ],
      [
        'the same in a child table',
        '{"kids":{"type":"table","destination":"kid","tableMapping":{".":"k"}}}',
        [['t', '[{"kids":[1,{}]}]']],
        ['"kid"', '"k"'],
        '/config/mappings/t/kids/tableMapping/.',
      ],
      [
        'a list as parent column',
        '{"u":{"type":"user","mapping":{"destination":"x"}}}',
        [['t', '[{}]', '{"u":[]}']],
        ['"t"', '"x"', '"u"'],
        '/config/mappings/t/u',
      ],
    ];
    for (const [title, mapping, pages, words, pointer] of refusals) {
      it(title, () => {
        assert.throws(
          () => convertMapped(`{"t":${mapping}}`, ...pages),
          (error) =>
            isUserError(error) &&
            error.code === 'mapping.column-not-scalar' &&
            error.pointer === pointer &&
            words.every((word) => error.message.includes(word)),
        );
      });
    }

    it('the message does not name columns that are fine', () => {
      const convert = () => convertMapped('{"t":{"a":"x","b":"y"}}', ['t', '[{"a":"secret","b":[]}]']);
      assert.throws(convert, (error) => isUserError(error) && !/"x"|secret/.test(error.message));
    });
  });

  const kids = (more = '') => `"kids":{"type":"table","destination":"kid"${more},"tableMapping":{".":"k"}}`;
  const id = '"id":{"mapping":{"destination":"id","primaryKey":true}}';

  describeCases('mapping.md 5: tables', [
    [
      'step 1: two items with one destination share a table and the columns of the first',
      `{${id},"a":{"type":"table","destination":"kid","tableMapping":{"n":"n"}},"b":{"type":"table","destination":"kid","tableMapping":{"n":"m","x":"x"}}}`,
      ['[{"id":1,"b":{"n":2,"x":9},"a":[{"n":1}]}]'],
      '# t pk=["id"]\n"id"\n"1"\n# kid\n"n","t_pk"\n"1","1"\n"2","1"\n',
    ],
    [
      'step 1: of two that share a table the first names the parent key column',
      `{${id},"a":{"type":"table","destination":"kid","parentKey":{"destination":"fk"},"tableMapping":{".":"n"}},"b":{"type":"table","destination":"kid","tableMapping":{".":"n"}}}`,
      ['[{"id":1,"a":[],"b":[2]}]'],
      '# t pk=["id"]\n"id"\n"1"\n# kid\n"n","fk"\n"2","1"\n',
    ],
    [
      'step 1: rows for the own table of a child carry the parent key of the row around them',
      `{${id},"kids":{"type":"table","destination":"kid","tableMapping":{"n":"n","sub":{"type":"table","destination":"kid","parentKey":{"disable":true},"tableMapping":{"z":"z"}}}}}`,
      ['[{"id":1,"kids":[{"n":1,"sub":[{"n":2,"sub":{"n":3}},{"n":4}]}]}]'],
      '# t pk=["id"]\n"id"\n"1"\n# kid\n"n","t_pk"\n"3","1"\n"2","1"\n"4","1"\n"1","1"\n',
    ],
    [
      'step 2: without a primary key, empty values make neither rows nor a table',
      `{"id":"id",${kids()}}`,
      [
        '[{"id":1},{"id":2,"kids":null},{"id":3,"kids":false},{"id":4,"kids":0},{"id":5,"kids":0.0},{"id":6,"kids":""},{"id":7,"kids":"0"},{"id":8,"kids":[]}]',
      ],
      '# t\n"id","kid"\n"1",""\n"2",""\n"3",""\n"4",""\n"5",""\n"6",""\n"7",""\n"8",""\n',
    ],
    [
      'step 2: an empty object, and a list of empty values, are not empty',
      '{"kids":{"type":"table","destination":"kid","tableMapping":{"n":"n"}}}',
      ['[{"kids":{}},{"kids":[null,0]}]'],
      `# t\n"kid"\n"${md5('O:8:"stdClass":1:{s:4:"kids";O:8:"stdClass":0:{}}')}"\n"${md5('O:8:"stdClass":1:{s:4:"kids";a:2:{i:0;N;i:1;i:0;}}')}"\n` +
        `# kid\n"n","t_pk"\n"","${md5('O:8:"stdClass":1:{s:4:"kids";O:8:"stdClass":0:{}}')}"\n` +
        `"","${md5('O:8:"stdClass":1:{s:4:"kids";a:2:{i:0;N;i:1;i:0;}}')}"\n`.repeat(2),
    ],
    [
      'step 3: with a primary key, a missing, null or false value makes a row, an empty list only the table',
      `{${id},${kids()}}`,
      ['[{"id":1,"kids":[]}]', '[{"id":2},{"id":3,"kids":null},{"id":4,"kids":false}]'],
      '# t pk=["id"]\n"id"\n"1"\n"2"\n"3"\n"4"\n# kid\n"k","t_pk"\n"","2"\n"","3"\n"","4"\n',
    ],
    [
      'step 3: with a primary key, an empty list opens the table with its links',
      `{${id},"kids":{"type":"table","destination":"kid","tableMapping":{"n":"n","lots":{"type":"table","destination":"lot","tableMapping":{".":"l"}}}}}`,
      ['[{"id":1,"kids":[]}]'],
      '# t pk=["id"]\n"id"\n"1"\n# kid\n"n","lot","t_pk"\n',
    ],
    [
      'step 4: parentKey.destination names the column; by default it is the table with _pk',
      `{${id},${kids(',"parentKey":{"destination":"fk"}')},"more":{"type":"table","destination":"more","parentKey":{"destination":""},"tableMapping":{".":"m"}}}`,
      ['[{"id":1,"kids":2,"more":3}]'],
      '# t pk=["id"]\n"id"\n"1"\n# kid\n"k","fk"\n"2","1"\n# more\n"m","t_pk"\n"3","1"\n',
    ],
    [
      'step 4: parentKey.primaryKey puts it into the primary key, which then needs no link to the grandchildren',
      `{${id},"kids":{"type":"table","destination":"kid","parentKey":{"primaryKey":true},"tableMapping":{"n":"n","lots":{"type":"table","destination":"lot","tableMapping":{".":"l"}}}}}`,
      ['[{"id":7,"kids":[{"n":1,"lots":["x"]},{"n":2}]}]'],
      '# t pk=["id"]\n"id"\n"7"\n# kid pk=["t_pk"]\n"n","t_pk"\n"1","7"\n"2","7"\n# lot\n"l","kid_pk"\n"x","7"\n"","7"\n',
    ],
    [
      'step 4: disabled, there is neither parent key nor link, and the flags of parentKey do nothing',
      `{"id":"id",${kids(',"parentKey":{"disable":1,"destination":"fk","primaryKey":true}')}}`,
      ['[{"id":1,"kids":["a","b"]}]'],
      '# t\n"id"\n"1"\n# kid\n"k"\n"a"\n"b"\n',
    ],
    [
      'step 4: the link stands at the place of its item',
      `{"a":"a",${kids()},"b":"b"}`,
      ['[{"a":1,"b":2}]'],
      '# t\n"a","kid","b"\n"1","","2"\n',
    ],
    [
      'step 5: a scalar or an object is one row; elements may be lists, which paths enter by index',
      `{${id},"kids":{"type":"table","destination":"kid","tableMapping":{"0":{"mapping":{"destination":"first"}},"n":"n"}}}`,
      ['[{"id":1,"kids":[["a","b"],{"n":1},"z"]},{"id":2,"kids":{"n":2}},{"id":3,"kids":"s"}]'],
      '# t pk=["id"]\n"id"\n"1"\n"2"\n"3"\n# kid\n"first","n","t_pk"\n"a","","1"\n"","1","1"\n"","","1"\n"","2","2"\n"","","3"\n',
    ],
    [
      'a table item reads its path with its own delimiter; "." feeds a table with the row itself',
      `{${id},"a.x/b":{"type":"table","delimiter":"/","destination":"deep","tableMapping":{".":"d"}},".":{"type":"table","destination":"copy","tableMapping":{"id":"again"}}}`,
      ['[{"id":1,"a.x":{"b":[5]}}]'],
      '# t pk=["id"]\n"id"\n"1"\n# deep\n"d","t_pk"\n"5","1"\n# copy\n"again","t_pk"\n"1","1"\n',
    ],
  ]);

  const childKey = (row: string, parents = '') => md5(`${row}${parents}`);

  describeCases('mapping.md 6: keys', [
    [
      'the primary key lists columns and user items in mapping order',
      '{"b":{"mapping":{"destination":"B","primaryKey":true}},"x":"x","u":{"type":"user","mapping":{"destination":"U","primaryKey":true}},"a":{"mapping":{"destination":"A","primaryKey":true}}}',
      ['[]'],
      '# t pk=["B","U","A"]\n"B","x","U","A"\n',
    ],
    [
      'key values are cell texts joined with commas; user items count by their exact name',
      `{"n":{"mapping":{"destination":"n","primaryKey":true}},"a/b":{"delimiter":"/","mapping":{"destination":"ab","primaryKey":true}},"p.q":{"type":"user","mapping":{"destination":"pq","primaryKey":true}},"x":{"mapping":{"destination":"x","primaryKey":true}},${kids()}}`,
      [['t', '[{"n":1.50,"a":{"b":"1,2"},"x":false,"kids":[true]}]', '{"p.q":9}']],
      '# t pk=["n","ab","pq","x"]\n"n","ab","pq","x"\n"1.5","1,2","9",""\n# kid\n"k","t_pk"\n"1","1.5,1,2,9,"\n',
    ],
    [
      'without one, the row as received is hashed: a bare scalar, a list',
      '{".":{"type":"table","destination":"kid","tableMapping":{".":{"mapping":{"destination":"k"},"forceType":true}}}}',
      ['["x",[1.0]]'],
      `# t\n"kid"\n"${childKey('s:1:"x";')}"\n"${childKey('a:1:{i:0;d:1;}')}"\n# kid\n"k","t_pk"\n"x","${childKey('s:1:"x";')}"\n"1","${childKey('a:1:{i:0;d:1;}')}"\n`,
    ],
    [
      'parent columns are hashed behind the row as an array, in child tables too',
      '{"a":{"type":"table","destination":"a","tableMapping":{"b":{"type":"table","destination":"b","tableMapping":{".":"v"}}}}}',
      [['t', '[{"a":{"b":1}}]', '{"k":1.0,"7":"x","-0":null,"l":[true]}']],
      (() => {
        const parents = 'a:4:{s:1:"k";d:1;i:7;s:1:"x";s:2:"-0";N;s:1:"l";a:1:{i:0;b:1;}}';
        const inner = 'O:8:"stdClass":1:{s:1:"b";i:1;}';
        const top = childKey(`O:8:"stdClass":1:{s:1:"a";${inner}}`, parents);
        return `# t\n"a"\n"${top}"\n# a\n"b","t_pk"\n"${childKey(inner, parents)}","${top}"\n# b\n"v","a_pk"\n"1","${childKey(inner, parents)}"\n`;
      })(),
    ],
    [
      'a row that no table item reaches has no key: a primary key that is an object is no error there',
      `{"id":{"mapping":{"destination":"id","primaryKey":true},"forceType":true}}`,
      ['[{"id":{"a":1}}]'],
      '# t pk=["id"]\n"id"\n"{""a"":1}"\n',
    ],
    ['equal keys are not noticed', `{${id}}`, ['[{"id":1},{"id":1}]'], '# t pk=["id"]\n"id"\n"1"\n"1"\n'],
  ]);

  for (const parentKey of ['{}', '{"disable":true}']) {
    it(`mapping.md 6 and 9: a list in the primary key of a row with a table item is an error, with parentKey ${parentKey}`, () => {
      const mapping = `{"t":{"id":{"mapping":{"destination":"key","primaryKey":true},"forceType":true},${kids(`,"parentKey":${parentKey}`)}}}`;
      assert.throws(
        () => convertMapped(mapping, ['t', '[{"id":[1]}]']),
        (error) =>
          isUserError(error) &&
          error.code === 'mapping.key-not-scalar' &&
          error.pointer === '/config/mappings/t/id' &&
          /"key".*"t"/.test(error.message),
      );
    });
  }

  describeCases('mapping.md 7, 8 and 10, json-to-csv.md 10: header, pages, order', [
    ['a page of no rows makes the table with its header', `{"a":"a",${kids()}}`, ['[]'], '# t\n"a","kid"\n'],
    ['a page of one null makes an empty row', '{"a":"a","b":"b"}', ['[null]'], '# t\n"a","b"\n"",""\n'],
    ['later pages change nothing about the columns', '{"a":"a"}', ['[]', '[{"a":1,"b":2}]'], '# t\n"a"\n"1"\n'],
    [
      'a table of nothing but disabled table items has rows without cells',
      `{${kids(',"parentKey":{"disable":true}')}}`,
      ['[{"kids":[1]}]'],
      '# t\n\n\n# kid\n"k"\n"1"\n',
    ],
  ]);

  it('mapping.md 8: tables come depth first, in the order in which rows first used them', () => {
    const nested = (name: string) =>
      `"${name}":{"type":"table","destination":"${name}","tableMapping":{"n":"n","in":{"type":"table","destination":"${name}-in","tableMapping":{".":"w"}}}}`;
    const mapping = readMappings(`{"t":{${nested('b')},${nested('a')},${nested('c')}}}`).get('t');
    assert.ok(mapping);
    const opened: string[] = [];
    const converter = new MappedConverter(mapping, {
      openTable(name) {
        opened.push(name);
        return { write: () => undefined, writeLines: () => undefined };
      },
    });
    assert.deepEqual(converter.tables, []);
    converter.convert(pageOf('t', '[{"a":[{"n":1}]},{"b":[{"in":[2]}]},{"a":[{"in":[1]}]}]'));
    assert.deepEqual(opened, ['t', 'a', 'b', 'b-in', 'a-in']);
    assert.deepEqual(
      converter.tables.map(({ name }) => name),
      ['t', 'a', 'a-in', 'b', 'b-in'],
    );
  });

  it('mapping.md 10: every row is written while its page is converted, child rows before their parent', () => {
    const mapping = readMappings(`{"t":{${id},${kids()}}}`).get('t');
    assert.ok(mapping);
    const written: string[] = [];
    const converter = new MappedConverter(mapping, {
      openTable: (name, columns, primaryKey) => {
        written.push(`${name}(${columns}|${primaryKey})`);
        return { write: (cells) => void written.push(`${name}:${cells}`), writeLines: () => assert.fail() };
      },
    });
    converter.convert(pageOf('t', '[{"id":1,"kids":["a"]}]'));
    assert.deepEqual(written, ['t(id|id)', 'kid(k,t_pk|)', 'kid:a,1', 't:1']);
    converter.convert(pageOf('t', '[{"id":2,"kids":[]}]'));
    assert.deepEqual(written.slice(4), ['t:2']);
  });
});
