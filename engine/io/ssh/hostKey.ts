import { createHash } from 'node:crypto';

/**
 * The key of an SSH server. The format has no place for it, so the first one is accepted. Another key later in the same
 * run is that of another server.
 */
export class HostKey {
  #known: string | undefined;
  #offered: string | undefined;

  /** Whether the last server has another key than the known one. */
  get hasChanged(): boolean {
    return this.#known !== undefined && this.#offered !== undefined && this.#known !== this.#offered;
  }

  /** The known key, as `ssh-keygen -l` writes it, and that of the last server. */
  get fingerprints(): { known: string | undefined; offered: string | undefined } {
    return { known: this.#known, offered: this.#offered };
  }

  /** Whether this may be the key of the server. */
  accept(key: Uint8Array): boolean {
    this.#offered = `SHA256:${createHash('sha256').update(key).digest('base64').replaceAll('=', '')}`;
    return !this.hasChanged;
  }

  /** Keeps the key, of which the server has proved that it owns it. */
  keep(): void {
    this.#known ??= this.#offered;
  }
}
