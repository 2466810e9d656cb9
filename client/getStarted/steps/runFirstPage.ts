import type { RunReport } from '@pagewright/engine/run';
import { isOfPaging, type JobSummary, summarizeRun } from '@pagewright/engine/summary';
import { runCommands } from '@pagewright/server/protocol';
import * as vscode from 'vscode';
import { findPaginationCommand } from '../../runs/finding/findPaginationCommand.ts';

/** Runs the first page of a new configuration, and offers to find the paging unless that page is known to be all. */
export async function runFirstPage(file: vscode.Uri): Promise<void> {
  const report = await vscode.commands.executeCommand<RunReport | undefined>(runCommands.runFirstPage, file);
  const job = report?.outcome === 'done' ? summarizeRun(report).concerns.find(mayPage) : undefined;
  if (job !== undefined) await vscode.commands.executeCommand(findPaginationCommand, file, job.name);
}

/** Whether there may be more than the first page. */
function mayPage(job: JobSummary): boolean {
  return isOfPaging(job) || (job.status === 'unknown' && job.records > 0);
}
