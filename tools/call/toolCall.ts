import { Folders } from './folders.ts';
import type { ToolHost } from './toolHost.ts';

/** One call of a tool, with the values that must not be in its output. */
export class ToolCall {
  readonly host: ToolHost;
  readonly folders: Folders;
  readonly signal: AbortSignal;
  readonly #secrets = new Set<string>();
  #pagedBy: ReadonlySet<string> = new Set();

  constructor(host: ToolHost, signal: AbortSignal) {
    this.host = host;
    this.folders = new Folders(host.folders);
    this.signal = signal;
    this.hide({ secrets: host.secrets });
  }

  /** Hides these values from all output of this call. */
  hide({ secrets, pagedBy }: { secrets: readonly string[]; pagedBy?: ReadonlySet<string> }): void {
    for (const secret of secrets) this.#secrets.add(secret);
    this.#pagedBy = pagedBy ?? this.#pagedBy;
  }

  async redactor(): Promise<(text: string) => string> {
    const { mask, Redactor } = await import('@pagewright/engine/secrecy');
    const redactor = new Redactor([...this.#secrets], this.#pagedBy);
    return (text) => (redactor.isWhole(text) ? mask : redactor.redact(text));
  }
}
