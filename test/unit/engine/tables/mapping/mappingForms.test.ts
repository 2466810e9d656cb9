import assert from 'node:assert/strict';
import { parseJson } from '../../../../../engine/core/json/parseJson.ts';
import { readTableMapping } from '../../../../../engine/core/tables/mapping/readTableMapping.ts';
import type { MappingItem } from '../../../../../engine/core/tables/mapping/tableMapping.ts';
import { convertMapped, convertMappedToEnd } from './convertMapped.ts';

/** An item as text: what it fills, and its flags. */
function shown(item: MappingItem): string {
  switch (item.kind) {
    case 'column':
      return `column ${item.destination}${item.isKey ? ', key' : ''}${item.keepsJson ? ', JSON' : ''}`;
    case 'user':
      return `user ${item.destination} of ${item.key}${item.isKey ? ', key' : ''}`;
    case 'table':
      return `table ${item.table.name}${item.hasLink ? ', link' : ''}, ${item.table.parentColumn?.name ?? 'no'} parent key`;
    default:
      return 'own table';
  }
}

describe('mapping.md 1: forms of an item', () => {
  const forms: [form: string, item: string, meaning: string][] = [
    ['a text', '"dest"', 'column dest'],
    ['a column', '{"type":"column","mapping":{"destination":"d"}}', 'column d'],
    ['a column without type', '{"mapping":{"destination":"d"}}', 'column d'],
    ['a column with an empty type', '{"type":"","mapping":{"destination":"d"}}', 'column d'],
    ['a column that is a key', '{"mapping":{"destination":"d","primaryKey":true}}', 'column d, key'],
    ['a column with forceType', '{"mapping":{"destination":"d"},"forceType":true}', 'column d, JSON'],
    ['a parent column', '{"type":"user","mapping":{"destination":"d"}}', 'user d of a/b'],
    [
      'a parent column that is a key',
      '{"type":"user","mapping":{"destination":"d","primaryKey":1}}',
      'user d of a/b, key',
    ],
    ['a table', '{"type":"table","destination":"d","tableMapping":{"x":"x"}}', 'table d, link, t_pk parent key'],
    [
      'a table with a named parent key',
      '{"type":"table","destination":"d","tableMapping":{"x":"x"},"parentKey":{"destination":"fk"}}',
      'table d, link, fk parent key',
    ],
    [
      'a table without a parent key',
      '{"type":"table","destination":"d","tableMapping":{"x":"x"},"parentKey":{"disable":true}}',
      'table d, no parent key',
    ],
    ['rows of the same table', '{"type":"table","destination":"t","parentKey":{"disable":true}}', 'own table'],
  ];
  for (const [form, item, meaning] of forms) {
    it(`${form}: ${item}`, () => {
      const { items } = readTableMapping('t', parseJson(`{"a/b":${item},"z":"z"}`), '');
      assert.deepEqual(items.map(shown), [meaning, 'column z']);
    });
  }

  for (const flag of ['missing', 'null', 'false', '0', '0.0', '""', '"0"', '[]', '{}', 'true', '1', '"false"', '[0]']) {
    const isSet = ['true', '1', '"false"', '[0]'].includes(flag);
    it(`the flag ${flag} counts as ${isSet ? 'set' : 'not set'}`, () => {
      const written = (name: string) => (flag === 'missing' ? '' : `,"${name}":${flag}`);
      const items = [
        `"a":{"mapping":{"destination":"a"${written('primaryKey')}}${written('forceType')}}`,
        `"b":{"type":"table","destination":"d","tableMapping":{"x":"x"},"parentKey":{"destination":"fk"${written('disable')}}}`,
      ];
      const { items: read } = readTableMapping('t', parseJson(`{${items.join()}}`), '');
      const table = isSet ? 'table d, no parent key' : 'table d, link, fk parent key';
      assert.deepEqual(read.map(shown), [isSet ? 'column a, key, JSON' : 'column a', table]);
    });
  }
});

describe('mapping.md 2: which rows are mapped', () => {
  const mapping = '{"user/{user-id}":{"id":"key"}}';
  const rows = '[{"id":1,"more":2}]';
  const cases: [rule: string, dataType: string, tables: string][] = [
    ['rows of exactly this data type', 'user/{user-id}', '# user/{user-id}\n"key"\n"1"\n'],
    ['letter case counts', 'User/{user-id}', '# User_user-id\n"id","more"\n"1","2"\n'],
    ['so does every character', 'user/{user-id}/', '# user_user-id\n"id","more"\n"1","2"\n'],
  ];
  for (const [rule, dataType, tables] of cases) {
    it(rule, () => assert.equal(convertMapped(mapping, [dataType, rows]), tables));
  }

  it('rows of other data types are automatic, with their parent columns, and come last', () => {
    const pages: [string, string, string][] = [
      ['b', '[{"id":1}]', '{"env":"dev"}'],
      ['a', '[{"id":2}]', '{"env":"dev"}'],
    ];
    assert.equal(convertMapped('{"a":{"id":"id"}}', ...pages), '# a\n"id"\n"2"\n# b\n"id","env"\n"1","dev"\n');
  });
});

describe('mapping.md 8: names of tables', () => {
  it('a name that is an integer stays as it is, unlike on the platform', () => {
    const mapping = '{"2024":{"a":"a","k":{"type":"table","destination":2025,"tableMapping":{".":"v"}}}}';
    assert.match(
      convertMapped(mapping, ['2024', '[{"a":1,"k":[2]}]']),
      /^# 2024\n"a","2025"\n.*\n# 2025\n"v","2024_pk"\n/,
    );
  });

  it('a header made at the end of the run leaves alone what is there', () => {
    const mapping = '{"t":{"k":{"type":"table","destination":"k","tableMapping":{".":"v"}}},"k":{"x":"x"}}';
    assert.equal(convertMappedToEnd(mapping, ['k', '[{"x":1}]']), '# k\n"x"\n"1"\n');
  });
});

describe('mapping.md 11: what newer versions of the library add is not read', () => {
  const rules: [rule: string, mapping: string, rows: string, tables: string][] = [
    ['a path on a bare value gives nothing', '{"t":{"a":"a"}}', '["x"]', '# t\n"a"\n""\n'],
    ['false is an empty cell', '{"t":{"a":"a"}}', '[{"a":false}]', '# t\n"a"\n""\n'],
  ];
  for (const [rule, mapping, rows, tables] of rules) {
    it(rule, () => assert.equal(convertMapped(mapping, ['t', rows]), tables));
  }

  it('a table that was never used is not among those of the run', () => {
    assert.equal(convertMapped('{"t":{"a":"a"},"u":{"b":"b"}}', ['t', '[{"a":1}]']), '# t\n"a"\n"1"\n');
  });

  it('"date" is no type', () => {
    const read = () => readTableMapping('t', parseJson('{"a":{"type":"date","mapping":{"destination":"a"}}}'), '');
    assert.throws(read, /"type" of "a" is not known/);
  });
});
