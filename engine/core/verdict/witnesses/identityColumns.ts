import { textOf } from '../../json/textOf.ts';
import { entriesOf, getField, isObject, type JsonValue } from '../../json/value.ts';
import { identityRoleOf } from '../../recognition/identityWords.ts';
import { holdsIdentity } from '../answers/holdsIdentity.ts';

const maxColumns = 6;
const maxValueLength = 100;
/** The minimum of records; on smaller pages, values differ by chance. */
const minCount = 5;

interface Column {
  key: string;
  role: 'own' | 'other' | undefined;
  records: Map<string, string>;
}

/**
 * The columns that identify records although none is called an id: no page has a value of them twice, and a value on
 * another page has an equal record. Keeps only a few short texts of a record.
 */
export class IdentityColumns {
  #columns: Column[] | undefined;
  #largest = 0;

  /** Adds records of one page with their digests, and their possible names. Not kept, they are only compared. */
  see(
    records: readonly JsonValue[],
    digests: readonly string[],
    nouns: () => ReadonlySet<string>,
    isKept: boolean,
  ): void {
    this.#columns ??= columnsOf(records[0] ?? null, nouns());
    this.#columns = this.#columns.filter((column) => tellsApart(column, records, digests, isKept));
    this.#largest = Math.max(this.#largest, records.length);
  }

  /** Whether the records have identifying columns. The id of something else counts only beside a second column. */
  get areKnown(): boolean {
    const columns = this.#columns ?? [];
    if (this.#largest < minCount) return false;
    return (
      columns.some(({ role }) => role === 'own') || (columns.length > 1 && columns.some(({ role }) => role === 'other'))
    );
  }
}

function columnsOf(record: JsonValue, nouns: ReadonlySet<string>): Column[] {
  // With an id, no column is needed.
  if (!isObject(record) || holdsIdentity(record)) return [];
  const texts = entriesOf(record).filter(([, value]) => textIn(value) !== undefined);
  const columns = texts.map(([key]) => ({ key, role: identityRoleOf(key, nouns), records: new Map<string, string>() }));
  const named = columns.filter(({ role }) => role !== undefined);
  return named.length === 0 ? [] : [...named, ...columns.filter(({ role }) => role === undefined)].slice(0, maxColumns);
}

function tellsApart(
  column: Column,
  records: readonly JsonValue[],
  digests: readonly string[],
  isKept: boolean,
): boolean {
  const values = records.map((record) => (isObject(record) ? textIn(getField(record, column.key) ?? null) : undefined));
  if (new Set(values).size < values.length) return false;
  return values.every((value, index) => {
    const digest = digests[index];
    const before = value === undefined ? undefined : column.records.get(value);
    if (value === undefined || digest === undefined || (before !== undefined && before !== digest)) return false;
    if (isKept) column.records.set(value, digest);
    return true;
  });
}

function textIn(value: JsonValue): string | undefined {
  const text = typeof value === 'boolean' ? undefined : textOf(value);
  return text === undefined || text === '' || text.length > maxValueLength ? undefined : text;
}
