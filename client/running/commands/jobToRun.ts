import * as vscode from 'vscode';
import { findJobs } from '../../language/client/findJobs.ts';
import type { LanguageSupport } from '../../language/client/languageSupport.ts';
import { savedConfig } from '../../language/documents/savedConfig.ts';
import { showInformationMessage } from '../../shared/messages.ts';
import { showList } from '../../shared/showList.ts';

interface JobToRun {
  document: vscode.TextDocument;
  job: string;
}

type FoundJobs = Awaited<ReturnType<typeof findJobs>>;

/**
 * The job that a command applies to: a lens names it and its configuration; a key means the job at the cursor; from the
 * palette the user is asked.
 */
export async function jobToRun(
  language: LanguageSupport,
  target: unknown,
  named: unknown,
): Promise<JobToRun | undefined> {
  const document = await savedConfig(target);
  if (document === undefined) return undefined;
  const job = typeof named === 'string' ? named : await findJob(language, document, isOfKey(target));
  return job === undefined ? undefined : { document, job };
}

/** The argument of the key bindings in `package.json`. */
function isOfKey(target: unknown): boolean {
  return typeof target === 'object' && target !== null && 'at' in target && target.at === 'cursor';
}

/** The only job, the one at the cursor for a key, or the user's choice, which begins with the one at the cursor. */
async function findJob(
  language: LanguageSupport,
  document: vscode.TextDocument,
  byKey: boolean,
): Promise<string | undefined> {
  const jobs = withoutChildren(await findJobs(language, document));
  const cursor = vscode.window.visibleTextEditors.find((editor) => editor.document === document)?.selection.active;
  const here = jobs.find(({ range }) => cursor !== undefined && range.contains(cursor));
  if (jobs.length === 0) {
    void showInformationMessage('This configuration has no job yet.');
    return undefined;
  }
  if (jobs.length === 1 || (byKey && here !== undefined)) return (here ?? jobs[0])?.name;
  const first = here === undefined ? [] : [{ label: here.name, description: 'at the cursor' }];
  const others = jobs.filter((job) => job !== here).map(({ name }) => ({ label: name }));
  return (await showList([...first, ...others], { placeHolder: 'Job to run' }))?.label;
}

/** The jobs without children, which run only with their parents. */
function withoutChildren(jobs: FoundJobs): FoundJobs {
  return jobs.filter((job) => !jobs.some((other) => other !== job && other.range.contains(job.range)));
}
