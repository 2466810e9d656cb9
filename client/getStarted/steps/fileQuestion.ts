import * as vscode from 'vscode';
import { configEnding, withoutConfigEnding } from '../../language/documents/configEnding.ts';
import { fileExists } from '../../shared/fileExists.ts';
import { uriName } from '../../shared/uriName.ts';
import type { TextQuestion } from './question.ts';

/** Asks for the name of a new configuration in a folder; rejects the names of existing files. */
export function fileQuestion(folder: vscode.Uri, name: string): TextQuestion {
  return {
    name: 'file',
    prompt: `Name of the file. It is saved as NAME${configEnding} in ${uriName(folder)}.`,
    value: name,
    async findProblem(reply) {
      if (!/^[^\\/:*?"<>|]+$/.test(withoutConfigEnding(reply)))
        return 'Enter a name without any of \\ / : * ? " < > |.';
      const file = fileNamed(folder, reply);
      return (await fileExists(file)) ? `"${reply}" exists already. Enter another name.` : undefined;
    },
  };
}

/** The file of a configuration with this name, which may already have the ending. */
export function fileNamed(folder: vscode.Uri, name: string): vscode.Uri {
  return vscode.Uri.joinPath(folder, withoutConfigEnding(name) + configEnding);
}
