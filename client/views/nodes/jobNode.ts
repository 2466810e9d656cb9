import * as vscode from 'vscode';
import type { JobRecord, RunRecord } from '../../history/runRecord.ts';
import { isChildOf } from '../isChildOf.ts';
import { jobFacts } from '../jobFacts.ts';
import { verdictIcon } from '../verdictIcon.ts';
import { createMessageNode } from './messageNode.ts';
import { createRequestGroupNode, groupSize } from './requestGroupNode.ts';
import { createRequestNode } from './requestNode.ts';
import type { RunsNode } from './runsNode.ts';

/** A job of a run; its children stand before its requests, of which there may be many. */
export function createJobNode(run: RunRecord, job: JobRecord): RunsNode {
  return {
    run,
    item() {
      const name = job.name.split(' > ').at(-1) ?? job.name;
      const verdict = run.report?.jobs.find((report) => report.name === job.name)?.verdict.status;
      const facts = jobFacts(job, verdict);
      const item = new vscode.TreeItem(name, vscode.TreeItemCollapsibleState.Collapsed);
      item.id = `${run.id}/job/${job.name}`;
      item.description = facts;
      item.tooltip = `${job.name}\n${facts}`;
      item.contextValue = 'job';
      item.iconPath = verdict === undefined ? new vscode.ThemeIcon('list-tree') : verdictIcon(verdict);
      item.accessibilityInformation = { label: `Job ${name}, ${facts}` };
      return item;
    },
    children: () => [
      ...run.jobs.filter((other) => isChildOf(other.name, job.name)).map((child) => createJobNode(run, child)),
      ...requestNodes(run, job),
    ],
  };
}

function requestNodes(run: RunRecord, job: JobRecord): RunsNode[] {
  const { requests, forgotten, name } = job;
  if (requests.length <= groupSize) return requests.map((request) => createRequestNode(run, request));
  const groups: RunsNode[] = [];
  for (let start = 0; start < requests.length; start += groupSize) {
    groups.push(createRequestGroupNode(run, name, requests.slice(start, start + groupSize)));
  }
  if (forgotten === 0) return groups;
  // The first group is that of the first requests, which are always remembered.
  const text = `${forgotten.toLocaleString('en-US')} requests in between are not remembered`;
  return [...groups.slice(0, 1), createMessageNode(text, 'ellipsis'), ...groups.slice(1)];
}
