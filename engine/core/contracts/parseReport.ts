import { parsePlain } from '../json/parsePlain.ts';
import type { RunReport } from './generated/types.ts';
import { validate } from './generated/validateReport.js';

/** The report in a text that somebody may have changed; undefined if it is not what `schemas/report.schema.json` says. */
export function parseReport(text: string): RunReport | undefined {
  const value = parsed(text);
  // The pattern of a time allows some that no calendar has.
  return validate(value) && !Number.isNaN(Date.parse(value.startedAt)) ? value : undefined;
}

function parsed(text: string): unknown {
  try {
    return parsePlain(text);
  } catch {
    return undefined;
  }
}
