import type * as vscode from 'vscode';
import type { RunEvent } from '../../../engine/index.ts';
import { eventLine } from './eventLine.ts';

/** Writes an event to the log in its level; requests always show, because watching them is what the log is for. */
export function logEvent(log: vscode.LogOutputChannel, event: RunEvent, title?: string): void {
  const line = title === undefined ? eventLine(event) : `${title}: ${eventLine(event)}`;
  if (event.kind === 'request') log.info(line);
  else if (event.level === 'error') log.error(line);
  else if (event.level === 'warning') log.warn(line);
  else if (event.level === 'info') log.info(line);
  else log.debug(line);
}
