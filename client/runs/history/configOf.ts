import type * as vscode from 'vscode';
import { fileUri } from '../../shared/fileId.ts';
import type { RunRecord } from './runRecord.ts';

/** The configuration of a run, if there is a run. */
export function configOf(run: Pick<RunRecord, 'configFile'> | undefined): vscode.Uri | undefined {
  return run && fileUri(run.configFile);
}
