import { dataFieldSeparator, findDottedPlace } from '../../json/dottedPlace.ts';
import { findPath } from '../../json/findPath.ts';
import { isList, type JsonValue } from '../../json/value.ts';
import { countText } from '../../text/countText.ts';
import type { Evidence } from '../evidence.ts';
import { type FoundList, findLists } from '../findLists.ts';
import { recordsPointer } from '../recordsPointer.ts';
import type { Ending, ObservedPage, Witness, WitnessFactory } from '../witness.ts';

const maxNamed = 3;

/** A `dataField` that no response had, with the lists that are there instead. */
export const missingDataField: WitnessFactory = () => new MissingDataField();

class MissingDataField implements Witness {
  #isFound = false;
  #pages = 0;
  #lists: readonly FoundList[] = [];
  #response: JsonValue = null;

  see({ response, recordsPath, records, isError, isBlank }: ObservedPage): void {
    if (isError || isBlank || this.#isFound) return;
    this.#pages++;
    this.#isFound = records.length > 0 || isThere(response, recordsPath);
    if (this.#isFound || this.#lists.length > 0) return;
    this.#lists = findLists(response);
    this.#response = response;
  }

  testify(end: Ending): Evidence[] {
    const { dataField, jobPointer } = end;
    if (this.#isFound || this.#pages === 0) return [];
    const lists = this.#lists.slice(0, maxNamed);
    const named = lists.map(({ path, length }) => `${nameOf(path)} (${countText(length, 'record')})`).join(', ');
    const hint = lists.length === 0 ? '' : `; there is a list at ${named}`;
    if (dataField === undefined) return lists.length === 0 ? [] : [noList(hint, jobPointer)];
    const dotted = findDottedPlace({ ...dataField, separatorForm: dataFieldSeparator }, this.#response);
    const why = dotted === undefined ? `${hint}.` : `: the path ${dotted.text}`;
    const message = `No response had "${dataField.path}", where "dataField" expects the records${why}`;
    const speaks = lists.length === 0 ? 'doubt' : 'incomplete';
    // A single list must be the intended one; among several it is unknown.
    const path = lists.length === 1 && lists[0] !== undefined ? lists[0].path : dataField.path;
    return [{ code: 'data-field-never-found', speaks, message, path, pointer: recordsPointer(end) }];
  }
}

/** The name of a path; a dot means the whole response, as in `dataField`. */
function nameOf(path: string): string {
  return path === '.' ? 'the root' : `"${path}"`;
}

function isThere(response: JsonValue, recordsPath: string | undefined): boolean {
  return recordsPath === undefined ? isList(response) : findPath(response, recordsPath) !== undefined;
}

function noList(hint: string, pointer: string): Evidence {
  const message = `No response had a list at its root, so there were no records${hint}.`;
  return { code: 'data-field-never-found', speaks: 'doubt', message, pointer };
}
