import type { WitnessFactory } from '../witness.ts';
import { cappedPage } from './cappedPage.ts';
import { cut } from './cut.ts';
import { emptyList } from './emptyList.ts';
import { errorAnswer } from './errorAnswer.ts';
import { firstPageMissed } from './firstPageMissed.ts';
import { fullPages } from './fullPages.ts';
import { ignoredError } from './ignoredError.ts';
import { linkHeader } from './linkHeader.ts';
import { missingDataField } from './missingDataField.ts';
import { missingPath } from './missingPath.ts';
import { moreFlag } from './moreFlag.ts';
import { nextLink } from './nextLink.ts';
import { nextPageFlag } from './nextPageFlag.ts';
import { nextValue } from './nextValue.ts';
import { notRows } from './notRows.ts';
import { pageCount } from './pageCount.ts';
import { pageSizeIgnored } from './pageSizeIgnored.ts';
import { recordsElsewhere } from './recordsElsewhere.ts';
import { recordsRepeated } from './recordsRepeated.ts';
import { repetition } from './repetition.ts';
import { saysPartial } from './saysPartial.ts';
import { statusChanged } from './statusChanged.ts';
import { tokenBeside } from './tokenBeside.ts';
import { total } from './total.ts';

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
  emptyList,
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
