import { caseFiles, casePathOf, testedPathsOf } from '@pagewright/core/testing/testPaths';

export { expectPattern, goldenPattern } from '@pagewright/core/testing/testPaths';

/** Whether a URI is one of the `expect.json` of a test. */
export function isExpectFile(uri: string): boolean {
  return casePlaces(uri) !== undefined;
}

/** The places around the `expect.json` of a case, as URIs. */
export interface CasePlaces {
  /** The files that may be its configuration. */
  configs: string[];
  /** The folder of its golden tables. */
  tables: string;
}

/** The places of an `expect.json`; undefined: it is not that of a test. */
export function casePlaces(uri: string): CasePlaces | undefined {
  const place = casePathOf(uri);
  const folder = place && `${place.tests}/${place.name}`;
  if (place === undefined || uri !== `${folder}/${caseFiles.expect}`) return undefined;
  const configs = testedPathsOf(place.tests).flatMap(({ file, isInTree }) => (isInTree ? [] : [file]));
  return { configs, tables: `${folder}/${caseFiles.tables}` };
}

/** Whether a URI is one of the `expect.json` of a test of this configuration. */
export function isTestOf(uri: string, config: string): boolean {
  return casePlaces(uri)?.configs.includes(config) === true;
}
