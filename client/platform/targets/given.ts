import * as vscode from 'vscode';
import type { RemoteConfiguration } from '../remote/remoteConfiguration.ts';

/** A line of the Project view for a configuration of a linked folder. */
export interface RemoteLine {
  remote: RemoteConfiguration;
  /** The file of the configuration; absent: it was not pulled. */
  uri?: vscode.Uri;
}

/** Whether a command was called for a line of a configuration. */
export function isLine(given: unknown): given is RemoteLine {
  return typeof given === 'object' && given !== null && 'remote' in given && given.remote !== undefined;
}

/** The file or folder that a command was called for: by itself, or by its line. */
export function uriOf(given: unknown): vscode.Uri | undefined {
  if (given instanceof vscode.Uri) return given;
  const uri = typeof given === 'object' && given !== null && 'uri' in given ? given.uri : undefined;
  return uri instanceof vscode.Uri ? uri : undefined;
}
