import { allJobs } from '../../config/allJobs.ts';
import type { Iteration } from '../../config/extractionConfig.ts';
import { readConfig } from '../../config/readConfig.ts';
import { ConfigDocument, type ConfigSource } from '../../document/configDocument.ts';
import { tablesIn } from '../../tables/mapping/headerOnlyTables.ts';
import { safeName } from '../../tables/safeName.ts';
import { tableFile } from '../../tables/tableFile.ts';
import type { ConfigNames, ConfigTable } from './besideExpect.ts';
import { namedSecrets } from './namedSecrets.ts';

/** Reads the names of a configuration that expectations refer to. Undefined where it has a mistake. */
export function configNames(source: ConfigSource): ConfigNames | undefined {
  const document = ConfigDocument.of(source);
  // The time decides about no name.
  const read = readConfig(document, { now: () => 0, currentStart: 0, previousStart: 0 });
  if ('problems' in read) return undefined;
  const { iterations, jobNames, pagedBy } = read.config;
  const tables = new Map<string, ConfigTable>();
  for (const [name, table] of iterations.flatMap(tablesOf)) {
    const before = tables.get(name) ?? table;
    // Two mappings of one table, as in two iterations, may differ.
    tables.set(name, String(before.columns) === String(table.columns) ? before : {});
  }
  return { jobs: jobNames, tables, secrets: namedSecrets(document.value ?? null), pagedBy };
}

function tablesOf(iteration: Iteration): [string, ConfigTable][] {
  const { bucket, mappings, jobs } = iteration;
  return allJobs(jobs).flatMap(({ dataType }): [string, ConfigTable][] => {
    const mapping = mappings.get(dataType);
    if (mapping === undefined) return [[fullName(bucket, safeName(dataType)), {}]];
    return tablesIn(mapping).map(({ name, columns }) => [fullName(bucket, name), { columns }]);
  });
}

function fullName(bucket: string | undefined, table: string): string {
  return tableFile(bucket, table).destination ?? table;
}
