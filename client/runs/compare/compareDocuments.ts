import { configName } from '@pagewright/engine/placeNames';
import * as vscode from 'vscode';
import { fileName } from '../../shared/fileName.ts';
import { showInformationMessage } from '../../shared/messages.ts';
import { summaryDocuments } from '../documents/summaryDocuments.ts';
import type { RunHistory } from '../history/runHistory.ts';
import type { RunRecord } from '../history/runRecord.ts';
import { type CompareAddress, readCompareAddress, writeCompareAddress } from './compareAddress.ts';
import { compareRuns } from './compareRuns.ts';
import type { ComparedRun } from './comparison.ts';
import { comparisonMarkdown } from './comparisonMarkdown.ts';
import { columnsText, eventsInOrder, requestsText, type SideText, sides } from './sideTexts.ts';

const compareScheme = 'pagewright-compare';

const endings: Record<SideText, string> = {
  requests: '.requests.txt',
  columns: '.columns.txt',
  summary: '.run.md',
  events: '.events.log',
};

/** Read-only documents that compare two runs, and the texts of each run for VS Code's diff editor. */
export class CompareDocuments
  implements vscode.TextDocumentContentProvider, vscode.DocumentLinkProvider, vscode.CodeLensProvider
{
  readonly #history: RunHistory;
  readonly #changed = new vscode.EventEmitter<vscode.Uri>();
  readonly onDidChange = this.#changed.event;

  constructor(history: RunHistory) {
    this.#history = history;
  }

  register(): vscode.Disposable {
    return vscode.Disposable.from(
      vscode.workspace.registerTextDocumentContentProvider(compareScheme, this),
      vscode.languages.registerDocumentLinkProvider({ scheme: compareScheme }, this),
      vscode.languages.registerCodeLensProvider({ scheme: compareScheme }, this),
      this.#changed,
    );
  }

  async show(one: RunRecord, other: RunRecord): Promise<void> {
    const [before, after] = one.startedAt <= other.startedAt ? [one, other] : [other, one];
    const path = `/${configName(fileName(after.configFile))}.compare.md`;
    const query = writeCompareAddress({ type: 'comparison', runs: [before.id, after.id] });
    const uri = vscode.Uri.from({ scheme: compareScheme, path, query });
    // The table profiles may have been written since it was last shown.
    this.#changed.fire(uri);
    await vscode.window.showTextDocument(await vscode.workspace.openTextDocument(uri), { preview: false });
  }

  /** Opens one text of both runs in VS Code's diff editor, the older run on the left. */
  async showSides(text: SideText, runs: readonly [string, string]): Promise<void> {
    const [before, after] = await Promise.all(runs.map((id) => this.#history.find(id)));
    if (before === undefined || after === undefined) {
      void showInformationMessage('One of the two runs no longer exists.');
      return;
    }
    const [left, right] = [sideUri(text, before), sideUri(text, after)];
    for (const uri of [left, right]) this.#changed.fire(uri);
    const title = `${sides.find((side) => side.text === text)?.label ?? text}: before ↔ after`;
    await vscode.commands.executeCommand('vscode.diff', left, right, title);
  }

  async provideTextDocumentContent({ query }: vscode.Uri): Promise<string> {
    const address = readCompareAddress(query);
    const text = address && (await this.#textOf(address));
    return text ?? 'A run that is shown here no longer exists.\n';
  }

  /** Shows lenses for the same diffs above the first line, where they are visible at once. */
  provideCodeLenses({ uri }: vscode.TextDocument): vscode.CodeLens[] {
    const address = readCompareAddress(uri.query);
    if (address?.type !== 'comparison') return [];
    return sides.map(({ text, label }) => {
      const command = 'pagewright.showRunsSideBySide';
      return new vscode.CodeLens(new vscode.Range(0, 0, 0, 0), {
        title: label,
        command,
        arguments: [text, address.runs],
      });
    });
  }

  /** Links the lines that name comparable texts to their diff. */
  provideDocumentLinks(document: vscode.TextDocument): vscode.DocumentLink[] {
    const address = readCompareAddress(document.uri.query);
    if (address?.type !== 'comparison') return [];
    return sides.flatMap(({ text, label }) => {
      const start = document.getText().lastIndexOf(`- ${label}\n`);
      if (start < 0) return [];
      const range = new vscode.Range(document.positionAt(start + 2), document.positionAt(start + 2 + label.length));
      const args = encodeURIComponent(JSON.stringify([text, address.runs]));
      const link = new vscode.DocumentLink(range, vscode.Uri.parse(`command:pagewright.showRunsSideBySide?${args}`));
      link.tooltip = 'Open in the diff editor';
      return [link];
    });
  }

  async #textOf(address: CompareAddress): Promise<string | undefined> {
    if (address.type === 'side') return await this.#sideText(address.text, address.run);
    const [before, after] = await Promise.all(address.runs.map((id) => this.#comparedRun(id)));
    return before && after && comparisonMarkdown(compareRuns(before, after));
  }

  async #comparedRun(id: string): Promise<ComparedRun | undefined> {
    const record = await this.#history.find(id);
    if (record === undefined) return undefined;
    const profiles = await this.#history.store.tableProfiles(id);
    return { record, profiles };
  }

  async #sideText(text: SideText, id: string): Promise<string | undefined> {
    const run = await this.#comparedRun(id);
    if (run === undefined) return undefined;
    if (text === 'requests') return requestsText(run.record);
    if (text === 'columns') return columnsText(run.record, run.profiles);
    if (text === 'events') return eventsInOrder(await this.#history.events(id));
    return await summaryDocuments.text(run.record, this.#history);
  }
}

function sideUri(text: SideText, { configFile, id }: RunRecord): vscode.Uri {
  const query = writeCompareAddress({ type: 'side', text, run: id });
  return vscode.Uri.from({
    scheme: compareScheme,
    path: `/${configName(fileName(configFile))}${endings[text]}`,
    query,
  });
}
