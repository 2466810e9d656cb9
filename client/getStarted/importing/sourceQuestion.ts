import path from 'node:path';
import * as vscode from 'vscode';
import { configFolder } from '../../language/documents/configFile.ts';
import { fileExists } from '../../shared/fileExists.ts';
import { describedEnding, describedFiles, typedSource } from '../addresses/typedSource.ts';
import type { Choice, ChoiceQuestion } from '../steps/question.ts';

const maxFiles = 100;

/** Asks for a description: a file of the workspace that looks like one, any other file, or an address. */
export function sourceQuestion(): ChoiceQuestion {
  const folder = configFolder()?.fsPath;
  return {
    name: 'source',
    placeHolder: 'Choose a file, or enter its name, its path or an address',
    prompt: 'OpenAPI 3 or Swagger 2, a HAR file or a Postman collection, of at most 32 MB.',
    choices: [{ label: 'Browse…', iconPath: icon('folder-opened'), ask: browse }],
    found: findFiles(),
    typed: (text) => typedChoice(text, folder),
    findProblem: async (reply) =>
      typedSource(reply)?.isAddress || (await fileExists(vscode.Uri.file(reply)))
        ? undefined
        : `There is no file "${reply}".`,
  };
}

/** Finds files that look like descriptions. An API often has several versions of one, so each shows its path. */
async function findFiles(): Promise<Choice[]> {
  const found = await vscode.workspace.findFiles(`**/{${describedFiles.join(',')}}`, '**/node_modules/**', maxFiles);
  return found
    .filter(({ scheme }) => scheme === 'file')
    .map((file) => {
      const folder = path.posix.dirname(vscode.workspace.asRelativePath(file));
      const description = folder === '.' ? '' : folder;
      return { label: path.posix.basename(file.path), description, iconPath: icon('file'), reply: file.fsPath };
    })
    .sort((one, other) => one.reply.localeCompare(other.reply));
}

/** The choice of an address, of a path, or of the name of a file in the folder. */
function typedChoice(text: string, folder: string | undefined): Choice | undefined {
  const isName = folder !== undefined && describedEnding.test(text);
  const source = typedSource(text) ?? (isName ? typedSource(path.join(folder, text)) : undefined);
  const label = typedSource(text)?.place ?? text;
  return source && { label, iconPath: icon(source.isAddress ? 'globe' : 'file'), reply: source.place };
}

async function browse(): Promise<string | undefined> {
  const filters = { 'API Description': ['json', 'yaml', 'yml', 'har'] };
  const [file] = (await vscode.window.showOpenDialog({ title: 'API Description', filters })) ?? [];
  return file?.fsPath;
}

function icon(id: string): vscode.ThemeIcon {
  return new vscode.ThemeIcon(id);
}
