import type { RunEvent, RunReport } from '@pagewright/engine/run';
import { type JobSummary, type SummaryEvidence, summarizeRun } from '@pagewright/engine/summary';
import { pointerWithin } from '@pagewright/engine/text/pointerWithin';
import type { RunFinding } from './runFinding.ts';

/** Evidence about the run, not about the configuration. */
const ofTheRun = new Set(['cancelled', 'failed']);

/**
 * The findings about the jobs of a run that the configuration causes. Leaves out evidence from a limit of the run, its
 * cancellation or an error: there the configuration is not why pages are missing.
 */
export function findingsOf(report: RunReport): RunFinding[] {
  const findings = summarizeRun(report).jobs.flatMap((job) =>
    job.evidence.filter(isFinding).map((evidence) => findingOf(evidence, job)),
  );
  const keys = findings.map((finding) => JSON.stringify(finding));
  return findings.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}

function isFinding({ speaks, isOfLimit, isOfBreak, code }: SummaryEvidence): boolean {
  return speaks !== 'sound' && !isOfLimit && !isOfBreak && !ofTheRun.has(code);
}

function findingOf(evidence: SummaryEvidence, job: JobSummary): RunFinding {
  const { code, message, isOfPaging, pointer, path, dataFields = [] } = evidence;
  const remedies = dataFields.map((value) => ({ pointer: `${job.pointer}/dataField`, value }));
  // Its path is the one that the configuration should name instead.
  const isMisspelled = code === 'path-never-found' && path !== undefined && path !== '';
  return {
    code,
    message: `"${job.name}": ${message}`,
    severity: severityOf(evidence),
    job: job.name,
    pointer: pointerWithin(pointer ?? job.pointer),
    ...(isOfPaging && { isOfPaging }),
    ...(isMisspelled && { suggestion: path }),
    ...(remedies.length > 0 && { remedies }),
  };
}

function severityOf({ isError, warns }: SummaryEvidence): RunFinding['severity'] {
  if (isError) return 'error';
  return warns ? 'warning' : 'information';
}

/** The cause of a failed run, at its place. An error at the start has no job; the language server marks it. */
export function errorFindings(events: readonly RunEvent[], run: string): RunFinding[] {
  return events.flatMap((event): RunFinding[] => {
    if (event.kind !== 'error' || event.pointer === undefined || event.job === undefined) return [];
    const { code, message, job, pointer, status, request, cause, remedy, dataFields = [] } = event;
    const places = dataFields.map((value) => ({ pointer: `${pointer}/dataField`, value }));
    const remedies = remedy === undefined ? places : [remedy];
    return [
      {
        ...{ code, message, severity: 'error', isFailure: true, job, pointer: pointerWithin(pointer) },
        status,
        cause,
        ...(remedies.length > 0 && { remedies }),
        ...(request !== undefined && { response: { run, request } }),
      },
    ];
  });
}

/** The findings about mappings: columns that stayed empty, and fields that were seen but are not mapped. */
export function mappingFindings(events: readonly RunEvent[]): RunFinding[] {
  return events.flatMap((event) => {
    if (event.kind !== 'column-empty' && event.kind !== 'fields-unmapped') return [];
    const { kind: code, message, table } = event;
    const pointer = pointerWithin(event.pointer);
    return [{ code, message, severity: code === 'column-empty' ? 'information' : 'hint', table, pointer } as const];
  });
}
