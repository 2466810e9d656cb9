import { UserError } from '../../errors.ts';
import { jsonText } from '../json/jsonText.ts';

/** Names that some systems keep for devices, whatever ending follows. */
const reservedNames = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/**
 * File name (without `.csv`) and storage destination of a table (`json-to-csv.md` 9.1 and 9.2). Bucket and table names
 * come from the configuration: throws a UserError where they would lead out of the output folder.
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
      `"${file}" cannot be the name of a table's file. Change "outputBucket" or "dataType".`,
    );
  }
  return { file, destination: bucket === undefined ? undefined : `in.c-${bucket}.${table}` };
}

export interface Manifest {
  /** Absent where no bucket is known. */
  destination: string | undefined;
  incremental: boolean;
  primaryKey?: string[];
}

/**
 * The text of a table's manifest, one line without its end (`json-to-csv.md` 9.3). Tables that only have a header have
 * their keys in another order (`mapping.md` section 8).
 */
export function manifestText({ destination, incremental, primaryKey = [] }: Manifest, isHeaderOnly = false): string {
  const target = destination !== undefined && { destination };
  const keys = primaryKey.length > 0 && { primary_key: primaryKey };
  const manifest = isHeaderOnly ? { incremental, ...target, ...keys } : { ...target, incremental, ...keys };
  return jsonText(manifest) ?? '';
}
