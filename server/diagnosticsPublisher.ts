import type { Diagnostic } from 'vscode-languageserver-types';
import type { OpenDocuments } from './documents.ts';
import type { ServerHost } from './serverHost.ts';

/** The pause after a keystroke that means that the author has stopped typing. */
const pauseMs = 100;

interface Ports {
  documents: Pick<OpenDocuments, 'get'>;
  later: ServerHost['later'];
  find(uri: string): Promise<Diagnostic[]>;
  send(uri: string, version: number | undefined, diagnostics: Diagnostic[]): void;
}

/**
 * Finds the diagnostics of a document once its author pauses, and sends only those of its newest version, once: VS Code
 * abandons a menu of fixes that is about to open when it receives any.
 */
export class DiagnosticsPublisher {
  readonly #ports: Ports;
  readonly #pending = new Map<string, () => void>();
  readonly #seen = new Set<string>();
  /** The last sent diagnostics by document. */
  readonly #sent = new Map<string, string>();

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  /** Reports that the document was opened or changed, or the knowledge of its API. Opening needs no pause. */
  schedule(uri: string): void {
    this.#pending.get(uri)?.();
    const pause = this.#seen.has(uri) ? pauseMs : 0;
    this.#seen.add(uri);
    this.#pending.set(
      uri,
      this.#ports.later(() => void this.#publish(uri), pause),
    );
  }

  /** Removes the diagnostics of a closed document. */
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
