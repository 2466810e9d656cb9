import type { RunEvent, RunReport } from '../../../engine/index.ts';
import { type JobSummary, type SummaryEvidence, summarizeRun } from '../../../engine/summary.ts';
import type { Finding } from './finding.ts';

/** Evidence that tells of the run and not of the configuration. */
const ofTheRun = new Set(['cancelled', 'failed']);

/** Evidence whose path is what the configuration should name instead. */
const mendable = new Set(['path-never-found', 'data-field-never-found']);

/**
 * What the jobs of a run came to that a configuration can be blamed for. What a limit of the run brings about, its
 * cancelling or an error is not among it: the next page was not left out by the configuration.
 */
export function findingsOf(report: RunReport): Finding[] {
  const findings = summarizeRun(report).jobs.flatMap((job) =>
    job.evidence.filter(isFinding).map((evidence) => findingOf(evidence, job)),
  );
  const keys = findings.map((finding) => JSON.stringify(finding));
  return findings.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}

function isFinding({ speaks, isOfLimit, isOfBreak, code }: SummaryEvidence): boolean {
  return speaks !== 'sound' && !isOfLimit && !isOfBreak && !ofTheRun.has(code);
}

function findingOf({ code, message, speaks, pointer, path }: SummaryEvidence, job: JobSummary): Finding {
  return {
    code,
    message: `"${job.name}": ${message}`,
    severity: speaks === 'missing' ? 'warning' : 'information',
    job: job.name,
    pointer: pointer ?? job.pointer,
    ...(mendable.has(code) && path !== undefined && path !== '' && { suggestion: path }),
  };
}

/** What the events of a run say of mappings: columns that stayed empty, and fields that were seen but are not mapped. */
export function mappingFindings(events: readonly RunEvent[]): Finding[] {
  return events.flatMap((event) => {
    if (event.kind !== 'column-empty' && event.kind !== 'fields-unmapped') return [];
    const { kind: code, message, table, pointer } = event;
    return [{ code, message, severity: code === 'column-empty' ? 'information' : 'hint', table, pointer } as const];
  });
}
