import { sqlTokens } from './sqlTokens.ts';

/** One statement of a document: from its first word to its last, without comments around it and without its `;`. */
export interface SqlStatement {
  start: number;
  end: number;
  text: string;
}

/** The statements of a document, in order. */
export function sqlStatements(sql: string): SqlStatement[] {
  const statements: SqlStatement[] = [];
  let start: number | undefined;
  let end = 0;
  const finish = () => {
    if (start !== undefined) statements.push({ start, end, text: sql.slice(start, end) });
    start = undefined;
  };
  for (const token of sqlTokens(sql)) {
    if (token.kind === 'end') finish();
    if (token.kind === 'end' || token.kind === 'space' || token.kind === 'comment') continue;
    start ??= token.start;
    end = token.end;
  }
  finish();
  return statements;
}

/** The statement at an offset; between two the one before; the first if there is none before. */
export function statementAt(sql: string, offset: number): SqlStatement | undefined {
  const statements = sqlStatements(sql);
  return statements.findLast(({ start }) => start <= offset) ?? statements[0];
}
