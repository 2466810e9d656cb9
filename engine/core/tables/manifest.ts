import { jsonText } from '../json/jsonText.ts';

export interface Manifest {
  /** Absent where no bucket is known. */
  destination: string | undefined;
  incremental: boolean;
  primaryKey?: string[];
}

/** The text of a table's manifest, one line without its end (`json-to-csv.md` 9.3). */
export function manifestText({ destination, incremental, primaryKey = [] }: Manifest): string {
  const manifest = {
    ...(destination !== undefined && { destination }),
    incremental,
    ...(primaryKey.length > 0 && { primary_key: primaryKey }),
  };
  return jsonText(manifest) ?? '';
}
