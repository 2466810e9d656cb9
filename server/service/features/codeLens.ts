import { shortened } from '@pagewright/core/text/shortened';
import type { Range } from 'vscode-json-languageservice';
import type { CodeLens } from 'vscode-languageserver-types';
import type { ExtractorModel, Job } from '../model/extractorModel.ts';
import { findProperty } from '../model/nodes.ts';
import type { DocumentPlan } from '../plans/documentPlan.ts';
import { openingOf, rangeOf } from '../text/ranges.ts';

/** The commands of the editor that the lenses call. */
export interface RunCommands {
  /** Runs the whole configuration. Argument: the document. */
  run: string;
  debug: string;
  /** Runs a job. Arguments: the document and the name of the job. */
  runJob: string;
  runFirstPage: string;
}

/** The maximum length of a request in a tooltip. */
const maxRequestLength = 200;

/** The number of jobs above which no plan is made for the lenses, which are asked for at every version of the text. */
const plannedJobs = 100;

/** The length of a text above which no plan is made for them, because making a plan reads the text as a run does. */
const plannedLength = 200_000;

/**
 * The lenses that run: the whole extraction, above the jobs, and each top-level job, above its text. They are few and
 * short, so that nothing is cut off in a narrow editor; their tooltips say more.
 */
export function findCodeLenses(
  model: ExtractorModel,
  planOf: () => DocumentPlan | undefined,
  commands: RunCommands,
): CodeLens[] {
  const { document, config, jobs } = model;
  const [first] = jobs;
  if (first === undefined) return [];
  const requestOf = firstRequests(model, planOf);
  const ofJobs = jobs.flatMap((job) => lensesOf(job, model, requestOf(job), commands));
  const list = placeOf(model, findProperty(config, 'jobs') ?? first.node);
  const place = placeOf(model, first.node);
  // On a line with the first job they follow those of the job.
  const range = list.start.line === place.start.line ? place : list;
  const args = [document.uri];
  const ofAll: CodeLens[] = [
    { range, command: { title: 'Run Extraction', tooltip: 'Run all jobs', command: commands.run, arguments: args } },
    { range, command: { title: 'Debug', tooltip: 'Debug all jobs', command: commands.debug, arguments: args } },
  ];
  return range === place ? [...ofJobs, ...ofAll] : [...ofAll, ...ofJobs];
}

function lensesOf({ name, node }: Job, model: ExtractorModel, request: string, commands: RunCommands): CodeLens[] {
  const range = placeOf(model, node);
  const args = [model.document.uri, name];
  const run = `Run this job with its children${request}`;
  const firstPage = `Run the first page of this job${request}`;
  return [
    { range, command: { title: 'Run', tooltip: run, command: commands.runJob, arguments: args } },
    { range, command: { title: 'First Page', tooltip: firstPage, command: commands.runFirstPage, arguments: args } },
  ];
}

/** The first request of each job in the words of its tooltips: `: GET /v1/users?limit=20`; nothing without a plan. */
function firstRequests(
  { document, allJobs }: ExtractorModel,
  planOf: () => DocumentPlan | undefined,
): (job: Job) => string {
  const isLarge = allJobs.length > plannedJobs || document.getText().length > plannedLength;
  const plan = isLarge ? undefined : planOf()?.whole();
  const planned = new Map(plan?.plans.map(({ pointer, requests }) => [pointer, requests]));
  return ({ pointer }) => {
    const request = planned.get(pointer)?.find(({ number }) => number > 0);
    return request === undefined ? '' : `: ${shortened(`${request.method} ${request.path}`, maxRequestLength)}`;
  };
}

/** The start of a node, where the line that has its lenses begins. */
function placeOf({ document }: ExtractorModel, node: Parameters<typeof openingOf>[0]): Range {
  const { start } = rangeOf(document, openingOf(node));
  return { start, end: start };
}
