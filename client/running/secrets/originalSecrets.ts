import type { ConfigDocument } from '@pagewright/engine/environments';
import { type SecretPlace, secretPlacesOf, secretValue } from '@pagewright/engine/secrets';
import * as vscode from 'vscode';
import { showWarningMessage } from '../../shared/messages.ts';
import { parseText } from '../../shared/text/json.ts';
import type { KnownAddresses } from './knownAddresses.ts';
import type { KnownTexts } from './knownTexts.ts';
import { namedAddresses } from './namedAddresses.ts';
import { type SecretStore, secretOwner } from './secretStore.ts';

interface OriginalPorts {
  store: SecretStore;
  texts: KnownTexts;
  addresses: KnownAddresses;
}

/** A configuration, within an environment or none. */
interface Taker {
  configFile: string;
  /** The text of its editor. */
  text: string;
  environment?: string | undefined;
}

/** The secrets of the configuration that another one was copied or renamed from. They are used only with consent. */
export class OriginalSecrets {
  readonly #ports: OriginalPorts;

  constructor(ports: OriginalPorts) {
    this.#ports = ports;
  }

  /** The original that has values for secrets that a run needs and that are missing; undefined if there is none. */
  async find(taker: Taker, places: readonly SecretPlace[]): Promise<string | undefined> {
    return (await this.#findGiven(taker, places))?.original;
  }

  /**
   * Asks whether to use the values of an original for secrets that a run needs, if it has some. Returns whether the
   * user has decided: to use them, or not to.
   */
  async offer(taker: Taker, document: ConfigDocument): Promise<boolean> {
    const found = await this.#findGiven(taker, secretPlacesOf(document));
    if (found === undefined) return true;
    const { original, given } = found;
    const answer = await ask({ original, taker, given, addresses: namedAddresses(parseText(document.text)) });
    if (answer === 'decline') await this.#ports.texts.decline(taker.configFile);
    if (answer === 'use') await this.#take(original, taker, given);
    return answer !== undefined;
  }

  async #findGiven({ configFile, text, environment }: Taker, places: readonly SecretPlace[]) {
    const { store, texts } = this.#ports;
    const original = places.length === 0 ? undefined : await texts.originalOf({ configFile, text });
    if (original === undefined) return undefined;
    const own = await store.values(secretOwner(configFile, environment));
    const values = await store.values(secretOwner(original, environment));
    const given = places.filter((place) => place.isDemanded && !isGiven(place, own) && isGiven(place, values));
    return given.length === 0 ? undefined : { original, given };
  }

  /** Copies the values of an original for these secrets, and what is known of where they went. */
  async #take(original: string, { configFile, environment }: Taker, given: readonly SecretPlace[]): Promise<void> {
    const { store, addresses } = this.#ports;
    const [from, to] = [secretOwner(original, environment), secretOwner(configFile, environment)];
    const values = await store.values(from);
    for (const place of given) await store.set(to, place.name, secretValue(place, values) ?? '');
    await addresses.copy(from, to);
  }
}

function isGiven(place: SecretPlace, values: Readonly<Record<string, string>>): boolean {
  return secretValue(place, values) !== undefined;
}

interface Question {
  original: string;
  taker: Taker;
  /** The secrets that the original has. */
  given: readonly SecretPlace[];
  /** Where they go. */
  addresses: readonly string[];
}

async function ask({ original, taker, given, addresses }: Question): Promise<'use' | 'decline' | undefined> {
  const [use, other] = ['Use Them', 'Enter Others'];
  const [from, to] = [original, taker.configFile].map((file) => vscode.workspace.asRelativePath(file));
  const within = taker.environment === undefined ? '' : ` of the environment "${taker.environment}"`;
  const question = `Use the secrets${within} of "${from}" for "${to}"?`;
  const names = given.map(({ name }) => `"${name}"`).join(', ');
  const detail = `Both had the same text. A run sends ${names} to ${goalText(addresses)}.`;
  const choice = await showWarningMessage(question, { modal: true, detail }, use, other);
  if (choice === use) return 'use';
  return choice === other ? 'decline' : undefined;
}

/** The origins among the addresses that a configuration names, and that there are others. */
function goalText(addresses: readonly string[]): string {
  const origins = addresses.filter((address) => URL.canParse(address) && new URL(address).origin === address);
  const computed = origins.length < addresses.length ? ['addresses that it computes'] : [];
  return [...origins, ...computed].join(', ');
}
