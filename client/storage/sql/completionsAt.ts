import type { DescribedTable } from '@pagewright/engine/storage';
import { countText } from '@pagewright/engine/text/countText';
import { plainName, quotedName, sqlName } from './sqlName.ts';
import { statementAt } from './sqlStatements.ts';
import { type SqlToken, sqlTokens } from './sqlTokens.ts';

/** A name that fits at a position of a query. */
export interface SqlCompletion {
  kind: 'table' | 'column';
  name: string;
  text: string;
  /** The tables that have a column, or the number of rows of a table and its configuration. */
  detail: string;
}

interface SqlCompletions {
  /** The range of the text already typed, which is replaced. */
  start: number;
  end: number;
  items: SqlCompletion[];
}

/**
 * The names that fit at an offset: tables after `FROM` and `JOIN`, after `name.` the columns of that table, elsewhere
 * tables and the columns of the statement's tables, or of all tables if it names none yet. Nothing within strings and
 * comments.
 */
export function completionsAt(sql: string, offset: number, tables: readonly DescribedTable[]): SqlCompletions {
  const tokens = sqlTokens(sql);
  const index = tokens.findIndex(({ start, end }) => start < offset && offset <= end);
  const at = tokens[index];
  if (at !== undefined && isClosedTo(at, offset)) return { start: offset, end: offset, items: [] };
  const isWritten = at !== undefined && (at.kind === 'word' || at.kind === 'name');
  const range = isWritten ? { start: at.start, end: writtenEnd(at, offset) } : { start: offset, end: offset };
  const before = tokens.slice(0, isWritten ? index : index + 1);
  const isQuoted = at?.kind === 'name';
  const items = itemsFor(before, sql, offset, tables);
  return { ...range, items: isQuoted ? items.map((item) => ({ ...item, text: quotedName(item.name) })) : items };
}

/**
 * The end of the written name. The editor may have put a closing quote right after the cursor; a quote further away may
 * belong to another name.
 */
function writtenEnd({ kind, end, start, text }: SqlToken, offset: number): number {
  return kind === 'word' || /^[^\s"]*"$/.test(text.slice(offset - start)) ? end : offset;
}

/** Whether the offset is within a comment or a string; the end of a closed one is outside. */
function isClosedTo({ kind, text, end }: SqlToken, offset: number): boolean {
  if (kind !== 'comment' && kind !== 'text') return false;
  const isClosed = kind === 'text' ? /^'(?:[^']|'')*'$/.test(text) : text.startsWith('/*') && text.endsWith('*/');
  return offset < end || !isClosed;
}

function itemsFor(
  before: readonly SqlToken[],
  sql: string,
  offset: number,
  tables: readonly DescribedTable[],
): SqlCompletion[] {
  const named = namedTables(statementAt(sql, offset)?.text ?? '', tables);
  const [last, qualifier] = before
    .filter(({ kind }) => kind !== 'space' && kind !== 'comment')
    .slice(-2)
    .reverse();
  if (last?.text === '.') {
    const name = plainName(qualifier?.text ?? '').toLowerCase();
    return columnItems([...named].flatMap(([alias, table]) => (alias === name ? [table] : [])));
  }
  if (/^(from|join)$/i.test(last?.text ?? '')) return tables.map(tableItem);
  return [...columnItems(named.size > 0 ? [...named.values()] : tables), ...tables.map(tableItem)];
}

/** The tables that a statement uses, by name and by alias. */
function namedTables(statement: string, tables: readonly DescribedTable[]): Map<string, DescribedTable> {
  const tokens = sqlTokens(statement).filter(({ kind }) => kind !== 'space' && kind !== 'comment');
  const named = new Map<string, DescribedTable>();
  tokens.forEach(({ kind, text }, index) => {
    if (kind !== 'name' && kind !== 'word') return;
    const name = plainName(text).toLowerCase();
    const table = tables.find((one) => one.name.toLowerCase() === name);
    if (table === undefined) return;
    named.set(name, table);
    const after = tokens[index + 1]?.text.toLowerCase() === 'as' ? tokens[index + 2] : tokens[index + 1];
    if (after?.kind === 'word' || after?.kind === 'name') named.set(plainName(after.text).toLowerCase(), table);
  });
  return named;
}

function tableItem({ name, rows, configuration }: DescribedTable): SqlCompletion {
  const whose = configuration === undefined ? [] : [configuration];
  return { kind: 'table', name, text: sqlName(name), detail: [countText(rows, 'row'), ...whose].join(' · ') };
}

function columnItems(tables: readonly DescribedTable[]): SqlCompletion[] {
  const owners = new Map<string, string[]>();
  for (const { name, columns } of new Set(tables)) {
    for (const column of columns) owners.set(column, [...(owners.get(column) ?? []), name]);
  }
  return [...owners].map(([name, of]) => ({ kind: 'column', name, text: sqlName(name), detail: of.join(', ') }));
}
