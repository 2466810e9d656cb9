import type { RunEvent, RunReport } from '../../../engine/index.ts';
import type { Finding } from '../findings/finding.ts';
import { findingsOf } from '../findings/findingsOf.ts';
import { mappingFindings } from '../findings/mappingFindings.ts';

/** What a run found, for the terminal of a task: why it failed first, then what the editor shows on its lines too. */
export function taskFindings(report: RunReport, events: readonly RunEvent[]): Finding[] {
  const errors = events.flatMap((event): Finding[] => {
    if (event.kind !== 'error') return [];
    const { code, message, job } = event;
    const pointer = event.pointer ?? report.jobs.find(({ name }) => name === job)?.pointer ?? '';
    return [{ code, message, severity: 'error', pointer, ...(job !== undefined && { job }) }];
  });
  return [...errors, ...findingsOf(report), ...mappingFindings(events)];
}
