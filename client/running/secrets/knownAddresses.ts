import type { Environment } from '@pagewright/engine/environments';
import type * as vscode from 'vscode';
import { type FileMove, moveKeys } from '../../shared/fileMove.ts';
import { showWarningMessage } from '../../shared/messages.ts';
import { destinationOf } from './destinationOf.ts';
import { movedOwner } from './movedOwner.ts';
import type { SecretOwner } from './secretStore.ts';

/** The key of the addresses that received the secrets of each environment, by owner. */
const key = 'pagewright.secretAddresses';

/**
 * The addresses to which the secrets of environments may go. `.pagewright.json` may come from somebody else: if the
 * address of an environment changes, its secrets go there only with the user's consent.
 */
export class KnownAddresses {
  readonly #memento: Pick<vscode.Memento, 'get' | 'update'>;

  constructor(memento: Pick<vscode.Memento, 'get' | 'update'>) {
    this.#memento = memento;
  }

  /** Whether secrets may go to the address of their environment. Accepts the first address. */
  async mayReceive(owner: SecretOwner, environment: Environment): Promise<boolean> {
    const known: Readonly<Record<string, string>> = this.#memento.get(key, {});
    const before = known[owner];
    const now = destinationOf(environment);
    if (before !== undefined && before !== now && !(await mayChange(environment.name, before, now))) return false;
    if (before !== now) await this.#memento.update(key, { ...known, [owner]: now });
    return true;
  }

  /** Takes what is known of a file along when it moves: another address is asked about there, too. */
  async move(move: FileMove): Promise<void> {
    await this.#memento.update(key, moveKeys(this.#memento.get(key, {}), move, movedOwner));
  }

  /** Lets one owner's secrets go where those of another went, and no further without a question. */
  async copy(from: SecretOwner, to: SecretOwner): Promise<void> {
    const known: Readonly<Record<string, string>> = this.#memento.get(key, {});
    const address = known[from];
    if (address !== undefined) await this.#memento.update(key, { ...known, [to]: address });
  }
}

async function mayChange(environment: string, before: string, now: string): Promise<boolean> {
  const send = 'Send Secrets';
  const text = `Send the secrets of the environment "${environment}" to ${now}?`;
  const detail = `Until now they went to ${before}. Its address in ".pagewright.json" has changed.`;
  return (await showWarningMessage(text, { modal: true, detail }, send)) === send;
}
