import type { ConfigDocument } from '../document/configDocument.ts';

/** The limit by which clocks of different machines may differ. */
const maxMinutesApart = 60;
/** The end of the year 9999. */
const latest = 253_402_300_799;

/**
 * The start of the previous run in Unix seconds, if the configuration uses it and it is later than the start of this
 * run because the machine's clock was set back. Undefined otherwise.
 */
export function startAhead(
  previousStart: number,
  currentStart: number,
  document: Pick<ConfigDocument, 'text'>,
): number | undefined {
  const isAhead = previousStart > currentStart + maxMinutesApart && previousStart <= latest;
  return isAhead && document.text.includes('"previousStart"') ? previousStart : undefined;
}
