import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { KeptBody } from '../../core/secrecy/recorded/keptBody.ts';
import { makeFolder } from '../files/makeFolder.ts';
import { ownFile, ownFolder } from '../files/ownOnly.ts';
import { recordingFiles } from '../recording/recordedExchange.ts';
import { exchangeFile, type KeepLimits, type KeptExchange, type KeptHead, keptHeadFile } from './keptExchange.ts';

/** An exchange that is serialized only if it is kept. */
export interface Exchange {
  number: number;
  /** Size of the response as received. */
  bytes: number;
  write(): Omit<KeptExchange, 'answer'>;
  /** Separate, so that the memory of a body that is not kept is freed while the exchange is held. */
  body?: (() => KeptBody) | undefined;
}

/** No response may take more than this fraction (one fourth) of the space. */
const largestShare = 4;

/**
 * The exchanges of a run on disk, for inspection: the first ones are written as they come; the last ones are held in
 * memory and written at the end. Those in between are dropped, so that an endless run fills neither the disk nor the
 * memory.
 */
export class ExchangeFolder {
  readonly folder: string;
  readonly #limits: KeepLimits;
  readonly #head: KeptHead;
  #isBegun = false;
  #first = { exchanges: 0, bytes: 0 };
  #last: Exchange[] = [];
  #lastBytes = 0;
  #isBroken = false;

  constructor(folder: string, limits: KeepLimits, head: KeptHead) {
    this.folder = folder;
    this.#head = head;
    this.#limits = limits;
  }

  /** Keeps an exchange, now or at the end. A disk error stops the keeping, never the run. */
  async add(exchange: Exchange): Promise<void> {
    const { exchanges, bytes } = this.#first;
    const fits = exchanges < this.#limits.exchanges && bytes + exchange.bytes <= this.#limits.bytes;
    // Once one did not fit, no later one does: the first exchanges are those of the beginning, without a gap.
    if (!fits || this.#last.length > 0) return this.#hold(exchange);
    this.#first = { exchanges: exchanges + 1, bytes: bytes + exchange.bytes };
    await this.#write(exchange);
  }

  /** Writes the last exchanges. Call it once, at the end of the run. */
  async end(): Promise<void> {
    for (const exchange of this.#last.splice(0)) await this.#write(exchange);
  }

  #hold(exchange: Exchange): void {
    this.#last.push(this.#isTooLarge(exchange.bytes) ? { ...exchange, body: undefined } : exchange);
    this.#lastBytes += this.#share(exchange);
    while (this.#last.length > this.#limits.exchanges || this.#lastBytes > this.#limits.bytes) {
      const gone = this.#last.shift();
      if (gone === undefined) return;
      this.#lastBytes -= this.#share(gone);
    }
  }

  /** An exchange that is too large is kept without its body. */
  #share({ bytes }: Exchange): number {
    return this.#isTooLarge(bytes) ? 0 : bytes;
  }

  #isTooLarge(bytes: number): boolean {
    return bytes > this.#limits.bytes / largestShare;
  }

  async #write(kept: Exchange): Promise<void> {
    if (this.#isBroken) return;
    const isDropped = this.#isTooLarge(kept.bytes);
    const body = isDropped ? undefined : kept.body?.();
    const name = String(kept.number).padStart(6, '0');
    const answer = !body?.content.length ? undefined : `${recordingFiles.answers}/${name}.${body.kind}`;
    try {
      await this.#begin();
      if (body !== undefined && answer !== undefined)
        await writeFile(path.join(this.folder, answer), body.content, ownFile);
      const whole: KeptExchange = { ...kept.write(), answer, ...(isDropped && { isBodyDropped: true as const }) };
      await writeFile(path.join(this.folder, exchangeFile(kept.number)), JSON.stringify(whole), ownFile);
    } catch {
      this.#isBroken = true;
    }
  }

  async #begin(): Promise<void> {
    if (this.#isBegun) return;
    await makeFolder(path.join(this.folder, recordingFiles.answers), ownFolder);
    await writeFile(path.join(this.folder, keptHeadFile), JSON.stringify(this.#head), ownFile);
    this.#isBegun = true;
  }
}
