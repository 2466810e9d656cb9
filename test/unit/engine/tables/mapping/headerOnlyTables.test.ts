import assert from 'node:assert/strict';
import { headerOnlyTables } from '../../../../../engine/core/tables/mapping/headerOnlyTables.ts';
import { readMappings } from './convertMapped.ts';

/** The tables that a mapping of `t` has, as `name(columns|primary key)`. */
function headersOf(mapping: string): string[] {
  return [...readMappings(`{"t":${mapping}}`).values()]
    .flatMap(headerOnlyTables)
    .map(({ name, columns, primaryKey }) => `${name}(${columns}|${primaryKey})`);
}

describe('mapping.md 8: tables with a header only', () => {
  const nested = (name: string, more = '') =>
    `"${name}":{"type":"table","destination":"${name}"${more},"tableMapping":{"n":"n","in":{"type":"table","destination":"${name}-in","tableMapping":{".":"v"}}}}`;
  const cases: [rule: string, mapping: string, headers: string[]][] = [
    [
      'short, column and user items stand in order',
      '{"b":"B","a":{"mapping":{"destination":"A"}},"u":{"type":"user","mapping":{"destination":"U"}}}',
      ['t(B,A,U|)'],
    ],
    [
      'links are not included, and the parent key comes last',
      `{"id":"id",${nested('kid')},"z":"z"}`,
      ['t(id,z|)', 'kid(n,t_pk|)', 'kid-in(v,kid_pk|)'],
    ],
    [
      'every depth is there, each table before its children',
      `{"id":"id",${nested('b')},${nested('a')}}`,
      ['t(id|)', 'b(n,t_pk|)', 'b-in(v,b_pk|)', 'a(n,t_pk|)', 'a-in(v,a_pk|)'],
    ],
    [
      'primary keys: own columns in order, then the parent key',
      '{"b":{"mapping":{"destination":"B","primaryKey":true}},"kids":{"type":"table","destination":"kid","parentKey":{"destination":"fk","primaryKey":true},"tableMapping":{"y":{"mapping":{"destination":"Y","primaryKey":true}},"x":{"mapping":{"destination":"X","primaryKey":true}}}}}',
      ['t(B|B)', 'kid(Y,X,fk|Y,X,fk)'],
    ],
    [
      'without a parent key where it is disabled',
      `{"id":"id",${nested('kid', ',"parentKey":{"disable":true,"primaryKey":true}')}}`,
      ['t(id|)', 'kid(n|)', 'kid-in(v,kid_pk|)'],
    ],
    [
      'a table whose header would be empty is left out, its children are not',
      `{${nested('kid')}}`,
      ['kid(n,t_pk|)', 'kid-in(v,kid_pk|)'],
    ],
    [
      'rows for the own table add no table',
      '{"id":"id","sub":{"type":"table","destination":"t","parentKey":{"disable":true}}}',
      ['t(id|)'],
    ],
    [
      'a shared table is there once, as the first item has it',
      '{"id":{"mapping":{"destination":"id","primaryKey":true}},"a":{"type":"table","destination":"kid","tableMapping":{"n":"n"}},"b":{"type":"table","destination":"kid","tableMapping":{"m":"m"}}}',
      ['t(id|id)', 'kid(n,t_pk|)'],
    ],
    [
      'tables below a mapping that no row reaches are there too',
      `{"id":"id","sub":{"type":"table","destination":"t","parentKey":{"disable":true},"tableMapping":{${nested('kid')}}},"a":{"type":"table","destination":"x","parentKey":{"disable":true},"tableMapping":{".":"x"}},"b":{"type":"table","destination":"x","parentKey":{"disable":true},"tableMapping":{${nested('deep')}}}}`,
      ['t(id|)', 'kid(n,t_pk|)', 'kid-in(v,kid_pk|)', 'x(x|)', 'deep(n,x_pk|)', 'deep-in(v,deep_pk|)'],
    ],
  ];
  for (const [rule, mapping, headers] of cases) it(rule, () => assert.deepEqual(headersOf(mapping), headers));
});
