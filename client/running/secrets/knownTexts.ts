import { isDeepStrictEqual } from 'node:util';
import { findSecretPlaces } from '@pagewright/engine/secrets';
import type * as vscode from 'vscode';
import { type FileMove, movedFile, moveKeys } from '../../shared/fileMove.ts';
import { configHash } from '../../shared/text/configHash.ts';
import { parseText } from '../../shared/text/json.ts';
import { namedAddresses } from './namedAddresses.ts';
import type { SecretStore } from './secretStore.ts';

/** The key of what is known, by the file of each configuration. */
const key = 'pagewright.secretTexts';

/** The maximum number of configurations; those that were seen first are forgotten. */
const maxFiles = 500;

/** The features by which a configuration that takes secrets is recognized under another name. */
interface KnownText {
  /** The hash of its content. */
  hash: string;
  /** Where it may send its secrets. */
  addresses: string[];
  /** The configuration with secrets whose text this one had, while it had none; empty if those are not wanted. */
  original?: string;
}

type Texts = Readonly<Record<string, KnownText>>;

/** A configuration as the editor has it. */
interface SeenText {
  configFile: string;
  text: string;
}

/**
 * The texts of configurations that take secrets, as they were last opened or saved. A file without secrets that has the
 * text of one with secrets was copied or renamed from that, its original.
 */
export class KnownTexts {
  readonly #memento: Pick<vscode.Memento, 'get' | 'update'>;
  readonly #store: Pick<SecretStore, 'has'>;
  /** Ends when everything that was opened or saved is known. */
  #seeing: Promise<void> = Promise.resolve();

  constructor(memento: Pick<vscode.Memento, 'get' | 'update'>, store: Pick<SecretStore, 'has'>) {
    this.#memento = memento;
    this.#store = store;
  }

  /** Remembers a configuration that was opened or saved, beside others that are open. */
  async see(seen: SeenText, open: readonly SeenText[] = []): Promise<void> {
    this.#seeing = this.#seeing.then(() => this.#see(seen, open)).catch(() => undefined);
    await this.#seeing;
  }

  async #see(seen: SeenText, open: readonly SeenText[]): Promise<void> {
    const { configFile } = seen;
    const known = knownTextOf(seen.text);
    if (known === undefined) return;
    const hasOwn = await this.#store.has(configFile);
    const found = hasOwn ? undefined : await this.#findOriginal(seen, known, open);
    const { [configFile]: before, ...others } = this.#texts();
    const original = before?.original === '' ? '' : (found ?? before?.original);
    const now = original === undefined ? known : { ...known, original };
    if (isDeepStrictEqual(before, now)) return;
    const kept = Object.entries(others).slice(1 - maxFiles);
    await this.#memento.update(key, Object.fromEntries([...kept, [configFile, now]]));
  }

  /** The original of a configuration, unless its text now names an address that the original does not. */
  async originalOf({ configFile, text }: SeenText): Promise<string | undefined> {
    await this.#seeing;
    const texts = this.#texts();
    const original = texts[configFile]?.original;
    const allowed = original && texts[original]?.addresses;
    return allowed && isWithin(namedAddresses(parseText(text)), allowed) ? original : undefined;
  }

  /** Remembers that the secrets of its original are not wanted for a configuration. */
  async decline(configFile: string): Promise<void> {
    const { [configFile]: known, ...others } = this.#texts();
    if (known !== undefined) await this.#memento.update(key, { ...others, [configFile]: { ...known, original: '' } });
  }

  /** The files at or below the target of a move whose secrets must not serve the file that comes to their place. */
  replacedBy({ from, to }: FileMove): string[] {
    const texts = this.#texts();
    const there = Object.keys(texts).filter((file) => movedFile(file, { from: to, to: from }) !== undefined);
    return [...new Set([to, ...there])].filter((file) => {
      const coming = texts[movedFile(file, { from: to, to: from }) ?? from];
      return coming === undefined || !isWithin(coming.addresses, texts[file]?.addresses ?? []);
    });
  }

  /** Takes what is known of files along when they move. */
  async move(move: FileMove): Promise<void> {
    const texts = Object.entries(moveKeys(this.#texts(), move)).map(([file, known]) => {
      const moved = known.original && movedFile(known.original, move);
      return [file, moved ? { ...known, original: moved } : known];
    });
    await this.#memento.update(key, Object.fromEntries(texts));
  }

  /** The configuration with secrets that has this text: an open one, otherwise one as it was last seen. */
  async #findOriginal(
    { configFile, text }: SeenText,
    { hash }: KnownText,
    open: readonly SeenText[],
  ): Promise<string | undefined> {
    const same = Object.entries(this.#texts()).filter(([, known]) => known.hash === hash);
    const candidates = [
      ...open.filter((other) => other.text === text).map((other) => other.configFile),
      ...same.map(([file]) => file),
    ];
    for (const file of candidates) if (file !== configFile && (await this.#store.has(file))) return file;
    return undefined;
  }

  #texts(): Texts {
    return this.#memento.get(key, {});
  }
}

/** The features of a text; undefined if it is no JSON, or takes no secrets. */
function knownTextOf(text: string): KnownText | undefined {
  if (findSecretPlaces(text).length === 0) return undefined;
  return { hash: configHash(text), addresses: namedAddresses(parseText(text)) };
}

function isWithin(addresses: readonly string[], allowed: readonly string[]): boolean {
  return addresses.every((address) => allowed.includes(address));
}
