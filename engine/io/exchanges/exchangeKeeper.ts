import type { KeptBody } from '../../core/secrecy/recorded/keptBody.ts';
import type { FileSink } from '../files/fileSink.ts';
import { recordingFiles } from '../recording/recordedExchange.ts';
import { exchangeFile, type KeepLimits, type KeptExchange, type KeptHead, keptHeadFile } from './keptExchange.ts';

/** An exchange that is serialized only if it is kept. */
export interface Exchange {
  number: number;
  /** Size of the response as received. */
  bytes: number;
  write(): Omit<KeptExchange, 'answer'>;
  /** Separate, so that a body that is not kept is freed while the exchange is held. */
  body?: (() => KeptBody) | undefined;
}

/** A single response may take one fourth of the space. */
const maxShare = 4;

/**
 * Keeps the exchanges of a run for inspection: writes the first ones at once, holds the last ones in memory and writes
 * them at the end. Drops those in between, so an endless run fills neither the disk nor the memory.
 */
export class ExchangeKeeper {
  readonly #files: FileSink;
  readonly #limits: KeepLimits;
  readonly #head: KeptHead;
  #isBegun = false;
  #first = { exchanges: 0, bytes: 0 };
  #last: Exchange[] = [];
  #lastBytes = 0;
  #isBroken = false;

  constructor(files: FileSink, limits: KeepLimits, head: KeptHead) {
    this.#files = files;
    this.#head = head;
    this.#limits = limits;
  }

  /** Keeps an exchange, now or at the end. An error of the disk stops the keeping, never the run. */
  async add(exchange: Exchange): Promise<void> {
    const { exchanges, bytes } = this.#first;
    const fits = exchanges < this.#limits.exchanges && bytes + exchange.bytes <= this.#limits.bytes;
    // After one did not fit, no later one does: the first exchanges have no gap.
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

  /** The size of an exchange; one that is too large is kept without its body. */
  #share({ bytes }: Exchange): number {
    return this.#isTooLarge(bytes) ? 0 : bytes;
  }

  #isTooLarge(bytes: number): boolean {
    return bytes > this.#limits.bytes / maxShare;
  }

  async #write(kept: Exchange): Promise<void> {
    if (this.#isBroken) return;
    const isDropped = this.#isTooLarge(kept.bytes);
    const body = isDropped ? undefined : kept.body?.();
    const name = String(kept.number).padStart(6, '0');
    const answer = !body?.content.length ? undefined : `${recordingFiles.answers}/${name}.${body.kind}`;
    try {
      await this.#begin();
      if (body !== undefined && answer !== undefined) await this.#files.write(answer, body.content);
      const whole: KeptExchange = { ...kept.write(), answer, ...(isDropped && { isBodyDropped: true as const }) };
      await this.#files.write(exchangeFile(kept.number), JSON.stringify(whole));
    } catch {
      this.#isBroken = true;
    }
  }

  async #begin(): Promise<void> {
    if (this.#isBegun) return;
    await this.#files.write(keptHeadFile, JSON.stringify(this.#head));
    this.#isBegun = true;
  }
}
