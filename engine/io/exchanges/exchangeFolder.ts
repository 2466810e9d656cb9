import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { KeptBody } from '../../core/secrecy/recorded/keptBody.ts';
import { recordingFiles } from '../recording/recordedExchange.ts';
import { exchangeFile, type KeepLimits, type KeptExchange, type KeptHead, keptHeadFile } from './keptExchange.ts';

/** An exchange that is laid out only if it is kept. */
export interface Exchange {
  number: number;
  /** Size of the answer as it came. */
  bytes: number;
  write(): Omit<KeptExchange, 'answer'>;
  /** Apart from the rest, so that a body that is not kept can be let go while the exchange is held. */
  body?: (() => KeptBody) | undefined;
}

/** No single answer takes more of the room than this. */
const largestShare = 4;

/**
 * The exchanges of a run on disk, for somebody to look at: the first ones as they come, and the last ones at the end,
 * which are held in memory until then. What lies between is not kept, so that a run without end fills neither.
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

  /** Keeps an exchange, now or at the end. A disk that refuses ends the keeping, never the run. */
  async add(exchange: Exchange): Promise<void> {
    const { exchanges, bytes } = this.#first;
    const fits = exchanges < this.#limits.exchanges && bytes + exchange.bytes <= this.#limits.bytes;
    // Once one did not fit, no later one does: the first exchanges are those of the beginning, without a gap.
    if (!fits || this.#last.length > 0) return this.#hold(exchange);
    this.#first = { exchanges: exchanges + 1, bytes: bytes + exchange.bytes };
    await this.#write(exchange);
  }

  /** Writes the last exchanges. To be called once, when the run has ended. */
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

  /** One that is too large is kept without its body. */
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
      if (body !== undefined && answer !== undefined) await writeFile(path.join(this.folder, answer), body.content);
      const whole: KeptExchange = { ...kept.write(), answer, ...(isDropped && { isBodyDropped: true as const }) };
      await writeFile(path.join(this.folder, exchangeFile(kept.number)), JSON.stringify(whole));
    } catch {
      this.#isBroken = true;
    }
  }

  async #begin(): Promise<void> {
    if (this.#isBegun) return;
    await mkdir(path.join(this.folder, recordingFiles.answers), { recursive: true });
    await writeFile(path.join(this.folder, keptHeadFile), JSON.stringify(this.#head));
    this.#isBegun = true;
  }
}
