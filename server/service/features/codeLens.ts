import type { Range } from 'vscode-json-languageservice';
import type { CodeLens } from 'vscode-languageserver-types';
import type { ExtractorModel, Job } from '../model/extractorModel.ts';
import { findProperty } from '../model/nodes.ts';
import { rangeOf } from '../text/ranges.ts';

/** The commands of the editor that the lenses call. */
export interface RunCommands {
  /** Runs the whole configuration. Argument: the document. */
  run: string;
  debug: string;
  /** Runs a job. Arguments: the document and the name of the job. */
  runJob: string;
  debugJob: string;
  runFirstPage: string;
  testRun: string;
}

/** The lenses to run and debug: the whole extraction, above the jobs, and each top-level job, above its text. */
export function findCodeLenses(model: ExtractorModel, commands: RunCommands): CodeLens[] {
  const { document, config, jobs } = model;
  if (jobs.length === 0) return [];
  const all = rangeOf(document, findProperty(config, 'jobs') ?? { offset: 0, length: 0 });
  const range = firstLineOf(all);
  const args = [document.uri];
  return [
    { range, command: { title: 'Run Extraction', command: commands.run, arguments: args } },
    { range, command: { title: 'Debug', command: commands.debug, arguments: args } },
    ...jobs.flatMap((job) => lensesOf(job, model, commands)),
  ];
}

function lensesOf({ name, node }: Job, { document }: ExtractorModel, commands: RunCommands): CodeLens[] {
  const range = firstLineOf(rangeOf(document, { offset: node.offset, length: 1 }));
  const args = [document.uri, name];
  return [
    { range, command: { title: 'Run', command: commands.runJob, arguments: args } },
    { range, command: { title: 'Debug', command: commands.debugJob, arguments: args } },
    { range, command: { title: 'Run First Page', command: commands.runFirstPage, arguments: args } },
    { range, command: { title: 'Test Run', command: commands.testRun, arguments: args } },
  ];
}

function firstLineOf({ start }: Range): Range {
  return { start, end: start };
}
