import { allJobs } from '../core/config/allJobs.ts';
import type { ExtractionConfig } from '../core/config/extractionConfig.ts';
import { isObject, keysOf } from '../core/json/value.ts';
import { rowsLookedAt } from '../core/tables/mapping/rowWatch.ts';
import type { TableMapping } from '../core/tables/mapping/tableMapping.ts';
import { recordsOf } from '../core/testing/mutations/pageRecords.ts';
import { tableNamed } from '../core/testing/reading/tableNamed.ts';
import type { Recording } from '../io/recording/readRecording.ts';
import { eachPage } from './recordedPages.ts';
import type { SeenRun } from './runRecorded.ts';

/**
 * The fields that mappings leave out, by the names of their tables. Of the tables of jobs all records count. A run looks
 * at the first rows alone, so that what it has seen of a table below is left out if there are more.
 */
export async function leftOutFields(
  recording: Recording,
  config: ExtractionConfig,
  run: SeenRun,
): Promise<Map<string, string[]>> {
  const mappings = new Map(config.iterations.flatMap(({ mappings }) => [...mappings]));
  const ofJobs = await fieldsOfJobs(recording, config, mappings);
  const below = [...mappings.values()].flatMap(tablesBelow).filter(({ name }) => {
    const { rows = 0 } = tableNamed(run.tables.all, name) ?? {};
    return rows > 0 && rows <= rowsLookedAt;
  });
  const found = new Map(below.map(({ name }) => [name, [...(run.unmapped.get(name) ?? [])]]));
  for (const [name, fields] of ofJobs) found.set(name, [...fields]);
  return found;
}

async function fieldsOfJobs(
  recording: Recording,
  config: ExtractionConfig,
  mappings: ReadonlyMap<string, TableMapping>,
): Promise<Map<string, Set<string>>> {
  const found = new Map<string, Set<string>>();
  if (mappings.size === 0) return found;
  const jobs = config.iterations.flatMap((each) => allJobs(each.jobs));
  const types = new Map(jobs.map(({ name, dataType }) => [name, dataType]));
  for await (const { job, page } of eachPage(recording, config)) {
    const { name, fields } = mappings.get(types.get(job) ?? '') ?? {};
    if (name === undefined || fields === undefined) continue;
    const left = found.get(name) ?? new Set();
    found.set(name, left);
    for (const record of recordsOf(page)?.records ?? [])
      if (isObject(record)) for (const key of keysOf(record)) if (!fields.has(key)) left.add(key);
  }
  return found;
}

function tablesBelow({ items }: TableMapping): TableMapping[] {
  return items.flatMap((item) => (item.kind === 'table' ? [item.table, ...tablesBelow(item.table)] : []));
}
