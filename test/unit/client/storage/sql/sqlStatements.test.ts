import assert from 'node:assert/strict';
import { sqlStatements, statementAt } from '../../../../../client/storage/sql/sqlStatements.ts';
import { sqlTokens } from '../../../../../client/storage/sql/sqlTokens.ts';
import { forSeeds } from '../../../../support/seeded.ts';

describe('the statements of a query', () => {
  // the document, its statements
  const cases: [string, string[]][] = [
    ['', []],
    ['  -- only a word\n', []],
    ['SELECT 1', ['SELECT 1']],
    ['SELECT 1;', ['SELECT 1']],
    ['SELECT 1;\n\nSELECT 2;\n', ['SELECT 1', 'SELECT 2']],
    [';;SELECT 1;;', ['SELECT 1']],
    ['-- first; not a statement\nSELECT 1 -- one; two\n, 2;', ['SELECT 1 -- one; two\n, 2']],
    ['/* a; b */ SELECT 1 /* c */;', ['SELECT 1']],
    ["SELECT ';' AS a; SELECT 'it''s; fine'", ["SELECT ';' AS a", "SELECT 'it''s; fine'"]],
    [
      'SELECT "a;b" FROM "in.c-main.users"; SELECT [x;y], `z;`',
      ['SELECT "a;b" FROM "in.c-main.users"', 'SELECT [x;y], `z;`'],
    ],
    ['SELECT "half\n; SELECT 2', ['SELECT "half', 'SELECT 2']],
    ["SELECT 'half ; SELECT 2", ["SELECT 'half ; SELECT 2"]],
    ['SELECT 1 /* half ; SELECT 2', ['SELECT 1']],
  ];
  for (const [sql, expected] of cases) {
    it(`of ${JSON.stringify(sql)}`, () => {
      const statements = sqlStatements(sql);
      assert.deepEqual(
        statements.map(({ text }) => text),
        expected,
      );
      for (const { start, end, text } of statements) assert.equal(sql.slice(start, end), text);
    });
  }

  const sql = '-- head\nSELECT 1;\n\n-- between\nSELECT 2;\n-- tail\n';
  // where the cursor is, the statement that is meant
  const places: [string, number, string][] = [
    ['before the first', 0, 'SELECT 1'],
    ['at the beginning of the first', sql.indexOf('SELECT 1'), 'SELECT 1'],
    ['behind its semicolon', sql.indexOf(';') + 1, 'SELECT 1'],
    ['between the two', sql.indexOf('-- between'), 'SELECT 1'],
    ['in the second', sql.indexOf('2'), 'SELECT 2'],
    ['at the end', sql.length, 'SELECT 2'],
  ];
  for (const [title, offset, expected] of places) {
    it(`takes, with the cursor ${title}, ${expected}`, () => assert.equal(statementAt(sql, offset)?.text, expected));
  }

  it('has none in an empty document', () => assert.equal(statementAt('-- nothing', 3), undefined));

  it('loses no character of any text, whole or not', () => {
    const parts = ['SELECT', ' ', '"', "'", ';', '--', '\n', '/*', '*/', '[', ']', '`', 'ž', '.', '💡', "''"];
    forSeeds(300, (next) => {
      const text = Array.from({ length: next(20) }, () => parts[next(parts.length)]).join('');
      assert.equal(
        sqlTokens(text)
          .map((token) => token.text)
          .join(''),
        text,
      );
    });
  });
});
