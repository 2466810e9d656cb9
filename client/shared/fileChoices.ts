import * as vscode from 'vscode';
import { type FileMove, moveKeys } from './fileMove.ts';
import { ownerFile } from './ownerFile.ts';

/** The choices that a workspace remembers under a key: one for each configuration, which its rows share. */
export class FileChoices {
  readonly #memento: vscode.Memento;
  readonly #key: string;
  readonly #changed = new vscode.EventEmitter<void>();

  /** Fires when something else is chosen. */
  readonly onDidChange = this.#changed.event;

  constructor(memento: vscode.Memento, key: string) {
    this.#memento = memento;
    this.#key = key;
  }

  /** The choice for a configuration; undefined for none. What was chosen may no longer exist. */
  of(configFile: string): string | undefined {
    return this.#choices()[ownerFile(configFile)];
  }

  async choose(configFile: string, choice: string | undefined): Promise<void> {
    const { [ownerFile(configFile)]: _, ...others } = this.#choices();
    await this.#update(choice === undefined ? others : { ...others, [ownerFile(configFile)]: choice });
  }

  /** Takes the choices along when their files move. */
  async move(move: FileMove): Promise<void> {
    // A replaced file's choice is not that of the file that takes its place.
    const { [move.to]: _, ...others } = this.#choices();
    await this.#update(moveKeys(others, move));
  }

  async #update(choices: Readonly<Record<string, string>>): Promise<void> {
    await this.#memento.update(this.#key, choices);
    this.#changed.fire();
  }

  #choices(): Readonly<Record<string, string>> {
    return this.#memento.get(this.#key, {});
  }
}
