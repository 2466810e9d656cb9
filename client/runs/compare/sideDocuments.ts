import * as vscode from 'vscode';
import { registerDocuments } from '../../language/documents/configInFront.ts';
import { fileName } from '../../shared/fileName.ts';
import { showInformationMessage } from '../../shared/messages.ts';
import { shownName } from '../../shared/shownName.ts';
import { summaryDocuments } from '../documents/summaryDocuments.ts';
import { configOf } from '../history/configOf.ts';
import type { RunHistory } from '../history/runHistory.ts';
import type { RunRecord } from '../history/runRecord.ts';
import { type SideText, sides } from './compareMessages.ts';
import { columnsText, eventsInOrder, requestsText } from './sideTexts.ts';

const scheme = 'pagewright-compare';

const endings: Record<SideText, string> = {
  requests: '.requests.txt',
  columns: '.columns.txt',
  summary: '.run.md',
  events: '.events.log',
};

/** Read-only texts of runs for VS Code's diff editor. */
export class SideDocuments implements vscode.TextDocumentContentProvider {
  readonly #history: RunHistory;
  readonly #changed = new vscode.EventEmitter<vscode.Uri>();
  readonly onDidChange = this.#changed.event;

  constructor(history: RunHistory) {
    this.#history = history;
  }

  register(): vscode.Disposable {
    return vscode.Disposable.from(
      vscode.workspace.registerTextDocumentContentProvider(scheme, this),
      registerDocuments((uri) => {
        const run = uri.scheme === scheme ? addressOf(uri)?.run : undefined;
        return configOf(this.#history.known.find(({ id }) => id === run));
      }),
      this.#changed,
    );
  }

  /** Opens one text of both runs in VS Code's diff editor, the older run on the left. */
  async show(text: SideText, runs: readonly [string, string]): Promise<void> {
    const [before, after] = await Promise.all(runs.map((id) => this.#history.find(id)));
    if (before === undefined || after === undefined) {
      void showInformationMessage('One of the two runs no longer exists.');
      return;
    }
    const [left, right] = [uriOf(text, before), uriOf(text, after)];
    for (const uri of [left, right]) this.#changed.fire(uri);
    const label = sides.find((side) => side.text === text)?.label ?? text;
    await vscode.commands.executeCommand('vscode.diff', left, right, `${label} of ${shownName(after.configFile)}`);
  }

  async provideTextDocumentContent(uri: vscode.Uri): Promise<string> {
    const address = addressOf(uri);
    const text = address && (await this.#textOf(address.text, address.run));
    return text ?? 'A run that is shown here no longer exists.\n';
  }

  async #textOf(text: SideText, id: string): Promise<string | undefined> {
    const run = await this.#history.find(id);
    if (run === undefined) return undefined;
    if (text === 'requests') return requestsText(run);
    if (text === 'columns') return columnsText(run, await this.#history.store.tableProfiles(id));
    if (text === 'events') return eventsInOrder(await this.#history.events(id));
    return await summaryDocuments.text(run, this.#history);
  }
}

function uriOf(text: SideText, { configFile, id }: RunRecord): vscode.Uri {
  const path = `/${fileName(configFile)}${endings[text]}`;
  return vscode.Uri.from({ scheme, path, query: new URLSearchParams({ text, run: id }).toString() });
}

/** The text and the run of a document; undefined if its address is not one of these. */
function addressOf({ query }: vscode.Uri): { text: SideText; run: string } | undefined {
  const values = new URLSearchParams(query);
  const [text, run] = [sides.find((side) => side.text === values.get('text'))?.text, values.get('run')];
  return text === undefined || run === null ? undefined : { text, run };
}
