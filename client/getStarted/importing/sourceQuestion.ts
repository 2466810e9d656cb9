import path from 'node:path';
import * as vscode from 'vscode';
import { describedFiles, typedSource } from '../addresses/typedSource.ts';
import type { Choice, ChoiceQuestion } from '../steps/question.ts';

const maxFiles = 100;

/** Asks for a description: a file of the workspace that looks like one, any other file, or an address. */
export function sourceQuestion(): ChoiceQuestion {
  return {
    name: 'source',
    placeHolder: 'Choose a file, or paste an address or a path',
    prompt: 'OpenAPI 3 or Swagger 2, a HAR file or a Postman collection, of at most 32 MB.',
    choices: [{ label: 'Browse…', iconPath: icon('folder-opened'), ask: browse }],
    found: findFiles(),
    typed: typedChoice,
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

function typedChoice(text: string): Choice | undefined {
  const source = typedSource(text);
  return source && { label: source.place, iconPath: icon(source.isAddress ? 'globe' : 'file'), reply: source.place };
}

async function browse(): Promise<string | undefined> {
  const filters = { 'API Description': ['json', 'yaml', 'yml', 'har'] };
  const [file] = (await vscode.window.showOpenDialog({ title: 'API Description', filters })) ?? [];
  return file?.fsPath;
}

function icon(id: string): vscode.ThemeIcon {
  return new vscode.ThemeIcon(id);
}
