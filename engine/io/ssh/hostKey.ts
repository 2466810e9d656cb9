import { createHash } from 'node:crypto';

/**
 * The key of an SSH server, which is known from the first connection on: the format has no place for it, so the first one
 * is taken as it is. A server with another key later in the same run is another server.
 */
export class HostKey {
  #known: string | undefined;
  #offered: string | undefined;

  /** Whether the server that was asked last has another key than before. */
  get hasChanged(): boolean {
    return this.#known !== undefined && this.#offered !== undefined && this.#known !== this.#offered;
  }

  /** Its key as `ssh-keygen -l` writes it, and that of the server that was asked last. */
  get fingerprints(): { known: string | undefined; offered: string | undefined } {
    return { known: this.#known, offered: this.#offered };
  }

  /** Whether this may be the key of the server. */
  accept(key: Uint8Array): boolean {
    this.#offered = `SHA256:${createHash('sha256').update(key).digest('base64').replaceAll('=', '')}`;
    return !this.hasChanged;
  }

  /** The server has proved that the key is its own. */
  keep(): void {
    this.#known ??= this.#offered;
  }
}
