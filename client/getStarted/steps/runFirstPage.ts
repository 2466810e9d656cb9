import type { RunReport } from '@pagewright/engine/run';
import { isOfPaging, summarizeRun } from '@pagewright/engine/summary';
import { runCommands } from '@pagewright/server/protocol';
import * as vscode from 'vscode';
import { findPaginationCommand } from '../../runs/finding/findPaginationCommand.ts';

/** Runs the first page of a new configuration and offers paging if there is more. */
export async function runFirstPage(file: vscode.Uri): Promise<void> {
  const report = await vscode.commands.executeCommand<RunReport | undefined>(runCommands.runFirstPage, file);
  const job = report && summarizeRun(report).concerns.find(isOfPaging);
  if (job !== undefined) await vscode.commands.executeCommand(findPaginationCommand, file, job.name);
}
