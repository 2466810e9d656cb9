import assert from 'node:assert/strict';
import { queryText } from '../../../../../client/storage/query/queryText.ts';
import { resultNames } from '../../../../../client/storage/query/resultNames.ts';
import { sqlStatements } from '../../../../../client/storage/sql/sqlStatements.ts';

const table = (name: string, rows = 2, primaryKey: string[] = []) => ({ name, rows, primaryKey, columns: ['id'] });

describe('the text that a query begins with', () => {
  it('has a statement for each table, which says how many rows it has and by what key', () => {
    const text = queryText([table('in.c-main.users', 1200, ['id', 'a b']), table('q"x', 1)]);
    assert.deepEqual(
      sqlStatements(text).map((statement) => statement.text),
      ['SELECT *\nFROM "in.c-main.users"\nLIMIT 1000', 'SELECT *\nFROM "q""x"\nLIMIT 1000'],
    );
    assert.match(text, /^-- 2 tables from the runs in this workspace\./);
    assert.match(text, /^-- 1,200 rows, primary key "id", "a b"\nSELECT/m);
    assert.match(text, /^-- 1 row\nSELECT/m);
  });

  it('says whose a table is, if that is known', () => {
    const text = queryText([{ ...table('in.c-main.users'), configuration: 'eu/shop' }]);
    assert.match(text, /^-- eu\/shop: 2 rows\nSELECT/m);
  });

  it('says how many tables it does not name', () => {
    const text = queryText(Array.from({ length: 23 }, (_, index) => table(`t${index}`)));
    assert.equal(sqlStatements(text).length, 20);
    assert.match(text, /-- And 3 further tables: completion offers their names\.\n$/);
  });
});

describe('the files of results', () => {
  // what is there, what comes next, what goes
  const cases: [string[], string, string[]][] = [
    [[], 'query-1.csv', []],
    [['query-1.csv', 'query-2.csv'], 'query-3.csv', []],
    [['query-9.csv', 'query-10.csv', 'notes.csv'], 'query-11.csv', []],
    [['query-4.csv.unfinished', 'query-3.csv'], 'query-4.csv', ['query-4.csv.unfinished']],
    [
      Array.from({ length: 11 }, (_, index) => `query-${index + 1}.csv`),
      'query-12.csv',
      ['query-1.csv', 'query-2.csv'],
    ],
  ];
  for (const [existing, next, stale] of cases) {
    it(`of ${existing.length}: ${next} comes, ${stale.length} go`, () => {
      assert.deepEqual(resultNames(existing), { next, stale });
    });
  }
});
