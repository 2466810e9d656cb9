import { jsonText } from '../json/jsonText.ts';

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
