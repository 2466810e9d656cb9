import { isObject, type JsonObject, type JsonValue, keysOf } from '../../json/value.ts';
import { areAlike } from '../areAlike.ts';
import type { SeenPage } from '../seenPage.ts';
import type { PlacedField } from '../walkFields.ts';

const maxPaths = 500;

/** The values around the records on the good pages of a run: those with records and no failure. */
export class AnswerHistory {
  readonly #paths = new Set<string>();
  readonly #values = new Map<string, unknown>();
  /** The paths whose values differ between pages. */
  readonly #unsteady = new Set<string>();
  /** The keys of the first record of each page. */
  readonly #keys = new Set<string>();
  #recordsPath: string | undefined;
  #pages = 0;
  #record: JsonValue | undefined;
  #largest = 0;

  /** Adds a good page. */
  add(fields: readonly PlacedField[], { recordsPath, records }: Pick<SeenPage, 'recordsPath' | 'records'>): void {
    this.#pages++;
    const record = records.at(0);
    this.#record ??= record;
    this.#largest = Math.max(this.#largest, records.length);
    this.#recordsPath = recordsPath;
    if (isObject(record)) for (const key of keysOf(record)) if (this.#keys.size < maxPaths) this.#keys.add(key);
    for (const { path, value } of fields) {
      if (this.#paths.size < maxPaths) this.#paths.add(path);
      if (typeof value !== 'object') this.#note(path, value);
    }
  }

  #note(path: string, value: unknown): void {
    const isKnown = this.#values.has(path);
    if (isKnown && this.#values.get(path) !== value) this.#unsteady.add(path);
    if (isKnown || this.#values.size < maxPaths) this.#values.set(path, value);
  }

  get pages(): number {
    return this.#pages;
  }

  /** Whether an object has the keys of a record. */
  isAlike(object: JsonObject): boolean {
    return isObject(this.#record) && areAlike([this.#record, object]);
  }

  /** Whether an object has no key that a record had. */
  isForeign(object: JsonObject): boolean {
    return this.#pages > 0 && !keysOf(object).some((key) => this.#keys.has(key));
  }

  /** The number of records on the largest page. */
  get largest(): number {
    return this.#largest;
  }

  get recordsPath(): string | undefined {
    return this.#recordsPath;
  }

  /** Whether a good page had a field at this path. */
  had(path: string): boolean {
    return this.#paths.has(path);
  }

  /** Whether the last good page with this field had the same value in it. */
  hadValue({ path, value }: Pick<PlacedField, 'path' | 'value'>): boolean {
    return this.#values.has(path) && this.#values.get(path) === value;
  }

  /** The scalar in this field on the last good page; undefined without one. */
  valueAt(path: string): unknown {
    return this.#values.get(path);
  }

  isSteady(path: string): boolean {
    return this.#pages > 1 && this.#values.has(path) && !this.#unsteady.has(path);
  }
}
