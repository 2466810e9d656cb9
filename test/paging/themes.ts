import { addresses } from './honest/addresses.ts';
import { children } from './honest/children.ts';
import { cursors } from './honest/cursors.ts';
import { empties } from './honest/empties.ts';
import { firstPages as honestFirstPages } from './honest/firstPages.ts';
import { headers } from './honest/headers.ts';
import { lookalikes } from './honest/lookalikes.ts';
import { offsets } from './honest/offsets.ts';
import { pageNumbers } from './honest/pageNumbers.ts';
import { records } from './honest/records.ts';
import { scrolls } from './honest/scrolls.ts';
import { shapes as honestShapes } from './honest/shapes.ts';
import { singleRequests } from './honest/singleRequests.ts';
import { stopConditions } from './honest/stopConditions.ts';
import { tokens } from './honest/tokens.ts';
import { totals } from './honest/totals.ts';
import { caps } from './losing/caps.ts';
import { cycles } from './losing/cycles.ts';
import { failures } from './losing/failures.ts';
import { firstPages } from './losing/firstPages.ts';
import { ignoredParameters } from './losing/ignoredParameters.ts';
import { limits } from './losing/limits.ts';
import { misspelled } from './losing/misspelled.ts';
import { shapes } from './losing/shapes.ts';
import { unpaged } from './losing/unpaged.ts';
import type { Theme } from './situation.ts';

/** All situations: those in which nothing is lost, and those in which something is lost or comes twice. */
export const themes: { honest: readonly Theme[]; losing: readonly Theme[] } = {
  honest: [
    offsets,
    pageNumbers,
    tokens,
    scrolls,
    addresses,
    headers,
    cursors,
    totals,
    records,
    lookalikes,
    empties,
    singleRequests,
    children,
    stopConditions,
    honestFirstPages,
    honestShapes,
  ],
  losing: [caps, unpaged, misspelled, ignoredParameters, cycles, limits, failures, firstPages, shapes],
};
