import type { Environment } from '@pagewright/engine/environments';
import type * as vscode from 'vscode';
import { showWarningMessage } from '../../shared/messages.ts';
import { destinationOf } from './destinationOf.ts';
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
}

async function mayChange(environment: string, before: string, now: string): Promise<boolean> {
  const send = 'Send Secrets';
  const text = `Send the secrets of the environment "${environment}" to ${now}?`;
  const detail = `Until now they went to ${before}. Its address in ".pagewright.json" has changed.`;
  return (await showWarningMessage(text, { modal: true, detail }, send)) === send;
}
