import { UserError } from '../../errors.ts';
import { jsonText } from '../json/jsonText.ts';

/** Names that some systems reserve for devices, with any extension. */
const reservedNames = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/**
 * File name (without `.csv`) and storage destination of a table (`docs/format/json-to-csv.md#91-bucket` and
 * `docs/format/json-to-csv.md#92-files`). Bucket and table names come from the configuration, so a UserError is thrown
 * if they would lead out of the output folder.
 */
export function tableFile(
  bucket: string | undefined,
  table: string,
): { file: string; destination: string | undefined } {
  const file = bucket === undefined ? table : `${bucket}.${table}`;

  const isPath = /[/\\]|\p{Cc}/u.test(file) || file === '' || file.startsWith('.') || reservedNames.test(file);
  if (isPath) {
    throw new UserError(
      'output.bad-name',
      `"${file}" cannot be the file name of a table. Change "outputBucket" or "dataType".`,
    );
  }
  return { file, destination: bucket === undefined ? undefined : `in.c-${bucket}.${table}` };
}

export interface Manifest {
  /** Absent if no bucket is known. */
  destination: string | undefined;
  incremental: boolean;
  primaryKey?: string[];
}

/**
 * The text of a table's manifest, one line without a line end (`docs/format/json-to-csv.md#93-manifest`). The manifest
 * of a table with only a header has its keys in another order (`docs/format/mapping.md#8-files`).
 */
export function manifestText({ destination, incremental, primaryKey = [] }: Manifest, isHeaderOnly = false): string {
  const target = destination !== undefined && { destination };
  const keys = primaryKey.length > 0 && { primary_key: primaryKey };
  const manifest = isHeaderOnly ? { incremental, ...target, ...keys } : { ...target, incremental, ...keys };
  return jsonText(manifest) ?? '';
}
