// Tests of configurations, which run on recordings.

export type { Expect } from '../core/contracts/generated/types.ts';
export type { CoveredPart } from '../core/testing/coverage.ts';
export type { Drift, DriftCase, DriftReport } from '../core/testing/drift/driftReport.ts';
export type { TableDiff } from '../core/testing/golden/tableDiff.ts';
export {
  type ChangeOutcome,
  changesOf,
  type MutatedCase,
  type MutationReport,
  type NoticedBy,
  type TestedChange,
} from '../core/testing/mutationReport.ts';
export type {
  TestedCase,
  TestedCheck,
  TestedConfiguration,
  TestOutcome,
  TestPlace,
  TestReport,
} from '../core/testing/testReport.ts';
export { temporaryFolder } from '../io/files/temporaryFolder.ts';
export { type CasePlace, hasGoldens, hasRecording, isCase, listCases } from '../testing/caseFolder.ts';
export { type CaseOptions, checkCase } from '../testing/checkCase.ts';
export { compareLiveConfigs } from '../testing/compareLiveConfigs.ts';
export { type CoveredText, coverCase } from '../testing/coverCase.ts';
export { type AnswerEdit, editAnswer, listAnswers, type RecordedAnswer } from '../testing/editAnswer.ts';
export { parseExpect } from '../testing/expectFile.ts';
export { jsonPlaces, testPlace } from '../testing/jsonPlaces.ts';
export { type KeptRun, keepCase, requireNewCase, updateGoldens } from '../testing/keepCase.ts';
export { type MutateOptions, mutateCase } from '../testing/mutateCase.ts';
export { mutateConfigs } from '../testing/mutateConfigs.ts';
export { recordKept } from '../testing/recordKept.ts';
export { type FoundCase, findCases, type TestOptions, testConfigs } from '../testing/testConfigs.ts';
export type { TestedConfig, TestedText } from '../testing/testedConfig.ts';
export { type CaseTable, writeTables } from '../testing/writeTables.ts';
