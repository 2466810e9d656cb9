import * as vscode from 'vscode';
import type { RequestRecord, RunRecord } from '../../history/runRecord.ts';
import { requestIcon, requestLabel, requestOutcome } from './requestText.ts';
import type { RunsNode } from './runsNode.ts';

/** A request of a job, with the page in its response. */
export interface RequestNode extends RunsNode {
  readonly run: RunRecord;
  readonly request: RequestRecord;
}

export function createRequestNode(run: RunRecord, request: RequestRecord, ofManyRuns: boolean): RequestNode {
  const label = requestLabel(request, ofManyRuns);
  const node: RequestNode = {
    run,
    request,
    item() {
      const item = new vscode.TreeItem(label);
      const outcome = requestOutcome(request);
      const { icon, color } = requestIcon(request);
      item.id = `${run.id}/request/${request.number}`;
      item.description = outcome;
      item.iconPath = new vscode.ThemeIcon(icon, color === undefined ? undefined : new vscode.ThemeColor(color));
      item.tooltip = `${label}\n${outcome}`;
      item.contextValue = 'request';
      item.accessibilityInformation = { label: `${label}, ${outcome}` };
      item.command = { command: 'pagewright.openPage', title: 'Open Page', arguments: [node] };
      return item;
    },
    children: () => [],
  };
  return node;
}
