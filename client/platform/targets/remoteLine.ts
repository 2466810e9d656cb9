import type * as vscode from 'vscode';
import type { RemoteConfiguration } from '../remote/remoteConfiguration.ts';

/** A line of the Project view, or what stands for one in a link: only the folder and the names are always there. */
export interface RemoteLine {
  remote: RemoteConfiguration;
  /** The file of the configuration, or of its row. */
  uri?: vscode.Uri;
}

/** Whether a command was called for a line of a linked folder. */
export function isRemoteLine(given: unknown): given is RemoteLine {
  return typeof given === 'object' && given !== null && 'remote' in given && given.remote !== undefined;
}
