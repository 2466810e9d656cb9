import type { CompletionSource } from './completionSource.ts';
import { dataTypeKeys } from './dataTypeKeys.ts';
import { dateFormatValues } from './dateFormatValues.ts';
import { endpointValues } from './endpointValues.ts';
import { expressionValues } from './expressionValues.ts';
import { headerNames } from './headerNames.ts';
import { mappedDataTypes } from './mappedDataTypes.ts';
import { mappingPathKeys } from './mappingPathKeys.ts';
import { markKeys } from './markKeys.ts';
import { paramKeys } from './paramKeys.ts';
import { paramValues } from './paramValues.ts';
import { placeholderMarks } from './placeholderMarks.ts';
import { referenceTargets } from './referenceTargets.ts';
import { responsePathValues } from './responsePathValues.ts';
import { scrollerNames } from './scrollerNames.ts';

/** Every source besides the schema, most specific first; the first with an offer wins. */
export const completionSources: readonly CompletionSource[] = [
  scrollerNames,
  responsePathValues,
  mappedDataTypes,
  dataTypeKeys,
  mappingPathKeys,
  markKeys,
  placeholderMarks,
  // In the braces of an endpoint are placeholders.
  endpointValues,
  paramValues,
  paramKeys,
  headerNames,
  referenceTargets,
  dateFormatValues,
  expressionValues,
];
