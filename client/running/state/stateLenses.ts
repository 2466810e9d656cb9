import * as vscode from 'vscode';
import { languageId } from '../../../server/protocol.ts';
import type { Environments } from '../environments/environments.ts';
import type { Runs } from '../run/runs.ts';
import { stateTime } from './stateFile.ts';

/** The commands of the lenses; the argument of each is the document's URI. */
export const stateCommands = {
  run: 'pagewright.runFromState',
  show: 'pagewright.showState',
  reset: 'pagewright.resetState',
} as const;

/** Above a configuration that asks for `previousStart`: when the last run started, to run from there, and to forget it. */
export class StateLenses implements vscode.CodeLensProvider {
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
    const files = vscode.workspace.createFileSystemWatcher('**/out/*/state.json');
    return vscode.Disposable.from(
      vscode.languages.registerCodeLensProvider({ language: languageId, scheme: 'file' }, this),
      this.#runs.onDidEnd(refresh),
      this.#environments.onDidChange(refresh),
      files,
      files.onDidCreate(refresh),
      files.onDidDelete(refresh),
      this.#changed,
    );
  }

  async provideCodeLenses(document: vscode.TextDocument): Promise<vscode.CodeLens[]> {
    if (!document.getText().includes('"previousStart"')) return [];
    const time = await stateTime(document.fileName, this.#environments.chosen(document.fileName));
    if (time === undefined) return [];
    const lens = (title: string, command: string) =>
      new vscode.CodeLens(new vscode.Range(0, 0, 0, 0), { title, command, arguments: [document.uri.toString()] });
    return [
      lens(`Run from the last state (${time.toLocaleString()})`, stateCommands.run),
      lens('Show state', stateCommands.show),
      lens('Reset', stateCommands.reset),
    ];
  }
}
