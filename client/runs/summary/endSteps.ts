import type { RunEvent } from '@pagewright/engine/run';
import { isOfPaging, summarizeRun } from '@pagewright/engine/summary';
import * as vscode from 'vscode';
import type { Run } from '../../running/run/run.ts';
import { fileUri } from '../../shared/fileId.ts';
import { openTables } from '../../tables/results/openTables.ts';
import { resultTables } from '../../tables/results/resultTables.ts';
import type { RunDocuments } from '../documents/runDocuments.ts';
import { findPaginationCommand } from '../finding/findPaginationCommand.ts';
import { openPageCommand } from '../pages/pageDocuments.ts';
import type { EndStep } from './endStep.ts';
import { setSecretStep } from './setSecretStep.ts';
import type { SummaryPanels } from './summaryPanels.ts';

interface StepPorts {
  summaries: SummaryPanels;
  events: RunDocuments;
  /** The error of a run that failed. */
  failure: RunEvent | undefined;
}

/** The steps after a run, the most helpful first. After one where nothing is wrong there is only its result. */
export function endSteps(run: Run, isFine: boolean, ports: StepPorts): EndStep[] {
  const steps = isFine
    ? [openResults, showSummary]
    : [setSecret, showResponse, findPagination, showSummary, openResults, showEvents];
  const offered = steps.flatMap((step) => step(run, ports) ?? []);
  return isFine ? offered.slice(0, 1) : offered;
}

/** Makes a step for a run; undefined where it would lead to nothing. */
type MakeStep = (run: Run, ports: StepPorts) => EndStep | undefined;

const openResults: MakeStep = (run) => {
  const tables = resultTables([run]);
  return tables.length === 0 ? undefined : { title: 'Open Results', take: () => openTables(tables) };
};

const showSummary: MakeStep = (run, { summaries }) => ({ title: 'Show Summary', take: () => summaries.show(run) });

const setSecret: MakeStep = (run, { failure }) => setSecretStep(run, failure);

/** The response that ended the run. */
const showResponse: MakeStep = (run) => {
  const number = run.report?.error?.request;
  const show = () => vscode.commands.executeCommand(openPageCommand, { run, request: { number } });
  return number === undefined ? undefined : { title: 'Show Response', take: show };
};

const findPagination: MakeStep = (run) => {
  const job = jobOfPaging(run);
  const find = () => vscode.commands.executeCommand(findPaginationCommand, fileUri(run.configFile), job?.name);
  return job && { title: 'Find Pagination…', take: find };
};

/** The events, unless the paging is known to be the cause. */
const showEvents: MakeStep = (run, { events }) =>
  jobOfPaging(run) ? undefined : { title: 'Show Events', take: () => events.show(run) };

/** The job whose paging is the cause of missing data. */
function jobOfPaging({ report }: Run) {
  return report && summarizeRun(report).concerns.find(isOfPaging);
}
