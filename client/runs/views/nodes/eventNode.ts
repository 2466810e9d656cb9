import type { EventLevel, RunEvent } from '@pagewright/engine/run';
import { shownLevel } from '@pagewright/engine/summary';
import { localTime } from '@pagewright/engine/text/localTime';
import * as vscode from 'vscode';
import { eventLine } from '../../../running/run/eventLine.ts';
import { listColors } from '../../../shared/listColors.ts';
import type { RunRecord } from '../../history/runRecord.ts';

const icons: Record<EventLevel, [icon: string, color?: string]> = {
  debug: ['circle-small'],
  info: ['info'],
  warning: ['warning', listColors.warning],
  error: ['error', listColors.error],
};

/** An event of a run as a line of the Events view; the event of a request opens its page. */
export function eventItem(event: RunEvent, run: RunRecord): vscode.TreeItem {
  const line = eventLine(event);
  const level = shownLevel(event);
  const [icon, color] = icons[level];
  const item = new vscode.TreeItem(line);
  item.iconPath = new vscode.ThemeIcon(icon, color === undefined ? undefined : new vscode.ThemeColor(color));
  item.tooltip = `${localTime(event.time)}\n${line}`;
  item.accessibilityInformation = { label: `${level}: ${line}` };
  const request = event.kind === 'request' || event.kind === 'page' ? event.request : undefined;
  if (request !== undefined) {
    const arguments_ = [{ run, request: { number: request } }];
    item.command = { command: 'pagewright.openPage', title: 'Open Page', arguments: arguments_ };
  }
  return item;
}
