import { isTreeFile } from '@pagewright/engine/treeNames';
import { type PlanParams, planRequest } from '@pagewright/server/protocol';
import * as vscode from 'vscode';
import { columnBesideText } from '../../shared/columnBesideText.ts';
import { fileId } from '../../shared/fileId.ts';
import { shownName } from '../../shared/shownName.ts';
import { debounce } from '../../shared/throttle.ts';
import type { KnownConfigurations } from '../client/knownConfigurations.ts';
import type { LanguageSupport } from '../client/languageSupport.ts';
import { planDocumentName } from './planDocumentName.ts';

const scheme = 'pagewright-plan';

/** Shows the requests that a run would send as a read-only document that follows the edits of the configuration. */
export class PlanDocuments implements vscode.TextDocumentContentProvider {
  readonly #language: LanguageSupport;
  readonly #known: KnownConfigurations;
  readonly #changed = new vscode.EventEmitter<vscode.Uri>();
  readonly onDidChange = this.#changed.event;
  /** The configurations that have changed since their plans were made. */
  readonly #stale = new Set<string>();
  /** Makes the plans again after a pause in typing. */
  readonly #refresh = debounce(() => this.#fireStale(), 300);

  constructor(language: LanguageSupport, known: KnownConfigurations) {
    this.#language = language;
    this.#known = known;
  }

  register(): vscode.Disposable {
    return vscode.Disposable.from(
      vscode.workspace.registerTextDocumentContentProvider(scheme, this),
      vscode.workspace.onDidChangeTextDocument(({ document }) => this.#outdate(document.uri)),
      this.#known.onDidReport((config) => this.#outdate(config)),
      this.#changed,
      this.#refresh,
    );
  }

  /** Opens the plan next to the configuration: for one job with its children, or for all jobs. */
  async show(config: vscode.TextDocument, job: string | undefined): Promise<void> {
    const params: PlanParams = { textDocument: { uri: config.uri.toString() }, job };
    const name = planDocumentName(shownName(fileId(config.uri)), job);
    const uri = vscode.Uri.from({ scheme, path: `/${name}`, query: JSON.stringify(params) });
    this.#changed.fire(uri);
    const document = await vscode.workspace.openTextDocument(uri);
    await vscode.window.showTextDocument(document, columnBesideText());
  }

  async provideTextDocumentContent({ query }: vscode.Uri): Promise<string> {
    const params: PlanParams = JSON.parse(query);
    const config = await vscode.workspace.openTextDocument(vscode.Uri.parse(params.textDocument.uri));
    const client = await this.#language.client();
    const plan = await client.sendRequest<string | null>(planRequest, params);
    const name = shownName(fileId(config.uri));
    return plan ?? `There is no plan for "${name}" in its current state. Fix the problems marked in it first.\n`;
  }

  #outdate(config: vscode.Uri): void {
    this.#stale.add(config.toString());
    this.#refresh();
  }

  #fireStale(): void {
    for (const { uri } of vscode.workspace.textDocuments) {
      if (uri.scheme === scheme && this.#isStale(configOf(uri))) this.#changed.fire(uri);
    }
    this.#stale.clear();
  }

  /** Whether a configuration, or in a tree any file that it may be composed of, has changed. */
  #isStale(config: string): boolean {
    return this.#stale.has(config) || (isTreeFile(config) && [...this.#stale].some(isTreeFile));
  }
}

function configOf({ query }: vscode.Uri): string {
  const { textDocument }: PlanParams = JSON.parse(query);
  return textDocument.uri;
}
