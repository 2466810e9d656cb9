import { digestOf } from '../json/digestOf.ts';
import { getField, isObject, type JsonObject, type JsonValue, keysOf } from '../json/value.ts';
import type { RecordSample } from './sampleRecords.ts';

/**
 * How certainly equal records are the same ones: `strong` if each has its own id, `weak` if a field distinguishes them,
 * `series` if only a number or a time does, as in the hours of a day, else `none`.
 */
export type Identity = 'strong' | 'weak' | 'series' | 'none';

const ownId = /^_?(id|uuid|guid|uid)$/i;
/** Names of ids that may also refer to something else. */
const someId = /^(key|code|sku|slug|email|number|href|url|self|.*_(id|uuid|key|code)|.*[a-z](Id|ID|Uuid|Key|Code))$/;
const maxFields = 100;
const maxColumns = 3;

/** Decides how well the records of a page can be identified. Keeps a few bytes of each page without ids. */
export class PageIdentity {
  /** The page by the values of one of its fields. */
  readonly #columns = new Map<string, string>();
  /** Fields with equal values on otherwise different pages: hours of a day, states, ids of shops. */
  readonly #recurring = new Set<string>();

  /** The identity of a page by its sample, whose digest identifies the page. */
  of({ records, digest }: Pick<RecordSample, 'records' | 'digest'>): Identity {
    if (!records.every(isObject)) return 'none';
    const keys = tellingKeys(records);
    for (const key of keys) this.#note(key, records, digest);
    const recurs = keys.some((key) => this.#recurring.has(key));
    // The same ids may recur, for example in daily statistics.
    if (keys.some((key) => ownId.test(key))) return recurs ? 'weak' : 'strong';
    if (keys.length === 0 || recurs) return 'none';
    return keys.every((key) => !someId.test(key) && isSeries(records, key)) ? 'series' : 'weak';
  }

  #note(key: string, sample: readonly JsonObject[], digest: string): void {
    const values = sample.map((record) => getField(record, key) ?? null);
    const column = digestOf([key, values]);
    const before = this.#columns.get(column);
    if (before === undefined) this.#columns.set(column, digest);
    else if (before !== digest) this.#recurring.add(key);
  }
}

/** Fields with a different value in every record; for a single record, those named like an id. */
function tellingKeys(sample: readonly JsonObject[]): string[] {
  const [first] = sample;
  if (first === undefined) return [];
  const keys = keysOf(first).slice(0, maxFields);
  const ids = keys.filter((key) => ownId.test(key) && differs(sample, key));
  if (ids.length > 0) return ids;
  const telling = keys.filter((key) => differs(sample, key));
  const others = sample.length === 1 ? telling.filter((key) => someId.test(key)) : telling;
  return others.slice(0, maxColumns);
}

const timeText = /^[\d\s.,:/TZ+-]+$/;

/** Whether a field has only numbers and times. */
function isSeries(sample: readonly JsonObject[], key: string): boolean {
  return sample.every((record) => {
    const value = getField(record, key);
    return typeof value !== 'string' || timeText.test(value);
  });
}

function differs(sample: readonly JsonObject[], key: string): boolean {
  const values = new Set<JsonValue>();
  for (const record of sample) {
    const value = getField(record, key);
    const isTelling = typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint';
    if (!isTelling || values.has(value)) return false;
    values.add(value);
  }
  return true;
}
