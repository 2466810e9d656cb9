import type { RunReport } from '@pagewright/engine/run';
import * as vscode from 'vscode';
import { findJobs } from '../../language/client/findJobs.ts';
import type { LanguageSupport } from '../../language/client/languageSupport.ts';
import { fileId } from '../../shared/fileId.ts';
import { fileName } from '../../shared/fileName.ts';
import { showList } from '../../shared/showList.ts';
import type { FoundConfiguration } from './openedRun.ts';
import type { ForeignRun, RunFinder } from './runFinder.ts';

/**
 * Finds the file of the workspace that has the name of the run's configuration, and its jobs at the same places; the
 * user chooses if there are several. Undefined for none.
 */
export async function findConfiguration(
  run: ForeignRun,
  finder: RunFinder,
  language: LanguageSupport,
): Promise<FoundConfiguration | undefined> {
  const files = await finder.findConfigurations(fileName(run.report.config), run);
  const matching: vscode.TextDocument[] = [];
  for (const file of files) {
    const document = await vscode.workspace.openTextDocument(file).then(undefined, () => undefined);
    if (document !== undefined && (await hasJobs(document, run.report.jobs, language))) matching.push(document);
  }
  const chosen = matching.length > 1 ? await choose(matching) : matching[0];
  return chosen && { file: fileId(chosen.uri), text: chosen.getText() };
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
  const picked = await showList(items, {
    title: 'Open Run',
    placeHolder: 'Which configuration is it a run of? Escape: none of them',
  });
  return picked?.document;
}
