import type { ExtractionConfig } from '../../config/extractionConfig.ts';
import { readPlanned } from '../../plan/readPlanned.ts';
import { type EventRun, readEventRuns } from './eventRuns.ts';
import type { JobEvidence, RanText } from './jobEvidence.ts';
import { type Missing, missing } from './missing.ts';

/** A run of the component, with its configuration and what it said. */
export interface ComponentRun {
  ran: RanText;
  config: ExtractionConfig;
  /** Undefined: it cannot be separated from other runs, or was not read to the end. */
  said: EventRun | undefined;
}

/** The runs of the component in a job, one for each row; or why they are not known. */
export function componentRuns({ job, events, ran }: JobEvidence): { runs: ComponentRun[] } | { missing: Missing } {
  if (!job.isFinished) return { missing: missing('unfinished') };
  if (job.hasOwnBody) return { missing: missing('own-body') };
  if (ran === undefined) return { missing: missing('no-version') };
  if (ran.isDisabled && job.mode !== 'forceRun') return { missing: missing('disabled') };
  const at = Date.parse(job.startedAt ?? job.createdAt);
  const configs = ran.texts.map(({ text }) => readPlanned(text, () => at));
  const said = events.are === 'whole' ? readEventRuns(events.list, job.component) : [];
  const isDivided = said.length === ran.texts.length && areInOrder(said);
  const runs = ran.texts.flatMap((own, index): ComponentRun[] => {
    const read = configs[index];
    return read && 'config' in read
      ? [{ ran: own, config: read.config, said: isDivided ? said[index] : undefined }]
      : [];
  });
  if (ran.texts.length === 0) return { missing: missing('no-rows-ran') };
  return runs.length === ran.texts.length ? { runs } : { missing: missing('unreadable') };
}

/** Whether each run comes after the one before. Those of rows that run at the same time are mixed. */
function areInOrder(said: readonly EventRun[]): boolean {
  const rows = said.map(({ row }) => row ?? 0);
  return rows.every((row, index) => index === 0 || row > (rows[index - 1] ?? 0));
}
