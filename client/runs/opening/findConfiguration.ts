import * as vscode from 'vscode';
import type { RunReport } from '../../../engine/index.ts';
import { findJobs } from '../../language/client/findJobs.ts';
import type { LanguageSupport } from '../../language/client/languageSupport.ts';
import { fileExists } from '../../shared/fileExists.ts';
import { fileId, fileUri } from '../../shared/fileId.ts';
import { fileName } from '../../shared/fileName.ts';
import type { FoundConfiguration } from './openedRun.ts';
import type { FoundRun } from './runFinder.ts';

/** How many files of one name there is a choice of. */
const mostFiles = 50;

/**
 * The file of the workspace that has the name of the run's configuration, and its jobs at the same places; the user
 * chooses where there are several. Undefined for none.
 */
export async function findConfiguration(
  { report: { config, jobs }, directory }: Pick<FoundRun, 'report' | 'directory'>,
  language: LanguageSupport,
): Promise<FoundConfiguration | undefined> {
  const name = fileName(config);
  const files = [...(await findAbove(name, directory)), ...(await findAnywhere(name))];
  const matching: vscode.TextDocument[] = [];
  for (const file of new Map(files.map((uri) => [uri.toString(), uri])).values()) {
    const document = await vscode.workspace.openTextDocument(file).then(undefined, () => undefined);
    if (document !== undefined && (await hasJobs(document, jobs, language))) matching.push(document);
  }
  const chosen = matching.length > 1 ? await choose(matching) : matching[0];
  return chosen && { file: fileId(chosen.uri), text: chosen.getText() };
}

async function findAnywhere(name: string): Promise<vscode.Uri[]> {
  const pattern = `**/${name.replace(/[*?[\]{}]/g, '?')}`;
  return await vscode.workspace.findFiles(pattern, '**/{node_modules,.git}/**', mostFiles);
}

/** In the folder of the report, and in those above it within the workspace. Not all workspaces can be searched. */
async function findAbove(name: string, directory: string | undefined): Promise<vscode.Uri[]> {
  const found: vscode.Uri[] = [];
  let folder = directory === undefined ? undefined : fileUri(directory);
  while (folder !== undefined && vscode.workspace.getWorkspaceFolder(folder) !== undefined) {
    const file = vscode.Uri.joinPath(folder, name);
    if (await fileExists(file)) found.push(file);
    const above: vscode.Uri = vscode.Uri.joinPath(folder, '..');
    folder = above.path === folder.path ? undefined : above;
  }
  return found;
}

async function hasJobs(
  document: vscode.TextDocument,
  jobs: RunReport['jobs'],
  language: LanguageSupport,
): Promise<boolean> {
  const found = new Set((await findJobs(language, document).catch(() => [])).map(({ name }) => name));
  return jobs.every(({ name }) => found.has(name));
}

async function choose(documents: readonly vscode.TextDocument[]): Promise<vscode.TextDocument | undefined> {
  const items = documents.map((document) => ({ label: vscode.workspace.asRelativePath(document.uri), document }));
  const picked = await vscode.window.showQuickPick(items, {
    title: 'Open Run',
    placeHolder: 'Which configuration is it a run of? Escape: none of them',
  });
  return picked?.document;
}
