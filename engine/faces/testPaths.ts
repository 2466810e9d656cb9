// The names and places of tests of configurations.
export { caseNamesText, isCaseName } from '../core/testing/isCaseName.ts';
export {
  caseFiles,
  casePathOf,
  casePattern,
  type TestedPath,
  testedPathsOf,
  testPattern,
  testsEnding,
  testsPathOf,
} from '../core/testing/testPaths.ts';
