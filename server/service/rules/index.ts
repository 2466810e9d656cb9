import { baseWithoutSlash } from './baseWithoutSlash.ts';
import { configProblems } from './configProblems.ts';
import { defaultByName } from './defaultByName.ts';
import { deprecatedKey } from './deprecatedKey.ts';
import { duplicateKey } from './duplicateKey.ts';
import { endpointLosesPrefix } from './endpointLosesPrefix.ts';
import { endpointScheme } from './endpointScheme.ts';
import { jsonSyntax } from './jsonSyntax.ts';
import { pageSizeUnset } from './pageSizeUnset.ts';
import { responseParamNotFound } from './responseParamNotFound.ts';
import type { Rule } from './rule.ts';
import { unknownKey } from './unknownKey.ts';
import { unknownScroller } from './unknownScroller.ts';

/** Every rule, in the order in which its findings are listed. */
export const rules: readonly Rule[] = [
  jsonSyntax,
  duplicateKey,
  configProblems,
  unknownKey,
  deprecatedKey,
  unknownScroller,
  responseParamNotFound,
  pageSizeUnset,
  defaultByName,
  baseWithoutSlash,
  endpointLosesPrefix,
  endpointScheme,
];
