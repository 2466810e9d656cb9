import * as vscode from 'vscode';
import type { RequestRecord, RunRecord } from '../../history/runRecord.ts';
import { createRequestNode } from './requestNode.ts';
import type { RunsNode } from './runsNode.ts';

/** So many requests stand below one line; more are grouped. */
export const groupSize = 100;

/** Requests that follow one another. */
export function createRequestGroupNode(run: RunRecord, job: string, requests: readonly RequestRecord[]): RunsNode {
  const [first, last] = [requests[0]?.number ?? 0, requests.at(-1)?.number ?? 0];
  return {
    run,
    item() {
      const label = `Requests ${first.toLocaleString('en-US')} to ${last.toLocaleString('en-US')}`;
      const item = new vscode.TreeItem(label, vscode.TreeItemCollapsibleState.Collapsed);
      item.id = `${run.id}/group/${job}/${first}`;
      item.iconPath = new vscode.ThemeIcon('files');
      return item;
    },
    children: () => requests.map((request) => createRequestNode(run, request)),
  };
}
