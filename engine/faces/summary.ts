// Sections and tables of a run's summary, and of the comparison of two runs.

export { OngoingWait, type WaitingEvent } from '../core/ongoingWait.ts';
export { shownLevel } from '../core/shownLevel.ts';
export { mayLose } from '../core/verdict/evidence.ts';
export { amountText } from '../summary/amountText.ts';
export { compareJobs } from '../summary/compare/compareJobs.ts';
export { compareTables } from '../summary/compare/compareTables.ts';
export { comparisonWords } from '../summary/compare/comparisonWords.ts';
export { isOfPaging, isWithoutPaging, whatSettles } from '../summary/describeJob.ts';
export { describeProgress, describeRun } from '../summary/describeRun.ts';
export { phraseOf } from '../summary/phraseOf.ts';
export type { Block, Line, Phrase, RunDescription, Section, Table } from '../summary/runDescription.ts';
export type { JobSummary, RunSummary, SummaryEvidence, Verdict } from '../summary/runSummary.ts';
export { type SearchJson, searchJson } from '../summary/searchJson.ts';
export { stopText } from '../summary/stopText.ts';
export { summarizeRun } from '../summary/summarizeRun.ts';
export { summaryMarkdown } from '../summary/summaryMarkdown.ts';
export { type JobNumber, seenRows, unseenNumbers } from '../summary/unseen.ts';
