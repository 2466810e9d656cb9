import type { RunEvent } from '../../../engine/index.ts';
import type { Finding } from './finding.ts';

/** What the events of a run say of mappings: columns that stayed empty, and fields that were seen but are not mapped. */
export function mappingFindings(events: readonly RunEvent[]): Finding[] {
  return events.flatMap((event) => {
    if (event.kind !== 'column-empty' && event.kind !== 'fields-unmapped') return [];
    const { kind: code, message, table, pointer } = event;
    return [{ code, message, severity: code === 'column-empty' ? 'information' : 'hint', table, pointer } as const];
  });
}
