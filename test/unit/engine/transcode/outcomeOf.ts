import { isUserError } from '../../../../engine/core/errors.ts';
import { JsonSyntaxError } from '../../../../engine/core/json/jsonSyntaxError.ts';
import { parseJson } from '../../../../engine/core/json/parseJson.ts';
import { entriesOf, isObject, type JsonObject, type JsonValue } from '../../../../engine/core/json/value.ts';
import { type PageContent, ParsedPage } from '../../../../engine/core/records/pageContent.ts';
import type { RecordPlace } from '../../../../engine/core/records/readRecords.ts';
import { createConversion } from '../../../../engine/core/tables/conversion/tableConversion.ts';
import { MappedConverter } from '../../../../engine/core/tables/mapping/mappedConverter.ts';
import { readTableMapping } from '../../../../engine/core/tables/mapping/readTableMapping.ts';
import { holdsNoData, type PageRows } from '../../../../engine/core/tables/pageRows.ts';
import { CsvTables } from '../../../support/csvTables.ts';

/** A response on its way to the tables. */
export interface ReadablePage {
  job: RecordPlace;
  dataType: string;
  body: string | Uint8Array;
  /** The parent columns, as JSON. */
  parents: string;
}

/** How responses become records. */
export interface Reader {
  read(body: Uint8Array, job: RecordPlace): PageContent;
}

/** The general path: every response is parsed. */
export const parsing: Reader = { read: (body, job) => ParsedPage.parse(body, job) };

/** Everything that a run with these pages shows: tables, warnings, state, and errors. */
export function outcomeOf(pages: readonly ReadablePage[], reader: Reader): unknown {
  const nested: string[] = [];
  const errors: string[] = [];
  const conversion = createConversion('current', {});
  conversion.onNestedList((path) => nested.push(path));
  let draft = new CsvTables();
  let converter = conversion.createConverter(draft);
  const read: ReadablePage[] = [];
  const add = (page: ReadablePage) => {
    const table = tablePage(page, reader);
    if (holdsNoData(table)) return;
    conversion.analyse(table);
    read.push(page);
    if (converter.isCurrent?.()) return converter.convert(table);
    draft = new CsvTables();
    converter = conversion.createConverter(draft);
    for (const each of read) converter.convert(tablePage(each, reader));
  };
  for (const page of pages) {
    const error = errorOf(() => add(page));
    if (error !== undefined) errors.push(error);
    if (endsRun(error)) return { errors, nested };
  }
  return { tables: draft.texts, nested, errors, state: conversion.state() };
}

/** The outcome with a mapping, and its notes. */
export function mappedOutcomeOf(pages: readonly ReadablePage[], reader: Reader, mapping: string): unknown {
  const tables = new CsvTables();
  const converter = new MappedConverter(readTableMapping('t', parseJson(mapping), ''), tables);
  for (const page of pages) {
    const error = errorOf(() => converter.convert(tablePage(page, reader)));
    if (endsRun(error)) return error;
  }
  return { tables: tables.texts, notes: converter.notes };
}

export function tablePage({ body, job, dataType, parents }: ReadablePage, reader: Reader): PageRows {
  const { records } = reader.read(Buffer.from(body), job).selected;
  const columns: JsonValue = parseJson(parents);
  return { dataType, rows: records, parents: isObject(columns) ? entriesOf(columns as JsonObject) : [] };
}

/** The error that a user would see; no other may come. */
export function errorOf(work: () => void): string | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    if (error instanceof JsonSyntaxError) return `${notJson}: ${error.message}`;
    if (isUserError(error)) return `${error.code}: ${error.message} ${error.pointer ?? ''}`;
    throw error;
  }
}

const notJson = 'not JSON';

/** A response that is not JSON may be requested again; any other error ends the run, and its tables are gone. */
function endsRun(error: string | undefined): boolean {
  return error !== undefined && !error.startsWith(notJson);
}
