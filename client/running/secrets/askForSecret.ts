import path from 'node:path';
import { withinText } from '@pagewright/engine/text/withinText';
import * as vscode from 'vscode';
import { withoutLinks } from '../../shared/text/withoutLinks.ts';
import { pemLines } from './pemLines.ts';

/** Asks for the value of a secret in a masked box; undefined if none is given. */
export async function askForSecret(
  { configFile, environment }: { configFile: string; environment?: string | undefined },
  name: string,
  progress?: { step: number; of: number },
): Promise<string | undefined> {
  const count = progress !== undefined && progress.of > 1 ? ` (${progress.step} of ${progress.of})` : '';
  const value = await vscode.window.showInputBox({
    title: `Secret "${name}"${count}`,
    prompt: withoutLinks(
      `Value of "${name}" for ${path.basename(configFile)}${withinText({ environment })}. It is kept in VS Code's secret store and not written to the file.`,
    ),
    password: true,
    ignoreFocusOut: true,
    validateInput: (text) => (text === '' ? 'Enter the value, or press Escape.' : undefined),
  });
  return value === undefined || value === '' ? undefined : pemLines(value);
}
