import { addresses } from './honest/addresses.ts';
import { children } from './honest/children.ts';
import { countsRightly } from './honest/countsRightly.ts';
import { cursors } from './honest/cursors.ts';
import { empties } from './honest/empties.ts';
import { endsInWords } from './honest/endsInWords.ts';
import { falseAlarms } from './honest/falseAlarms.ts';
import { firstPages as honestFirstPages } from './honest/firstPages.ts';
import { harmlessLinks } from './honest/harmlessLinks.ts';
import { headers } from './honest/headers.ts';
import { lookalikes } from './honest/lookalikes.ts';
import { moments } from './honest/moments.ts';
import { oddShapes } from './honest/oddShapes.ts';
import { offsets } from './honest/offsets.ts';
import { pageNumbers } from './honest/pageNumbers.ts';
import { quietApis } from './honest/quietApis.ts';
import { quietPages } from './honest/quietPages.ts';
import { quietTotals } from './honest/quietTotals.ts';
import { records } from './honest/records.ts';
import { saysAllIsThere } from './honest/saysAllIsThere.ts';
import { saysNothingFound } from './honest/saysNothingFound.ts';
import { saysNothingWrong } from './honest/saysNothingWrong.ts';
import { scrolls } from './honest/scrolls.ts';
import { shapes as honestShapes } from './honest/shapes.ts';
import { singleRequests } from './honest/singleRequests.ts';
import { startsWhereAsked } from './honest/startsWhereAsked.ts';
import { statesAround } from './honest/statesAround.ts';
import { stopConditions } from './honest/stopConditions.ts';
import { tokens } from './honest/tokens.ts';
import { totals } from './honest/totals.ts';
import { caps } from './losing/caps.ts';
import { cycles } from './losing/cycles.ts';
import { doubtfulTotals } from './losing/doubtfulTotals.ts';
import { endless } from './losing/endless.ts';
import { endlessApis } from './losing/endlessApis.ts';
import { errorAnswers } from './losing/errorAnswers.ts';
import { errorPages } from './losing/errorPages.ts';
import { errorStates } from './losing/errorStates.ts';
import { errorsElsewhere } from './losing/errorsElsewhere.ts';
import { failures } from './losing/failures.ts';
import { firstPages } from './losing/firstPages.ts';
import { ignoredParameters } from './losing/ignoredParameters.ts';
import { leadsOn } from './losing/leadsOn.ts';
import { limits } from './losing/limits.ts';
import { looseEnds } from './losing/looseEnds.ts';
import { missedFirstPages } from './losing/missedFirstPages.ts';
import { misspelled } from './losing/misspelled.ts';
import { otherShapes } from './losing/otherShapes.ts';
import { partialAnswers } from './losing/partialAnswers.ts';
import { restated } from './losing/restated.ts';
import { shapes } from './losing/shapes.ts';
import { smallerPages } from './losing/smallerPages.ts';
import { unfinishedAnswers } from './losing/unfinishedAnswers.ts';
import { unpaged } from './losing/unpaged.ts';
import { unseenTotals } from './losing/unseenTotals.ts';
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
    moments,
    quietApis,
    empties,
    singleRequests,
    children,
    stopConditions,
    honestFirstPages,
    honestShapes,
    saysNothingWrong,
    saysNothingFound,
    statesAround,
    saysAllIsThere,
    countsRightly,
    startsWhereAsked,
    harmlessLinks,
    oddShapes,
    quietPages,
    falseAlarms,
    quietTotals,
    endsInWords,
  ],
  losing: [
    caps,
    unpaged,
    misspelled,
    ignoredParameters,
    cycles,
    limits,
    failures,
    firstPages,
    shapes,
    errorAnswers,
    errorPages,
    errorsElsewhere,
    errorStates,
    partialAnswers,
    unfinishedAnswers,
    doubtfulTotals,
    missedFirstPages,
    looseEnds,
    otherShapes,
    endless,
    endlessApis,
    restated,
    smallerPages,
    unseenTotals,
    leadsOn,
  ],
};
