import * as vscode from 'vscode';
import { setContextKey } from '../../shared/setContextKey.ts';
import type { Runs } from './runs.ts';

/** Maintains the context key `pagewright.running`: there is a run to cancel. */
export function keepRunningKey(runs: Runs): vscode.Disposable {
  const update = () => setContextKey('running', runs.active().length > 0);
  update();
  return vscode.Disposable.from(runs.onDidStart(update), runs.onDidEnd(update));
}
