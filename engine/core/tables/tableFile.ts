import { UserError } from '../errors.ts';
import { jsonText } from '../json/jsonText.ts';

/** The bytes that a file name may have, without `.csv.manifest`. */
const maxLength = 255 - '.csv.manifest'.length;

/** Why a name cannot be a file on every system, so that a configuration works everywhere or nowhere. */
const faults: readonly [isFaulty: (name: string) => boolean, reason: string][] = [
  [(name) => name === '', 'it is empty'],
  [(name) => /[/\\]/.test(name), 'it has a "/" or "\\" in it'],
  [(name) => /\p{Cc}/u.test(name), 'it has a control character in it'],
  [(name) => name.startsWith('.'), 'it starts with a "."'],
  [(name) => /[<>:"|?*]/.test(name), 'it has one of < > : " | ? * in it, which Windows does not allow'],
  [(name) => /^(con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(\.|$)/i.test(name), 'Windows keeps it for a device'],
  [(name) => Buffer.byteLength(name) > maxLength, `it has more than ${maxLength} bytes`],
];

/** The length to which an import cuts names, so that numbers and a bucket still fit. */
const maxWrittenLength = 150;

/** The length to which messages cut names. */
const maxShownLength = 80;

/**
 * File name (without `.csv`) and destination of a table (`docs/format/json-to-csv.md#91-bucket`,
 * `docs/format/json-to-csv.md#92-files`). Throws a UserError for a bad name; `pointer` is its place, if any.
 */
export function tableFile(
  bucket: string | undefined,
  table: string,
  pointer?: string,
): { file: string; destination: string | undefined } {
  const file = bucket === undefined ? table : `${bucket}.${table}`;
  const [, reason] = faults.find(([isFaulty]) => isFaulty(file)) ?? [];
  if (reason !== undefined) throw badName(file, reason, pointer);
  return { file, destination: bucket === undefined ? undefined : `in.c-${bucket}.${table}` };
}

/** Whether a table can have this name: whether its file can on every system. */
export function canNameTable(name: string): boolean {
  return !faults.some(([isFaulty]) => isFaulty(name));
}

/** A word as the name of a table: shortened, and with another word if it is the name of a device. */
export function tableNameOf(word: string): string {
  const name = word.slice(0, maxWrittenLength);
  return canNameTable(name) ? name : `${name}_data`;
}

function badName(file: string, reason: string, pointer: string | undefined): UserError {
  const shown = file.length > maxShownLength ? `${file.slice(0, maxShownLength)}…` : file;
  const message = `"${shown}" cannot be the file name of a table: ${reason}. Change "outputBucket", "dataType" or the "destination" of the mapping.`;
  return new UserError('output.bad-name', message, { pointer });
}

export interface Manifest {
  /** Absent if no bucket is known. */
  destination: string | undefined;
  incremental: boolean;
  primaryKey?: string[];
}

/**
 * The text of a table's manifest, one line without a line end (`docs/format/json-to-csv.md#93-manifest`); with only a
 * header, its keys are in another order (`docs/format/mapping.md#8-files`).
 */
export function manifestText({ destination, incremental, primaryKey = [] }: Manifest, isHeaderOnly = false): string {
  const target = destination !== undefined && { destination };
  const keys = primaryKey.length > 0 && { primary_key: primaryKey };
  const manifest = isHeaderOnly ? { incremental, ...target, ...keys } : { ...target, incremental, ...keys };
  return jsonText(manifest) ?? '';
}
