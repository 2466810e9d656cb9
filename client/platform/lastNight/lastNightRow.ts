import type { CheckedConfiguration, JudgedJob, RemoteJob } from '@pagewright/engine/platform';
import { countText } from '@pagewright/engine/text/countText';
import { durationText } from '@pagewright/engine/text/durationText';
import { localTime } from '@pagewright/engine/text/localTime';
import { printable } from '@pagewright/engine/text/printable';
import { shortened } from '@pagewright/engine/text/shortened';
import { tableRowsText } from '@pagewright/engine/text/tableRowsText';
import type { LastNightJob, LastNightRow } from './lastNightMessages.ts';

/** Says what is here of a configuration: its files, with or without changes since the pull, or none. */
export type Here = 'same' | 'changed' | 'none' | 'unknown';

/** How many tables of a job are named, and characters of a reason shown. */
const [maxTables, maxReason] = [4, 600];

interface Judged extends Pick<LastNightRow, 'standing' | 'rank' | 'why'> {
  here: Here;
}

/** A checked configuration in the words of the view. */
export function lastNightRow(
  { configuration, judged }: CheckedConfiguration,
  { standing, rank, why, here }: Judged,
): LastNightRow {
  const { component, id, name, isDisabled } = configuration;
  return {
    key: `${component}/${id}`,
    name: printable(name),
    ...(component !== 'ex-generic-v2' && { component: printable(component) }),
    ...{ isDisabled, standing, rank },
    why: shortened(printable(standing === 'never' ? 'It has had no job.' : why), maxReason),
    ...(judged && { job: jobOf(judged, here) }),
    here: here === 'none' ? 'no' : here === 'unknown' ? 'unknown' : 'yes',
  };
}

function jobOf(judged: JudgedJob, here: Here): LastNightJob {
  const { job, tables, version } = judged;
  const took = tookMs(job);
  const records = recordsOf(judged);
  return {
    id: printable(job.id),
    status: job.status,
    when: whenText(job),
    ...(took !== undefined && { took: durationText(took) }),
    version: versionText(version, here),
    isOtherVersion: version.isOther,
    ...(records !== undefined && { records: countText(records, 'record') }),
    tables: tables.slice(0, maxTables).map((table) => ({ name: printable(table.id), rows: tableRowsText(table) })),
    moreTables: Math.max(0, tables.length - maxTables),
  };
}

function whenText({ isFinished, createdAt, startedAt, endedAt }: RemoteJob): string {
  if (endedAt !== undefined) return localTime(endedAt);
  if (startedAt !== undefined) return `began ${localTime(startedAt)}`;
  return `${isFinished ? 'created' : 'waits since'} ${localTime(createdAt)}`;
}

/** Undefined: it is not known, or the job has not ended. */
function tookMs({ startedAt, endedAt, durationMs }: RemoteJob): number | undefined {
  if (endedAt === undefined) return undefined;
  if (durationMs !== undefined) return durationMs;
  return startedAt === undefined ? undefined : Math.max(0, Date.parse(endedAt) - Date.parse(startedAt));
}

function versionText({ ran, here: pulled, isOther }: JudgedJob['version'], here: Here): string {
  if (ran === undefined) return 'version not known';
  if (pulled === undefined) return `version ${ran}`;
  if (isOther) return `version ${ran}, here ${pulled}`;
  const relation: Record<Here, string> = { same: ', as here', changed: ', changed here', none: '', unknown: '' };
  return `version ${ran}${relation[here]}`;
}

/** The records that were read; undefined: not all parts of the job say how many. */
function recordsOf({ parts }: JudgedJob): number | undefined {
  let sum = 0;
  for (const { records } of parts) {
    if (records === undefined) return undefined;
    sum += records;
  }
  return parts.length === 0 ? undefined : sum;
}
