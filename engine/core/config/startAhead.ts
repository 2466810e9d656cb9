import type { ConfigDocument } from '../document/configDocument.ts';

/** Clocks of different machines may be so far apart. */
const maxMinutesApart = 60;
/** The end of the year 9999. */
const latest = 253_402_300_799;

/**
 * The start of the run before if it is later than that of this one, which reads the configuration: by the clock of the
 * machine, which was set in between. Undefined where it is not, or where the configuration does not ask for it. In Unix
 * seconds.
 */
export function startAhead(
  previousStart: number,
  currentStart: number,
  document: Pick<ConfigDocument, 'text'>,
): number | undefined {
  const isAhead = previousStart > currentStart + maxMinutesApart && previousStart <= latest;
  return isAhead && document.text.includes('"previousStart"') ? previousStart : undefined;
}
