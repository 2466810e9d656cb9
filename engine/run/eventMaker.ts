import type { RunEvent, RunEventDetail } from '../core/contracts/generated/types.ts';

/** Puts the time on an event and masks what may not be shown. */
export type EventMaker = (level: RunEvent['level'], detail: RunEventDetail, message: string, job?: string) => RunEvent;
