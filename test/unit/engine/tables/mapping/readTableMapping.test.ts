import assert from 'node:assert/strict';
import { isUserError } from '../../../../../engine/core/errors.ts';
import { parseJson } from '../../../../../engine/core/json/parseJson.ts';
import { readTableMapping } from '../../../../../engine/core/tables/mapping/readTableMapping.ts';
import type { TableMapping } from '../../../../../engine/core/tables/mapping/tableMapping.ts';

const read = (mapping: string): TableMapping => readTableMapping('t', parseJson(mapping), '/m');

const key = '"id":{"mapping":{"destination":"id","primaryKey":true}}';
/** A table item; `more` follows its destination. */
const table = (path: string, destination: string, more = '"tableMapping":{".":"v"}') =>
  `"${path}":{"type":"table","destination":"${destination}",${more}}`;
/** A table item whose table has further items. */
const tableOf = (path: string, destination: string, ...items: string[]) =>
  table(path, destination, `"tableMapping":{${items.join(',')}}`);

describe('reading a mapping', () => {
  describe('mapping.md 9: what is wrong whatever the data are', () => {
    const refusals: [title: string, mapping: string, code: string, pointer: string, words: string[]][] = [
      ['an empty mapping', '{}', 'config.empty', '/m', ['"t"']],
      ['an empty mapping: null', 'null', 'config.empty', '/m', ['"t"']],
      ['an empty mapping: an empty list', '[]', 'config.empty', '/m', ['"t"']],
      ['a mapping that is text', '"a"', 'config.wrong-type', '/m', ['"t"', 'an object']],
      ['a mapping that is an integer', '3', 'config.wrong-type', '/m', ['"t"']],
      ['a mapping that is a float', '1.0', 'config.wrong-type', '/m', ['"t"']],
      ['a mapping that is true', 'true', 'config.wrong-type', '/m', ['"t"']],
      ['a mapping that is a list', '["a"]', 'config.wrong-type', '/m', ['"t"']],
      ['a column without mapping', '{"a":{}}', 'config.missing-key', '/m/a', ['"a"', 'destination']],
      ['a column with a mapping that is text', '{"a":{"mapping":"a"}}', 'config.missing-key', '/m/a', ['"a"']],
      ['a column without destination', '{"a":{"mapping":{}}}', 'config.missing-key', '/m/a/mapping', ['"a"']],
      ['a short form without text', '{"a":""}', 'config.missing-key', '/m/a/mapping', ['"a"']],
      [
        'a user item without destination',
        '{"a/b~c":{"type":"user","mapping":{"destination":null}}}',
        'config.missing-key',
        '/m/a~1b~0c/mapping',
        ['"a/b~c"'],
      ],
      [
        'a destination that is a list',
        '{"a":{"mapping":{"destination":[1]}}}',
        'config.missing-key',
        '/m/a/mapping',
        [],
      ],
      [
        'a destination that is true',
        '{"a":{"mapping":{"destination":true}}}',
        'config.missing-key',
        '/m/a/mapping',
        [],
      ],
      [
        'a table without destination',
        '{"a":{"type":"table","tableMapping":{"b":"b"}}}',
        'config.missing-key',
        '/m/a',
        ['"a"', 'destination'],
      ],
      [
        'a table without tableMapping',
        '{"a":{"type":"table","destination":"x"}}',
        'config.missing-key',
        '/m/a',
        ['"a"', '"x"', 'tableMapping'],
      ],
      [
        'a table with an empty tableMapping',
        `{${table('a', 'x', '"tableMapping":{}')}}`,
        'config.missing-key',
        '/m/a',
        [],
      ],
      ['a tableMapping that is text', `{${table('a', 'x', '"tableMapping":"b"')}}`, 'config.missing-key', '/m/a', []],
      [
        'a table without tableMapping, although disabled',
        `{${table('a', 'x', '"parentKey":{"disable":true}')}}`,
        'config.missing-key',
        '/m/a',
        ['tableMapping'],
      ],
      [
        'an unknown type',
        '{"a":{"type":"date","mapping":{"destination":"a"}}}',
        'config.unknown-value',
        '/m/a/type',
        ['"a"', '"column", "user" or "table"'],
      ],
      ['a type in capitals', '{"a":{"type":"Table"}}', 'config.unknown-value', '/m/a/type', ['"a"']],
      ['a type that is true', '{"a":{"type":true}}', 'config.unknown-value', '/m/a/type', ['"a"']],
      ['an item that is a number', '{"a":1}', 'config.wrong-type', '/m/a', ['"a"']],
      ['an item that is null', '{"a":null}', 'config.wrong-type', '/m/a', ['"a"']],
      ['an item that is a list', '{"a":["b"]}', 'config.wrong-type', '/m/a', ['"a"']],
      ['the short form of a path that is an integer', '{"0":"x"}', 'config.invalid', '/m/0', ['"0"', 'long form']],
      ['the short form of a negative integer', '{"-12":"x"}', 'config.invalid', '/m/-12', ['"-12"']],
      [
        'rows for the own table with a parent key',
        `{"id":"id",${table('sub', 't')}}`,
        'mapping.disable-required',
        '/m/sub',
        ['"sub"', '"t"', 'disable'],
      ],
      [
        'a mapping with one level missing',
        '{"type":"table","destination":"x","tableMapping":{"a":"a"}}',
        'config.missing-key',
        '/m/tableMapping',
        ['"tableMapping"'],
      ],
      [
        'anything of this at any depth',
        `{${tableOf('a', 'x', tableOf('b/c', 'y', '"d":{}'))}}`,
        'config.missing-key',
        '/m/a/tableMapping/b~1c/tableMapping/d',
        ['"d"'],
      ],
      [
        'and in a tableMapping that no row reaches',
        `{"id":"id",${table('sub', 't', '"parentKey":{"disable":true},"tableMapping":{"d":{"type":"x"}}')}}`,
        'config.unknown-value',
        '/m/sub/tableMapping/d/type',
        ['"d"'],
      ],
    ];
    for (const [title, mapping, code, pointer, words] of refusals) {
      it(title, () => assertRefused(mapping, code, pointer, words));
    }
  });

  describe('mapping.md 5, 7 and 8: what would lose rows or cells, or never end', () => {
    const disabled = '"parentKey":{"disable":true}';
    const refusals: [title: string, mapping: string, code: string, pointer: string, words: string[]][] = [
      [
        'a table that feeds itself and has a primary key',
        `{${table('sub', 't', disabled)},${key}}`,
        'mapping.endless-table',
        '/m/sub',
        ['"sub"', '"t"', 'primary key'],
      ],
      [
        'a child table that feeds itself and has its primary key from its parent',
        `{${table('a', 'x', `"parentKey":{"primaryKey":true},"tableMapping":{".":"v",${table('sub', 'x', disabled)}}`)}}`,
        'mapping.endless-table',
        '/m/a/tableMapping/sub',
        ['"sub"', '"x"'],
      ],
      ...['"."', '"/","delimiter":"/"', '""'].map((path): [string, string, string, string, string[]] => {
        const [name = '', delimiter] = path.split(',');
        const item = `${name}:{"type":"table","destination":"t",${disabled}${delimiter ? `,${delimiter}` : ''}}`;
        const pointer = `/m/${name.slice(1, -1).replace('/', '~1')}`;
        return [
          `a table that feeds itself with the row itself: ${path}`,
          `{"a":"a",${item}}`,
          'mapping.endless-table',
          pointer,
          ['"t"'],
        ];
      }),
      [
        'two columns of one name',
        '{"a":"x","b":"x"}',
        'mapping.duplicate-column',
        '/m/b',
        ['"t"', '"x"', '"a"', '"b"'],
      ],
      [
        'a column and a user item',
        '{"a":{"mapping":{"destination":"x"}},"b":{"type":"user","mapping":{"destination":"x"}}}',
        'mapping.duplicate-column',
        '/m/b',
        ['"x"'],
      ],
      [
        'a column named like a link',
        `{${table('kids', 'x')},"a":"x"}`,
        'mapping.duplicate-column',
        '/m/a',
        ['link', '"kids"', '"a"', '"x"'],
      ],
      [
        'a column of the child named like its parent key by default',
        `{${tableOf('kids', 'x', '"a":"t_pk"')}}`,
        'mapping.duplicate-column',
        '/m/kids',
        ['"x"', '"t_pk"', '"a"', 'parent key'],
      ],
      [
        'a column of the child named like its parent key',
        `{${table('kids', 'x', '"parentKey":{"destination":"a"},"tableMapping":{"a":"a"}')}}`,
        'mapping.duplicate-column',
        '/m/kids/parentKey',
        ['"x"', '"a"', 'parent key'],
      ],
      [
        'a link of the child named like its parent key',
        `{${tableOf('kids', 'x', table('b', 't_pk'))}}`,
        'mapping.duplicate-column',
        '/m/kids',
        ['link', 'parent key'],
      ],
      [
        'two links to a shared table',
        `{"id":"id",${table('a', 'x')},${table('b', 'x')}}`,
        'mapping.duplicate-column',
        '/m/b',
        ['"a"', '"b"', '"x"', 'primary key'],
      ],
      [
        'a shared table with a parent key for one of the two',
        `{"id":"id",${table('a', 'x')},${table('b', 'x', `${disabled},"tableMapping":{".":"v"}`)}}`,
        'mapping.shared-table',
        '/m/b',
        ['"a"', '"b"', '"x"'],
      ],
      [
        'a shared table with a parent key in the primary key for one of the two',
        `{${key},${table('a', 'x')},${table('b', 'x', '"parentKey":{"primaryKey":true},"tableMapping":{".":"v"}')}}`,
        'mapping.shared-table',
        '/m/b',
        ['"a"', '"b"'],
      ],
      [
        'a shared table with two names for a parent key in the primary key',
        `{${key},${['p', 'q'].map((name) => table(name, 'x', `"parentKey":{"primaryKey":true,"destination":"${name}"},"tableMapping":{".":"v"}`)).join(',')}}`,
        'mapping.shared-table',
        '/m/q',
        ['"p"', '"q"'],
      ],
      [
        'one table from two depths',
        `{"id":"id",${table('a', 'x')},${tableOf('b', 'y', table('c', 'x'))}}`,
        'mapping.duplicate-table',
        '/m/b/tableMapping/c',
        ['"x"'],
      ],
      [
        'one table from two branches',
        `{"id":"id",${tableOf('a', 'x', table('c', 'z'))},${tableOf('b', 'y', table('c', 'z'))}}`,
        'mapping.duplicate-table',
        '/m/b/tableMapping/c',
        ['"z"'],
      ],
      [
        'a grandchild that goes into the table of the data type',
        `{"id":"id",${tableOf('a', 'x', table('c', 't', `${disabled},"tableMapping":{".":"v"}`))}}`,
        'mapping.duplicate-table',
        '/m/a/tableMapping/c',
        ['"t"'],
      ],
    ];
    for (const [title, mapping, code, pointer, words] of refusals) {
      it(title, () => assertRefused(mapping, code, pointer, words));
    }
  });

  describe('what looks like that and is fine', () => {
    const accepted: [title: string, mapping: string][] = [
      [
        'the short form of paths that are no integers on the platform',
        '{"-0":"a","01":"b","1.0":"c","9223372036854775808":"d"}',
      ],
      ['the long form of an integer', '{"0":{"mapping":{"destination":"x"}}}'],
      ['columns whose names differ in case', '{"a":"x","b":"X"}'],
      ['a link and a column, where a primary key leaves no link', `{${key},${table('kids', 'x')},"a":"x"}`],
      [
        'a link and a column, where the parent key is disabled',
        `{"a":"x",${table('kids', 'x', '"parentKey":{"disable":true},"tableMapping":{".":"v"}')}}`,
      ],
      ['a table shared by two items, with a primary key', `{${key},${table('a', 'x')},${table('b', 'x')}}`],
      [
        'tables of the same name below the two mappings of a shared table',
        `{${key},${tableOf('a', 'x', '"n":"n"', table('c', 'z'))},${tableOf('b', 'x', '"n":"n"', table('c', 'z'))}}`,
      ],
      [
        'a column of the child with the default name, where the parent key has another',
        `{${table('kids', 'x', '"parentKey":{"destination":"fk"},"tableMapping":{"a":"t_pk"}')}}`,
      ],
      [
        'rows for the own table without tableMapping',
        `{"id":"id",${table('sub', 't', '"parentKey":{"disable":true}')}}`,
      ],
      ['a table and a column of another table with one name', `{"id":"id",${tableOf('a', 'x', '"b":"x"')}}`],
      [
        'options that mean nothing where they stand',
        '{"a":{"mapping":{"destination":"a","note":1},"tableMapping":5,"parentKey":[]}}',
      ],
    ];
    for (const [title, mapping] of accepted) it(title, () => assert.doesNotThrow(() => read(mapping)));
  });

  describe('mapping.md 6 and 7: what a table looks like', () => {
    const cases: [rule: string, mapping: string, columns: string[], primaryKey: string[]][] = [
      [
        'links stand in place where there is no primary key',
        `{"a":"a",${table('k', 'x')},"b":"b"}`,
        ['a', 'x', 'b'],
        [],
      ],
      ['and nowhere where there is one', `{"a":"a",${table('k', 'x')},${key}}`, ['a', 'id'], ['id']],
      [
        'a disabled table item has none',
        `{"a":"a",${table('k', 'x', '"parentKey":{"disable":"yes"},"tableMapping":{".":"v"}')}}`,
        ['a'],
        [],
      ],
    ];
    for (const [rule, mapping, columns, primaryKey] of cases) {
      it(rule, () => {
        const plan = read(mapping);
        assert.deepEqual([plan.name, plan.columns, plan.primaryKey], ['t', columns, primaryKey]);
      });
    }
  });
});

function assertRefused(mapping: string, code: string, pointer: string, words: string[]): void {
  assert.throws(
    () => read(mapping),
    (error) => {
      assert.ok(isUserError(error), String(error));
      assert.deepEqual([error.code, error.pointer], [code, pointer]);
      for (const word of words) assert.ok(error.message.includes(word), `${word} in ${error.message}`);
      return true;
    },
  );
}
