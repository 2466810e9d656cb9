import { countText } from '@pagewright/engine/text/countText';
import { localTime } from '@pagewright/engine/text/localTime';
import { printable } from '@pagewright/engine/text/printable';
import { genericComponent } from '@pagewright/engine/treeNames';
import * as vscode from 'vscode';
import { keyOf, type RemoteConfiguration } from '../../platform/remote/remoteConfiguration.ts';
import { disabledUri } from './disabledColor.ts';
import type { LastResult } from './lastResults.ts';
import type { ProjectNode } from './projectNode.ts';
import { lastJobMark, versionMark } from './remoteMarks.ts';

/** The part of a line that comes from the files here. */
interface LocalLine {
  /** The file; absent: it was not pulled. */
  uri?: vscode.Uri;
  /** Of the last run here. */
  result?: LastResult | undefined;
  rows: readonly ProjectNode[];
}

/** A configuration of a linked folder: of the project, of the files here, or of both. */
export function createRemoteNode(remote: RemoteConfiguration, { uri, result, rows }: LocalLine): ProjectNode {
  return {
    remote,
    ...(uri && { uri }),
    item() {
      const isDisabled = remote.listed?.isDisabled === true;
      const [version, job] = [versionMark(remote), lastJobMark(remote)];
      const state = collapsibleState(rows);
      const item = new vscode.TreeItem(printable(remote.name), state);
      const notes = notesOf(remote, rows.length);
      const outcome = job?.text ?? result?.text;
      item.id = `${remote.root}/${keyOf(remote)}`;
      item.description = [shownSign(remote), isDisabled ? 'disabled' : undefined, outcome, ...notes]
        .filter((each) => each !== undefined)
        .join(' · ');
      item.tooltip = tooltipOf(remote, [...(version ? [`${version.words}.`] : []), ...(job?.lines ?? [])], result);
      item.contextValue = contextOf(remote);
      item.iconPath = isDisabled ? new vscode.ThemeIcon('circle-slash') : (job?.icon ?? result?.icon ?? iconOf(remote));
      const isGrey = isDisabled || remote.path === undefined;
      if (isGrey) item.resourceUri = disabledUri(uri ?? vscode.Uri.file(`${remote.root}/${remote.name}`));
      if (uri !== undefined) item.command = { command: 'vscode.open', title: 'Open File', arguments: [uri] };
      item.accessibilityInformation = {
        label: [`Configuration ${remote.name}`, version?.words, outcome, ...notes]
          .filter((each) => each !== undefined)
          .join(', '),
      };
      return item;
    },
    children: () => [...rows],
  };
}

/** Grey says enough of one that was not pulled: its verdict is to be seen. */
function shownSign(remote: RemoteConfiguration): string | undefined {
  const isPulled = remote.id === undefined || remote.path !== undefined || remote.listed === undefined;
  return isPulled ? versionMark(remote)?.sign : undefined;
}

function collapsibleState(rows: readonly ProjectNode[]): vscode.TreeItemCollapsibleState {
  return vscode.TreeItemCollapsibleState[rows.length > 0 ? 'Collapsed' : 'None'];
}

function notesOf({ component, listed }: RemoteConfiguration, rows: number): string[] {
  const of = component === undefined || component === genericComponent ? [] : [listed?.componentName ?? component];
  return [...of.map(printable), ...(rows === 0 ? [] : [countText(rows, 'row')])];
}

function contextOf({ id, path, listed }: RemoteConfiguration): string {
  if (id === undefined) return 'configuration.new';
  if (path === undefined) return 'configuration.remote';
  return listed?.lastJob === undefined ? 'configuration.linked' : 'configuration.linked.ran';
}

function iconOf({ path }: RemoteConfiguration): vscode.ThemeIcon {
  return new vscode.ThemeIcon(path === undefined ? 'cloud' : 'circle-outline');
}

function tooltipOf(remote: RemoteConfiguration, lines: readonly string[], result: LastResult | undefined): string {
  const { name, listed, id, path } = remote;
  return [
    printable(name),
    ...(listed === undefined
      ? []
      : [`Version ${listed.version} of ${printable(listed.changed.by)}, ${localTime(listed.changed.at)}`]),
    ...lines,
    ...(result === undefined ? [] : [`Last run here: ${result.text}`]),
    ...(id === undefined ? [] : [`id ${id}`]),
    ...(path === undefined ? [] : [path]),
  ].join('\n');
}
