import type { RunReport } from '@pagewright/engine/run';
import {
  type PaginationChoice,
  type PaginationParams,
  type PaginationResult,
  paginationRequest,
  runCommands,
} from '@pagewright/server/protocol';
import * as vscode from 'vscode';
import type { LanguageSupport } from '../../language/client/languageSupport.ts';
import { activeConfig } from '../../language/documents/configToRun.ts';
import { documentationUri } from '../../shared/documentationUri.ts';
import { fileId } from '../../shared/fileId.ts';
import { showInformationMessage } from '../../shared/messages.ts';
import type { RunHistory } from '../history/runHistory.ts';
import { openPageCommand } from '../pages/pageDocuments.ts';
import { type FirstPage, firstPages } from './firstPages.ts';

/** The id of the command, which takes the address of a configuration and the name of a job. */
export const suggestPaginationCommand = 'pagewright.suggestPagination';

/** The services of the features that the command builds on. */
interface SuggestingPorts {
  extension: vscode.Uri;
  language: LanguageSupport;
  history: RunHistory;
  /** Called after the paging of a job, or of all jobs, was written. */
  onWritten(document: vscode.TextDocument, job: string | undefined): void;
}

/** The suggestions, and the kept responses that they were found in. */
interface Suggestions extends PaginationResult {
  pages: Map<string, FirstPage>;
}

/** A button of a message with a further action. */
interface Way {
  title: string;
  go(): PromiseLike<unknown>;
}

/**
 * `Pagewright: Suggest Pagination…`: offers the paging methods that known responses support, for the named job, the one
 * at the cursor, or all jobs, each with its evidence. Writes only the one that the user picks.
 */
export function registerSuggestPagination(ports: SuggestingPorts): vscode.Disposable {
  return vscode.commands.registerCommand(suggestPaginationCommand, async (uri?: unknown, job?: unknown) => {
    const editor = uri instanceof vscode.Uri ? await vscode.window.showTextDocument(uri) : activeConfig();
    if (editor === undefined) return;
    const asked = typeof job === 'string' ? { job } : { position: positionOf(editor) };
    await suggest(editor.document, asked, ports);
  });
}

function positionOf({ selection }: vscode.TextEditor): PaginationParams['position'] {
  const { line, character } = selection.active;
  return { line, character };
}

/** Suggests paging. Offers no first page after one that was run for this. */
async function suggest(
  document: vscode.TextDocument,
  asked: Pick<PaginationParams, 'job' | 'position'>,
  ports: SuggestingPorts,
  hasRun = false,
): Promise<void> {
  const { version } = document;
  const found = await suggestionsFor(document, asked, ports);
  if (found.choices.length === 0) {
    const runFirst = async () => {
      if (await runFirstPage(document, found.job?.name)) await suggest(document, asked, ports, true);
    };
    void offer(nothingText(found, hasRun), waysOn(found, hasRun ? undefined : runFirst, ports));
    return;
  }
  const choice = await choose(found);
  if (choice === undefined || choice.edits.length === 0) return;
  if (document.version === version) {
    await write(document, choice, ports.language);
    ports.onWritten(document, found.job?.name);
  } else void showInformationMessage('The configuration has changed. Ask for suggestions again.');
}

async function suggestionsFor(
  { uri }: vscode.TextDocument,
  asked: Pick<PaginationParams, 'job' | 'position'>,
  { language, history }: SuggestingPorts,
): Promise<Suggestions> {
  const client = await language.client();
  const pages = await firstPages(history, fileId(uri));
  const sent = Object.fromEntries([...pages].map(([name, { page }]) => [name, page]));
  const params: PaginationParams = { textDocument: { uri: uri.toString() }, ...asked, pages: sent };
  return { ...(await client.sendRequest<PaginationResult>(paginationRequest, params)), pages };
}

/** Whether the first page ran to its end; if not, the run has shown a message. */
async function runFirstPage({ uri }: vscode.TextDocument, job: string | undefined): Promise<boolean> {
  const report = await vscode.commands.executeCommand<RunReport | undefined>(runCommands.runFirstPage, uri, job);
  return report?.outcome === 'done';
}

async function write({ uri }: vscode.TextDocument, { edits }: PaginationChoice, language: LanguageSupport) {
  const client = await language.client();
  const edit = new vscode.WorkspaceEdit();
  edit.set(uri, await client.protocol2CodeConverter.asTextEdits(edits));
  await vscode.workspace.applyEdit(edit);
}

async function choose({ choices }: Suggestions): Promise<PaginationChoice | undefined> {
  const items = choices.map((choice) => ({
    label: choice.edits.length === 0 ? `$(info) ${choice.title}` : choice.title,
    description: choice.edits.length === 0 ? '' : `${choice.confidence} confidence`,
    detail: choice.evidence,
    choice,
  }));
  const picked = await vscode.window.showQuickPick(items, {
    title: 'Suggest Pagination',
    placeHolder: 'Paging method to write into the configuration',
  });
  return picked?.choice;
}

/** The message when nothing is suggested. Nothing known and nothing found are different: a run helps only the first. */
function nothingText({ job, lookedAt, pages }: Suggestions, hasRun: boolean): string {
  const whose = job === undefined ? 'this configuration' : `"${job.shownAs}"`;
  if (lookedAt !== '') {
    const unseen = keptPage({ job, pages }) ? '' : ' No response is kept, so its values and headers are not known.';
    return `Nothing points to a next page of ${whose}. Looked at: ${lookedAt}.${unseen}`;
  }
  return hasRun
    ? `The first page of ${whose} has no usable response.`
    : `No response of ${whose} is known yet. Run the first page to get suggestions.`;
}

/** The further actions when nothing is suggested. */
function waysOn(found: Suggestions, runFirst: Way['go'] | undefined, { extension }: SuggestingPorts): Way[] {
  const kept = keptPage(found);
  const page = documentationUri(extension, 'reference.md', 'apipagination');
  const { executeCommand } = vscode.commands;
  return [
    ...(kept === undefined && runFirst ? [{ title: 'Run First Page', go: runFirst }] : []),
    ...(kept ? [{ title: 'Open Response', go: () => executeCommand(openPageCommand, kept.line) }] : []),
    ...(found.lookedAt === ''
      ? []
      : [
          {
            title: 'Paging Methods',
            go: () => executeCommand('vscode.openWith', page, 'vscode.markdown.preview.editor'),
          },
        ]),
  ];
}

/** The response that a person would look at. */
function keptPage({ job, pages }: Pick<Suggestions, 'job' | 'pages'>): FirstPage | undefined {
  return job === undefined ? [...pages.values()][0] : pages.get(job.name);
}

async function offer(text: string, ways: readonly Way[]): Promise<void> {
  const title = await showInformationMessage(text, ...ways.map((way) => way.title));
  await ways.find((way) => way.title === title)?.go();
}
