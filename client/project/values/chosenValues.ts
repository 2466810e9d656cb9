import * as vscode from 'vscode';
import { type FileMove, moveKeys } from '../../shared/fileMove.ts';
import { ownerFile } from '../../shared/ownerFile.ts';

/** The key of the choices: that of the set of values (`keyOfSet`) by the file of the configuration. */
const key = 'pagewright.values';

/** The set of values that is chosen for the variables of each configuration in this workspace; its rows share it. */
export class ChosenValues {
  readonly #memento: vscode.Memento;
  readonly #changed = new vscode.EventEmitter<void>();

  /** Fires when another set is chosen. */
  readonly onDidChange = this.#changed.event;

  constructor(memento: vscode.Memento) {
    this.#memento = memento;
  }

  /** The key of the chosen set; undefined: the default one counts. It may no longer exist. */
  of(configFile: string): string | undefined {
    return this.#choices()[ownerFile(configFile)];
  }

  /** Chooses a set by its key; undefined for the default one. */
  async choose(configFile: string, set: string | undefined): Promise<void> {
    const { [ownerFile(configFile)]: _, ...others } = this.#choices();
    await this.#memento.update(key, set === undefined ? others : { ...others, [ownerFile(configFile)]: set });
    this.#changed.fire();
  }

  /** Takes the choices along when their files move. */
  async move(move: FileMove): Promise<void> {
    await this.#memento.update(key, moveKeys(this.#choices(), move));
    this.#changed.fire();
  }

  #choices(): Readonly<Record<string, string>> {
    return this.#memento.get(key, {});
  }
}
