import { runCommands } from '@pagewright/server/protocol';
import * as vscode from 'vscode';
import { setSecretCommand } from '../../running/secrets/secretCommands.ts';
import { fileId } from '../../shared/fileId.ts';
import type { IsOffered } from '../../shared/machineCommands.ts';
import { openTables } from '../../tables/results/openTables.ts';
import { resultTables } from '../../tables/results/resultTables.ts';
import { findPaginationCommand } from '../finding/findPaginationCommand.ts';
import type { JobFix } from '../findings/jobFixes.ts';
import type { RunRecord } from '../history/runRecord.ts';
import { openPageCommand } from '../pages/pageDocuments.ts';
import type { JobsOfText } from './jobsOfText.ts';
import type { PagePlace } from './pagePlaces.ts';
import type { ShapesQuestion } from './shapesQuestion.ts';
import type { TestAction } from './testMessages.ts';

/** The subject of the pane when an action is chosen. */
interface Subject {
  config: vscode.Uri;
  jobs: JobsOfText;
  job: string | undefined;
  /** The run that has the shown page. */
  run: RunRecord | undefined;
  place: PagePlace | undefined;
  /** The run whose result is shown, and the search for the paging of the job that came after it. */
  result: RunRecord | undefined;
  search: RunRecord | undefined;
  shapes: ShapesQuestion | undefined;
  /** The change of the configuration that the result calls for. */
  fix: JobFix | undefined;
}

/** The commands that some windows do not have. */
const commands: Partial<Record<TestAction, string>> = {
  run: runCommands.run,
  firstPage: runCommands.runFirstPage,
  testRun: runCommands.testRun,
  missingSecrets: 'pagewright.setMissingSecrets',
  secret: setSecretCommand,
  results: 'pagewright.openResults',
  keep: 'pagewright.keepRunAsTest',
};

/** The actions whose commands are available in this window. */
export function offered(actions: readonly TestAction[], isOffered: IsOffered): TestAction[] {
  return actions.filter((action) => isOffered(commands[action] ?? ''));
}

const execute = vscode.commands.executeCommand;

const performers: Record<TestAction, (subject: Subject) => PromiseLike<unknown> | undefined> = {
  run: ({ config }) => execute(runCommands.run, config),
  firstPage: (subject) => executeForJob(runCommands.runFirstPage, subject),
  testRun: (subject) => executeForJob(runCommands.testRun, subject),
  cancel: ({ result }) => execute('pagewright.cancel', result && { run: result }),
  find: ({ config, job }) => execute(findPaginationCommand, config, job),
  plan: (subject) => executeForJob('pagewright.showPlan', subject),
  missingSecrets: ({ config }) => execute('pagewright.setMissingSecrets', config),
  secret: ({ config }) => execute(setSecretCommand, config),
  fix: ({ fix }) => fix?.apply(),
  text: ({ run, place }) => (run && place ? execute(openPageCommand, { run, request: place.request }) : undefined),
  response: ({ result: run }) => execute(openPageCommand, { run, request: { number: run?.report?.error?.request } }),
  events: ({ result }) => execute('pagewright.showEvents', result && { run: result }),
  log: () => execute('pagewright.showLog'),
  results: ({ result }) => openTables(resultTables(result === undefined ? [] : [result])),
  summary: ({ result, search }) => execute('pagewright.showRunSummary', { run: search ?? result }),
  keep: ({ run }) => execute('pagewright.keepRunAsTest', run && { run }),
  writeShapes: ({ config, shapes }) => shapes?.write(fileId(config)),
  noShapes: ({ shapes }) => shapes?.decline(),
};

/** Performs an action of the test pane with the commands of the editor. */
export async function performAction(action: TestAction, subject: Subject): Promise<void> {
  await performers[action](subject);
}

/** Executes a command for the top-level job of the shown one. */
async function executeForJob(command: string, { config, jobs, job }: Subject): Promise<void> {
  await execute(command, config, job && (await jobs.topLevel(job)));
}
