import { countText, numberText } from '@pagewright/engine/text/countText';
import * as vscode from 'vscode';
import type { JobRecord, RunRecord } from '../../history/runRecord.ts';
import { isChildOf, type JobOutcome, jobFacts, jobLabel, searchFacts } from './jobText.ts';
import { createRequestGroupNode } from './requestGroupNode.ts';
import { requestGroups } from './requestGroups.ts';
import { createRequestNode } from './requestNode.ts';
import type { RunsNode } from './runsNode.ts';
import { verdictIcon } from './verdictIcon.ts';

/** A job of a run; its child jobs come before its requests, of which there may be many. */
export function createJobNode(run: RunRecord, job: JobRecord): RunsNode {
  return {
    run,
    item() {
      const name = jobLabel(job);
      const verdict = verdictOf(run, job);
      const facts = run.scope.search === undefined ? jobFacts(job, verdict) : searchFacts(job, verdict);
      const item = new vscode.TreeItem(name, vscode.TreeItemCollapsibleState.Collapsed);
      item.id = `${run.id}/job/${job.name}`;
      item.description = facts;
      item.tooltip = `${job.name || name}\n${facts}`;
      item.contextValue = 'job';
      item.iconPath = verdict === undefined ? new vscode.ThemeIcon('list-tree') : verdictIcon(verdict);
      item.accessibilityInformation = { label: `${job.name === '' ? name : `Job ${name}`}, ${facts}` };
      return item;
    },
    children: () => [
      ...run.jobs.filter((other) => isChildOf(other.name, job.name)).map((child) => createJobNode(run, child)),
      ...requestNodes(run, job),
    ],
  };
}

/** The verdict on a job, or what a search for its paging found. */
function verdictOf({ report }: RunRecord, { name }: JobRecord): JobOutcome | undefined {
  if (report?.search !== undefined) return report.search.jobs.find(({ job }) => job === name)?.result;
  return report?.jobs.find((job) => job.name === name)?.verdict.status;
}

function requestNodes(run: RunRecord, job: JobRecord): RunsNode[] {
  if (job.requests.length === 0 && job.forgotten > 0)
    return [createMessageNode(`${countText(job.forgotten, 'request')} not kept`, 'ellipsis')];
  const groups = requestGroups(job);
  if (groups.length <= 1) return job.requests.map((request) => createRequestNode(run, request, job.runs > 1));
  const nodes = groups.map((group) => createRequestGroupNode(run, job, group));
  if (job.forgotten === 0) return nodes;
  // The first group holds the first requests, which are always kept.
  const text = `${numberText(job.forgotten)} requests in between are not kept`;
  return [...nodes.slice(0, 1), createMessageNode(text, 'ellipsis'), ...nodes.slice(1)];
}

/** A line with a note about its neighbours. */
function createMessageNode(text: string, icon: string): RunsNode {
  return {
    item() {
      const item = new vscode.TreeItem(text);
      item.iconPath = new vscode.ThemeIcon(icon);
      item.accessibilityInformation = { label: text };
      return item;
    },
    children: () => [],
  };
}
