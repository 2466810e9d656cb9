import { attributeCircle } from './attributeCircle.ts';
import { authenticationAddsNothing } from './authenticationAddsNothing.ts';
import { authenticationNeeds } from './authenticationNeeds.ts';
import { baseQueryLost } from './baseQueryLost.ts';
import { baseWithoutSlash } from './baseWithoutSlash.ts';
import { childTableWithoutKey } from './childTableWithoutKey.ts';
import { configProblems } from './configProblems.ts';
import { contextNotHere } from './contextNotHere.ts';
import { dataFieldNotFound } from './dataFieldNotFound.ts';
import { dateFormat } from './dateFormat.ts';
import { defaultByName } from './defaultByName.ts';
import { deprecatedKey } from './deprecatedKey.ts';
import { describedDiffers } from './describedDiffers.ts';
import { detailIsPaged } from './detailIsPaged.ts';
import { differentColumns } from './differentColumns.ts';
import { dottedKey } from './dottedKey.ts';
import { doubleSlash } from './doubleSlash.ts';
import { duplicateKey } from './duplicateKey.ts';
import { emptySecret } from './emptySecret.ts';
import { encryptedValue } from './encryptedValue.ts';
import { endpointAsHost } from './endpointAsHost.ts';
import { endpointFragment } from './endpointFragment.ts';
import { endpointLosesPrefix } from './endpointLosesPrefix.ts';
import { endpointScheme } from './endpointScheme.ts';
import { endpointSpace } from './endpointSpace.ts';
import { endsWithEmptyPage } from './endsWithEmptyPage.ts';
import { filterComparison } from './filterComparison.ts';
import { flagIsPath } from './flagIsPath.ts';
import { flagStopsUnset } from './flagStopsUnset.ts';
import { functionArguments } from './functionArguments.ts';
import { functionCall } from './functionCall.ts';
import { headerLeftOut } from './headerLeftOut.ts';
import { idKeyNotFound } from './idKeyNotFound.ts';
import { ignoredFile } from './ignoredFile.ts';
import { ignoredPart } from './ignoredPart.ts';
import { jobWithoutScroller } from './jobWithoutScroller.ts';
import { jsonSyntax } from './jsonSyntax.ts';
import { limitFieldNotFound } from './limitFieldNotFound.ts';
import { loginNeverExpires } from './loginNeverExpires.ts';
import { mappingPathNotFound } from './mappingPathNotFound.ts';
import { mappingProblems } from './mappingProblems.ts';
import { markOutsideEndpoint } from './markOutsideEndpoint.ts';
import { methodMissing } from './methodMissing.ts';
import { misplacedKey } from './misplacedKey.ts';
import { missingParam } from './missingParam.ts';
import { negativePageSize } from './negativePageSize.ts';
import { neverComputed } from './neverComputed.ts';
import { nextPageFlagNotFound } from './nextPageFlagNotFound.ts';
import { pageSizeUnset } from './pageSizeUnset.ts';
import { paramInEndpoint } from './paramInEndpoint.ts';
import { paramIsPath } from './paramIsPath.ts';
import { passwordInAddress } from './passwordInAddress.ts';
import { pathNotation } from './pathNotation.ts';
import { placeholderLevel } from './placeholderLevel.ts';
import { placeholderPathNotFound } from './placeholderPathNotFound.ts';
import { placeholdersAtTop } from './placeholdersAtTop.ts';
import { placeholdersMissing } from './placeholdersMissing.ts';
import { plainBeforeSecret } from './plainBeforeSecret.ts';
import { plainSecret } from './plainSecret.ts';
import { platformInvalid } from './platformInvalid.ts';
import { platformNoteKey } from './platformNoteKey.ts';
import { platformUnknownKey } from './platformUnknownKey.ts';
import { refusedByRun } from './refusedByRun.ts';
import { repeatedJob } from './repeatedJob.ts';
import { repeatedParam } from './repeatedParam.ts';
import { responseFilterNotFound } from './responseFilterNotFound.ts';
import { responseParamNotFound } from './responseParamNotFound.ts';
import { retryCodeAsText } from './retryCodeAsText.ts';
import type { Rule } from './rule.ts';
import { sameParam } from './sameParam.ts';
import { scrollerWithoutMultiple } from './scrollerWithoutMultiple.ts';
import { swappedArguments } from './swappedArguments.ts';
import { switchValues } from './switchValues.ts';
import { tableNameCollision } from './tableNameCollision.ts';
import { testLimit } from './testLimit.ts';
import { timeAsText } from './timeAsText.ts';
import { timeoutZero } from './timeoutZero.ts';
import { unfilledMark } from './unfilledMark.ts';
import { unknownAuthentication } from './unknownAuthentication.ts';
import { unknownDataType } from './unknownDataType.ts';
import { unknownEndpoint } from './unknownEndpoint.ts';
import { unknownKey } from './unknownKey.ts';
import { unknownParam } from './unknownParam.ts';
import { unknownReference } from './unknownReference.ts';
import { unknownScroller } from './unknownScroller.ts';
import { unusedCredentials } from './unusedCredentials.ts';
import { unusedOption } from './unusedOption.ts';
import { unusedPlaceholder } from './unusedPlaceholder.ts';
import { unusedScroller } from './unusedScroller.ts';
import { urlKeyNotFound } from './urlKeyNotFound.ts';

/** Every rule, in the order of its findings. */
export const rules: readonly Rule[] = [
  jsonSyntax,
  ignoredFile,
  duplicateKey,
  configProblems,
  ignoredPart,
  unknownKey,
  platformInvalid,
  platformUnknownKey,
  platformNoteKey,
  deprecatedKey,
  unknownScroller,
  responseParamNotFound,
  urlKeyNotFound,
  nextPageFlagNotFound,
  limitFieldNotFound,
  idKeyNotFound,
  dataFieldNotFound,
  responseFilterNotFound,
  placeholderPathNotFound,
  mappingPathNotFound,
  pageSizeUnset,
  defaultByName,
  baseWithoutSlash,
  endpointLosesPrefix,
  endpointScheme,
  misplacedKey,
  dottedKey,
  unusedOption,
  methodMissing,
  unusedScroller,
  jobWithoutScroller,
  scrollerWithoutMultiple,
  testLimit,
  timeAsText,
  sameParam,
  flagIsPath,
  paramIsPath,
  flagStopsUnset,
  functionCall,
  functionArguments,
  contextNotHere,
  unknownReference,
  attributeCircle,
  dateFormat,
  swappedArguments,
  repeatedParam,
  paramInEndpoint,
  endsWithEmptyPage,
  detailIsPaged,
  pathNotation,
  switchValues,
  placeholdersMissing,
  placeholdersAtTop,
  unusedPlaceholder,
  unfilledMark,
  markOutsideEndpoint,
  placeholderLevel,
  filterComparison,
  repeatedJob,
  tableNameCollision,
  unknownAuthentication,
  authenticationNeeds,
  authenticationAddsNothing,
  loginNeverExpires,
  plainBeforeSecret,
  plainSecret,
  passwordInAddress,
  emptySecret,
  encryptedValue,
  unusedCredentials,
  baseQueryLost,
  endpointAsHost,
  doubleSlash,
  endpointSpace,
  endpointFragment,
  headerLeftOut,
  retryCodeAsText,
  timeoutZero,
  negativePageSize,
  mappingProblems,
  unknownDataType,
  childTableWithoutKey,
  differentColumns,
  neverComputed,
  unknownEndpoint,
  unknownParam,
  missingParam,
  describedDiffers,
  // Last, because it only reports if the others are silent.
  refusedByRun,
];
