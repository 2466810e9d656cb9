import { findPath } from '../../json/findPath.ts';
import { entriesOf, isList, isObject, type JsonObject, type JsonValue } from '../../json/value.ts';
import { countText } from '../../text/countText.ts';
import { areAlike } from '../areAlike.ts';
import type { Evidence } from '../evidence.ts';
import { findLists } from '../findLists.ts';
import { hiddenRowsText } from '../hiddenRowsText.ts';
import { recordsPointer } from '../recordsPointer.ts';
import type { Ending, ObservedPage, Witness, WitnessFactory } from '../witness.ts';

/** A page after others with lists that has its records under another name, or as an object instead of a list. */
export const recordsElsewhere: WitnessFactory = () => new RecordsElsewhere();

const wholeResponse = '.';
const maxRead = 20;

/** The first page with records: their place, the first of them, and the places of other lists. */
interface Known {
  path: string;
  record: JsonValue;
  others: ReadonlySet<string>;
}

class RecordsElsewhere implements Witness {
  #known: Known | undefined;
  #found: Pick<Evidence, 'message' | 'page' | 'path'> | undefined;

  see(page: ObservedPage): void {
    if (page.isError || this.#found !== undefined) return;
    if (this.#known === undefined) this.#known = learn(page);
    else if (page.holds !== 'list') this.#found = findElsewhere(page, this.#known);
  }

  testify(end: Ending): Evidence[] {
    if (this.#found === undefined) return [];
    return [{ code: 'records-elsewhere', speaks: 'incomplete', ...this.#found, pointer: recordsPointer(end) }];
  }
}

function learn({ response, recordsPath: path = wholeResponse, records }: ObservedPage): Known | undefined {
  const record = records.at(0);
  // Without the list at its place, as for a key with a dot in it, no later page can be said to lack it.
  if (record === undefined || !isList(findPath(response, path))) return undefined;
  return { path, record, others: new Set(findLists(response).map((list) => list.path)) };
}

function findElsewhere(page: ObservedPage, known: Known): Pick<Evidence, 'message' | 'page' | 'path'> | undefined {
  const path = page.recordsPath ?? known.path;
  const value = findPath(page.response, path);
  const isOneRecord = isObject(value) && isLikeRecord(value, known);
  if ((value !== undefined && !isObject(value)) || isOneRecord) return undefined;
  if (isObject(value) && isListByKeys(value, known)) return underKeys(value, path, page.number);
  const other = findLists(page.response).find(
    (list) => !known.others.has(list.path) && isLikeRecord(list.first, known),
  );
  if (other === undefined) return undefined;
  const place = path === wholeResponse ? 'its root' : `"${path}"`;
  const message = `Page ${page.number} has no list at ${place}, but ${countText(other.length, 'similar record')} at "${other.path}".`;
  return { message, page: page.number, path: other.path };
}

/** Whether an object is a list with a hole, which PHP writes with numbers as keys. */
function isListByKeys(value: JsonObject, known: Known): boolean {
  const entries = entriesOf(value).slice(0, maxRead);
  const isNumbered = entries.every(([key]) => /^\d+$/.test(key));
  return entries.length > 0 && (isNumbered || entries.every(([, inside]) => isLikeRecord(inside, known)));
}

function underKeys(value: JsonObject, path: string, page: number): Pick<Evidence, 'message' | 'page' | 'path'> {
  const entries = entriesOf(value);
  const keys = entries.slice(0, 3).map(([key]) => key);
  const found = hiddenRowsText({ as: 'records', rows: entries.map(([, inside]) => inside), keys });
  const place = path === wholeResponse ? 'the response' : `"${path}"`;
  return { message: `On page ${page}, ${place} is no list but an object with ${found}.`, page, path };
}

function isLikeRecord(value: JsonValue, { record }: Known): boolean {
  return isObject(value) && isObject(record) && areAlike([record, value]);
}
