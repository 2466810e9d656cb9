import type { Diagnostic } from 'vscode-languageserver-types';
import type { OpenDocuments } from './documents.ts';
import type { Environment } from './environment.ts';

/** A pause this long after a keystroke means that the author has stopped typing. */
const pauseMs = 100;

interface Ports {
  documents: Pick<OpenDocuments, 'get'>;
  later: Environment['later'];
  /** The diagnostics of an open document. */
  find(uri: string): Promise<Diagnostic[]>;
  send(uri: string, version: number | undefined, diagnostics: Diagnostic[]): void;
}

/**
 * Finds the diagnostics of a document once its author pauses, and sends those of its newest version only, once: VS Code
 * gives up a menu of fixes that is about to open when it is sent any.
 */
export class DiagnosticsPublisher {
  readonly #ports: Ports;
  readonly #pending = new Map<string, () => void>();
  readonly #seen = new Set<string>();
  /** By document: what was sent last. */
  readonly #sent = new Map<string, string>();

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  /** The document was opened or changed, or what is known about its API changed. No pause is needed after opening. */
  schedule(uri: string): void {
    this.#pending.get(uri)?.();
    const pause = this.#seen.has(uri) ? pauseMs : 0;
    this.#seen.add(uri);
    this.#pending.set(
      uri,
      this.#ports.later(() => void this.#publish(uri), pause),
    );
  }

  /** The document was closed: its diagnostics are removed. */
  forget(uri: string): void {
    this.#pending.get(uri)?.();
    this.#pending.delete(uri);
    this.#seen.delete(uri);
    this.#sent.delete(uri);
    this.#ports.send(uri, undefined, []);
  }

  async #publish(uri: string): Promise<void> {
    this.#pending.delete(uri);
    const { documents, find, send } = this.#ports;
    const version = documents.get(uri)?.version;
    if (version === undefined) return;
    const diagnostics = await find(uri);
    const isNewest = documents.get(uri)?.version === version && !this.#pending.has(uri);
    const content = JSON.stringify({ version, diagnostics });
    if (!isNewest || this.#sent.get(uri) === content) return;
    this.#sent.set(uri, content);
    send(uri, version, diagnostics);
  }
}
