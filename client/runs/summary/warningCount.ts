import type { RunEvent } from '../../../engine/index.ts';

/** Counts the warnings of a run for its summary. */
export class WarningCount {
  /** All but those that tell of a limit, which the summary names by itself. */
  all = 0;
  /** Those that a sound configuration does not cause; an empty last page it does. */
  surprising = 0;

  add(event: RunEvent): void {
    if (event.level !== 'warning' || tellsLimit(event)) return;
    this.all += 1;
    if (event.kind !== 'empty-page') this.surprising += 1;
  }
}

function tellsLimit(event: RunEvent): boolean {
  return event.kind === 'paging-stopped' && event.stopReason.startsWith('max-');
}
