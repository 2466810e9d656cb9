import { dataFieldSeparator, findDottedPlace } from '../../json/dottedPlace.ts';
import { findPath } from '../../json/findPath.ts';
import { isList, isObject, type JsonValue, keysOf } from '../../json/value.ts';
import type { DataField } from '../../records/selectRecords.ts';
import { quotedNames } from '../../text/quotedNames.ts';
import type { Evidence } from '../evidence.ts';
import { type FoundList, findLists } from '../findLists.ts';
import { hiddenBelowMessage } from '../hiddenBelowMessage.ts';
import { recordsPointer } from '../recordsPointer.ts';
import type { Ending, ObservedPage, Witness, WitnessFactory } from '../witness.ts';
import { findRecordsInstead, type RecordsInstead } from './recordsInstead.ts';

const maxKeys = 5;

/** A `dataField` that no response had, or that is missing, with the records that are there instead. */
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
    if (this.#isFound || this.#pages === 0) return [];
    const { dataField } = end;
    const instead = findRecordsInstead(this.#response, this.#lists, dataField?.path);
    const evidence = { code: 'data-field-never-found' as const, pointer: recordsPointer(end) };
    if (dataField !== undefined) return [{ ...evidence, ...this.#neverFound(dataField, instead) }];
    if (instead === undefined) return this.#inAnotherShape(end);
    const message = `0 records: no response had a list at its root; ${instead.text}.`;
    return [{ ...evidence, speaks: 'incomplete', message, dataFields: instead.dataFields }];
  }

  /** The records at none of the places that a job without `dataField` reads, because they are in no list. */
  #inAnotherShape(end: Ending): Evidence[] {
    const message = hiddenBelowMessage(this.#response);
    return message === undefined ? [] : [{ code: 'not-rows', speaks: 'doubt', message, pointer: recordsPointer(end) }];
  }

  #neverFound(
    dataField: DataField,
    instead: RecordsInstead | undefined,
  ): Pick<Evidence, 'speaks' | 'message' | 'path' | 'dataFields'> {
    const dotted = findDottedPlace({ ...dataField, separatorForm: dataFieldSeparator }, this.#response);
    const why = dotted === undefined ? `; ${instead?.text ?? keysText(this.#response)}.` : `: the path ${dotted.text}`;
    const message = `0 records: no response had "${dataField.path}", where "dataField" expects them${why}`;
    const speaks = instead === undefined || instead.isEmpty ? 'doubt' : 'incomplete';
    const [only, ...others] = instead?.dataFields ?? [];
    // A single place must be the intended one; among several it is unknown.
    const path = only !== undefined && others.length === 0 ? only : dataField.path;
    const isKnown = instead !== undefined && dotted === undefined;
    return { speaks, message, path, ...(isKnown && { dataFields: instead.dataFields }) };
  }
}

function isThere(response: JsonValue, recordsPath: string | undefined): boolean {
  return recordsPath === undefined ? isList(response) : findPath(response, recordsPath) !== undefined;
}

function keysText(response: JsonValue): string {
  if (!isObject(response)) return 'it is not an object';
  const keys = keysOf(response);
  if (keys.length === 0) return 'it is an empty object';
  return `it has ${quotedNames(keys.slice(0, maxKeys))}${keys.length > maxKeys ? ', among others' : ''}`;
}
