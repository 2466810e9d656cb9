import { parsePlain } from '../json/parsePlain.ts';
import type { RunReport } from './generated/types.ts';
import { validate } from './generated/validateReport.js';

/** The report in a text that may have been edited; undefined if it does not match `schemas/report.schema.json`. */
export function parseReport(text: string): RunReport | undefined {
  const value = parsed(text);
  // The pattern of a time allows dates that do not exist.
  return validate(value) && !Number.isNaN(Date.parse(value.startedAt)) ? value : undefined;
}

function parsed(text: string): unknown {
  try {
    return parsePlain(text);
  } catch {
    return undefined;
  }
}
