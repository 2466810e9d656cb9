import { runCommands } from '@pagewright/server/protocol';
import * as vscode from 'vscode';
import type { IsOffered } from '../../shared/machineCommands.ts';
import { findPaginationCommand } from '../finding/findPaginationCommand.ts';
import type { RunRecord } from '../history/runRecord.ts';
import type { JobsOfText } from './jobsOfText.ts';
import type { PagePlace } from './pagePlaces.ts';
import type { TestAction } from './testMessages.ts';

const runActions: Partial<Record<TestAction, string>> = {
  run: runCommands.run,
  firstPage: runCommands.runFirstPage,
  testRun: runCommands.testRun,
};

/** The actions whose commands are available in this window. */
export function offered(actions: readonly TestAction[], isOffered: IsOffered): TestAction[] {
  return actions.filter((action) => isOffered(runActions[action] ?? ''));
}

/** The subject of the pane when an action is chosen. */
interface Subject {
  config: vscode.Uri;
  jobs: JobsOfText;
  job: string | undefined;
  run: RunRecord | undefined;
  place: PagePlace | undefined;
}

/** Performs an action of the test pane with the commands of the editor. */
export async function performAction(action: TestAction, subject: Subject): Promise<void> {
  const { config, jobs, job, run, place } = subject;
  const execute = vscode.commands.executeCommand;
  switch (action) {
    case 'run':
      return await execute(runCommands.run, config);
    case 'firstPage':
      return await execute(runCommands.runFirstPage, config, job && (await jobs.topLevel(job)));
    case 'testRun':
      return await execute(runCommands.testRun, config, job && (await jobs.topLevel(job)));
    case 'cancel':
      return await execute('pagewright.cancel', run?.state === 'running' ? { run } : undefined);
    case 'text':
      if (run !== undefined && place !== undefined)
        await execute('pagewright.openPage', { run, request: place.request });
      return;
    case 'find':
      return await findPagination(subject);
    default:
      action satisfies never;
  }
}

/** Shows the text in its place, not over the pane, and searches the paging. */
async function findPagination({ config, job }: Subject): Promise<void> {
  const shown = vscode.window.visibleTextEditors.find(({ document }) => document.uri.toString() === config.toString());
  await vscode.window.showTextDocument(config, { viewColumn: shown?.viewColumn ?? vscode.ViewColumn.One });
  await vscode.commands.executeCommand(findPaginationCommand, config, job);
}
