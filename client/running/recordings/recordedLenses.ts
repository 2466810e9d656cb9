import * as vscode from 'vscode';
import { languageId } from '../../../server/protocol.ts';
import type { Environments } from '../environments/environments.ts';
import type { Runs } from '../run/runs.ts';
import { recordedAt, recordedTitle } from './recordedAt.ts';

/** The command of a recording's lens; its argument is the document's URI. */
export const runRecordedCommand = 'pagewright.runRecorded';

/** Offers a lens above a configuration that has a recording, which runs on it and shows its age. */
export class RecordedLenses implements vscode.CodeLensProvider {
  readonly #runs: Runs;
  readonly #environments: Environments;
  readonly #changed = new vscode.EventEmitter<void>();
  readonly onDidChangeCodeLenses = this.#changed.event;

  constructor(runs: Runs, environments: Environments) {
    this.#runs = runs;
    this.#environments = environments;
  }

  register(): vscode.Disposable {
    const refresh = () => this.#changed.fire();
    const files = vscode.workspace.createFileSystemWatcher('**/.pagewright/recordings/*/recording.json');
    return vscode.Disposable.from(
      vscode.languages.registerCodeLensProvider({ language: languageId, scheme: 'file' }, this),
      this.#runs.onDidEnd(refresh),
      this.#environments.onDidChange(refresh),
      files,
      files.onDidCreate(refresh),
      files.onDidDelete(refresh),
      // The recording ages while nobody looks.
      vscode.window.onDidChangeActiveTextEditor(refresh),
      vscode.window.onDidChangeWindowState(({ focused }) => focused && refresh()),
      this.#changed,
    );
  }

  async provideCodeLenses({ fileName, uri }: vscode.TextDocument): Promise<vscode.CodeLens[]> {
    const time = await recordedAt(fileName, this.#environments.chosen(fileName));
    if (time === undefined) return [];
    const title = recordedTitle(Date.now() - time);
    const command = { title, command: runRecordedCommand, arguments: [uri.toString()] };
    return [new vscode.CodeLens(new vscode.Range(0, 0, 0, 0), command)];
  }
}
