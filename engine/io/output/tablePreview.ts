import { parseJson } from '../../core/json/parseJson.ts';
import { getField, isList, isObject } from '../../core/json/value.ts';
import { shortened } from '../../core/text/shortened.ts';
import { type FileSource, readText } from '../files/fileSource.ts';

/** The beginning of a table. */
export interface TablePreview {
  name: string;
  rows: number;
  columns: string[];
  /** Columns of the primary key. */
  keys: string[];
  isIncremental: boolean;
  firstRows: string[][];
}

export interface WrittenTable {
  name: string;
  file: string;
  rows: number;
  columns: string[];
}

/** Maximum length of a shown value. */
const maxValueLength = 200;

/** A table with its manifest and its first rows. */
export async function previewTable(
  files: FileSource,
  { name, file, rows, columns }: WrittenTable,
  firstRows: readonly string[][],
): Promise<TablePreview> {
  const cut = firstRows.map((row) => row.map((value) => shortened(value, maxValueLength)));
  return { name, rows, columns, ...(await readManifest(files, `${file}.manifest`)), firstRows: cut };
}

async function readManifest(files: FileSource, file: string): Promise<Pick<TablePreview, 'keys' | 'isIncremental'>> {
  const manifest = parseJson(await readText(files, file, 'manifest').catch(() => '{}'));
  const keys = isObject(manifest) ? getField(manifest, 'primary_key') : undefined;
  return {
    keys: isList(keys) ? keys.filter((key) => typeof key === 'string') : [],
    isIncremental: isObject(manifest) && getField(manifest, 'incremental') === true,
  };
}
