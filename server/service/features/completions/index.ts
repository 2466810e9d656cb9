import type { CompletionSource } from './completionSource.ts';
import { dataTypeKeys } from './dataTypeKeys.ts';
import { dateFormatValues } from './dateFormatValues.ts';
import { expressionValues } from './expressionValues.ts';
import { headerNames } from './headerNames.ts';
import { mappedDataTypes } from './mappedDataTypes.ts';
import { mappingPathKeys } from './mappingPathKeys.ts';
import { markKeys } from './markKeys.ts';
import { placeholderMarks } from './placeholderMarks.ts';
import { referenceTargets } from './referenceTargets.ts';
import { responsePathValues } from './responsePathValues.ts';
import { scrollerNames } from './scrollerNames.ts';

/** Every source beside the schema; the first that has something to offer is the one that knows the place best. */
export const completionSources: readonly CompletionSource[] = [
  scrollerNames,
  responsePathValues,
  mappedDataTypes,
  dataTypeKeys,
  mappingPathKeys,
  markKeys,
  placeholderMarks,
  headerNames,
  referenceTargets,
  dateFormatValues,
  expressionValues,
];
