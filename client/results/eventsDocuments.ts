import path from 'node:path';
import * as vscode from 'vscode';
import { configName } from '../../engine/places.ts';
import type { EditorRun } from '../run/editorRun.ts';
import type { Runs } from '../run/runs.ts';
import { eventsText } from './eventsText.ts';

const scheme = 'pagewright-events';

/** Shows the events of a run as a read-only document, which is brought up to date when the run ends. */
export class EventsDocuments implements vscode.TextDocumentContentProvider {
  readonly #runs: Runs;
  readonly #changed = new vscode.EventEmitter<vscode.Uri>();
  readonly onDidChange = this.#changed.event;

  constructor(runs: Runs) {
    this.#runs = runs;
  }

  register(): vscode.Disposable {
    return vscode.Disposable.from(
      vscode.workspace.registerTextDocumentContentProvider(scheme, this),
      { dispose: this.#runs.onChange(() => this.#refresh()) },
      this.#changed,
    );
  }

  async show(run: EditorRun): Promise<void> {
    const uri = uriOf(run);
    this.#changed.fire(uri);
    await vscode.window.showTextDocument(await vscode.workspace.openTextDocument(uri), { preview: false });
  }

  provideTextDocumentContent(uri: vscode.Uri): string {
    const run = this.#runs.recent().find((each) => each.outDir === uri.query);
    return run === undefined ? 'The events of this run are no longer known.\n' : eventsText(run.title, run.history);
  }

  #refresh(): void {
    for (const { uri } of vscode.workspace.textDocuments) if (uri.scheme === scheme) this.#changed.fire(uri);
  }
}

/** The end `.log` gives the text the colours of a log. */
function uriOf({ configFile, outDir }: EditorRun): vscode.Uri {
  const name = `${configName(configFile)}.events.log`;
  return vscode.Uri.from({ scheme, path: path.posix.join('/', path.basename(name)), query: outDir });
}
