import * as vscode from 'vscode';
import { listColors } from '../../../shared/listColors.ts';
import { runOutcome } from '../../history/runFacts.ts';
import type { RunRecord } from '../../history/runRecord.ts';
import { verdictIcon } from './verdictIcon.ts';

/** The icon of a run in a list: that of its verdict, or how it ended. */
export function runIcon(run: RunRecord): vscode.ThemeIcon {
  const outcome = runOutcome(run);
  if (outcome === 'running') return new vscode.ThemeIcon('sync~spin');
  if (outcome === 'cancelled' || outcome === 'interrupted') return new vscode.ThemeIcon('circle-slash');
  if (outcome === 'failed' || outcome === 'fault') {
    return new vscode.ThemeIcon('error', new vscode.ThemeColor(listColors.error));
  }
  return verdictIcon(outcome);
}
