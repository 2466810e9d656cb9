import type { WitnessFactory } from './witness.ts';
import { cappedPage } from './witnesses/cappedPage.ts';
import { cut } from './witnesses/cut.ts';
import { errorAnswer } from './witnesses/errorAnswer.ts';
import { firstPageMissed } from './witnesses/firstPageMissed.ts';
import { fullPages } from './witnesses/fullPages.ts';
import { ignoredError } from './witnesses/ignoredError.ts';
import { linkHeader } from './witnesses/linkHeader.ts';
import { missingDataField } from './witnesses/missingDataField.ts';
import { missingPath } from './witnesses/missingPath.ts';
import { moreFlag } from './witnesses/moreFlag.ts';
import { nextLink } from './witnesses/nextLink.ts';
import { nextPageFlag } from './witnesses/nextPageFlag.ts';
import { nextValue } from './witnesses/nextValue.ts';
import { notRows } from './witnesses/notRows.ts';
import { pageCount } from './witnesses/pageCount.ts';
import { pageSizeIgnored } from './witnesses/pageSizeIgnored.ts';
import { recordsElsewhere } from './witnesses/recordsElsewhere.ts';
import { recordsRepeated } from './witnesses/recordsRepeated.ts';
import { repetition } from './witnesses/repetition.ts';
import { saysPartial } from './witnesses/saysPartial.ts';
import { statusChanged } from './witnesses/statusChanged.ts';
import { tokenBeside } from './witnesses/tokenBeside.ts';
import { total } from './witnesses/total.ts';

/** Every kind of evidence, in the order in which equal ones are listed. */
export const witnesses: readonly WitnessFactory[] = [
  cut,
  errorAnswer,
  saysPartial,
  total,
  pageCount,
  moreFlag,
  firstPageMissed,
  recordsElsewhere,
  notRows,
  missingPath,
  missingDataField,
  nextLink,
  linkHeader,
  tokenBeside,
  cappedPage,
  pageSizeIgnored,
  repetition,
  recordsRepeated,
  nextValue,
  nextPageFlag,
  fullPages,
  ignoredError,
  statusChanged,
];
