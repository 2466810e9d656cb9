import { numberText } from '@pagewright/engine/text/countText';
import * as vscode from 'vscode';
import type { JobRecord, RunRecord } from '../../history/runRecord.ts';
import type { RequestGroup } from './requestGroups.ts';
import { createRequestNode } from './requestNode.ts';
import type { RunsNode } from './runsNode.ts';

/** A group of consecutive requests. */
export function createRequestGroupNode(
  run: RunRecord,
  { name, runs }: JobRecord,
  { first: place, requests }: RequestGroup,
): RunsNode {
  const [first, last] = [requests[0]?.number ?? 0, requests.at(-1)?.number ?? 0];
  return {
    run,
    item() {
      const label = `Requests ${numberText(first)} to ${numberText(last)}`;
      const item = new vscode.TreeItem(label, vscode.TreeItemCollapsibleState.Collapsed);
      item.id = `${run.id}/group/${name}/${place}`;
      item.iconPath = new vscode.ThemeIcon('files');
      return item;
    },
    children: () => requests.map((request) => createRequestNode(run, request, runs > 1)),
  };
}
