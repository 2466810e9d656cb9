import * as vscode from 'vscode';
import { linkFile } from './linkedFolders.ts';

/** An error of the platform, as it is told to the user. */
export interface Problem {
  code: string;
  /** A sentence or two. */
  message: string;
}

const ways: readonly { codes: readonly string[]; command: string; title: string; file?: string }[] = [
  {
    codes: ['platform.token-refused', 'platform.bad-token', 'platform.forbidden'],
    command: 'pagewright.setToken',
    title: 'Set Token…',
  },
  {
    codes: ['platform.stack-not-confirmed', 'platform.not-connected'],
    command: 'pagewright.connectToProject',
    title: 'Connect to Project…',
  },
  // A link that cannot be read is not written over: only its author knows what it linked.
  { codes: ['platform.bad-link'], command: 'vscode.open', title: 'Show File', file: linkFile },
];

/** The command that leads out of an error of a linked folder, by its code; undefined: there is none. */
export function wayOut(root: string, code: string): vscode.Command | undefined {
  const way = ways.find(({ codes }) => codes.includes(code));
  if (way === undefined) return undefined;
  const { command, title, file = '' } = way;
  return { command, title, arguments: [vscode.Uri.joinPath(vscode.Uri.file(root), file)] };
}
