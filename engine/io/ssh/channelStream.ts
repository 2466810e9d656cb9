import { Duplex } from 'node:stream';

/**
 * A channel of an SSH connection as an ordinary stream. The library's stream does not report that it is destroyed, and
 * loses the callbacks of writes after the end; the HTTP client relies on both.
 */
export class ChannelStream extends Duplex {
  readonly #channel: Duplex;

  constructor(channel: Duplex) {
    super();
    this.#channel = channel;
    channel.on('data', (chunk: Uint8Array) => {
      if (!this.push(chunk)) channel.pause();
    });
    channel.on('end', () => this.push(null));
    channel.on('error', (error) => this.destroy(error));
    channel.on('close', () => this.#endOfChannel());
  }

  override _read(): void {
    this.#channel.resume();
  }

  override _write(chunk: Uint8Array, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#channel.write(chunk, done);
  }

  override _final(done: () => void): void {
    this.#channel.end();
    done();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#channel.destroy();
    done(error);
  }

  /** Ends the stream after the received data. */
  #endOfChannel(): void {
    this.push(null);
    if (this.readableEnded) this.destroy();
    else this.once('end', () => this.destroy());
  }
}
