import * as vscode from 'vscode';
import { fileName } from '../../shared/fileName.ts';
import { showInformationMessage } from '../../shared/messages.ts';
import { shownName } from '../../shared/shownName.ts';
import { HistoryDocuments } from '../documents/historyDocuments.ts';
import { summaryDocuments } from '../documents/summaryDocuments.ts';
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
export class SideDocuments {
  readonly #history: RunHistory;
  readonly #documents: HistoryDocuments;

  constructor(history: RunHistory) {
    this.#history = history;
    this.#documents = new HistoryDocuments(history, {
      scheme,
      runOf: (uri) => addressOf(uri)?.run,
      textOf: (uri) => this.#textOf(uri),
    });
  }

  register(): vscode.Disposable {
    return this.#documents.register();
  }

  /** Opens one text of both runs in VS Code's diff editor, the older run on the left. */
  async show(text: SideText, runs: readonly [string, string]): Promise<void> {
    const [before, after] = await Promise.all(runs.map((id) => this.#history.find(id)));
    if (before === undefined || after === undefined) {
      void showInformationMessage('One of the two runs no longer exists.');
      return;
    }
    const [left, right] = [uriOf(text, before), uriOf(text, after)];
    for (const uri of [left, right]) this.#documents.renew(uri);
    const label = sides.find((side) => side.text === text)?.label ?? text;
    await vscode.commands.executeCommand('vscode.diff', left, right, `${label} of ${shownName(after.configFile)}`);
  }

  async #textOf(uri: vscode.Uri): Promise<string> {
    const address = addressOf(uri);
    const text = address && (await this.#readText(address.text, address.run));
    return text ?? 'A run that is shown here no longer exists.\n';
  }

  async #readText(text: SideText, id: string): Promise<string | undefined> {
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
