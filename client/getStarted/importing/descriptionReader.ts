import path from 'node:path';
import type { ImportedConfiguration, ImportOptions } from '@pagewright/engine/descriptions';
import { type DescriptionSource, ImportThread, type OfferedDescription } from '@pagewright/engine/importing';
import { readNetwork } from '../../running/network/readNetwork.ts';
import { cancellable } from '../../shared/cancellable.ts';
import { withProgress } from '../../shared/messages.ts';

/** Reads the description of one import, and another one if the user goes back. Reads nothing twice. */
export class DescriptionReader {
  readonly #script: string;
  #opened: { source: DescriptionSource; thread: ImportThread; offered: OfferedDescription } | undefined;
  #made: { key: string; made: ImportedConfiguration } | undefined;

  constructor(script: string) {
    this.#script = script;
  }

  /** The contents that a description offers; undefined if the user cancels. Throws a `DescriptionRefusal`. */
  async offered(source: DescriptionSource): Promise<OfferedDescription | undefined> {
    if (this.#opened?.source.place === source.place) return this.#opened.offered;
    this.dispose();
    const thread = new ImportThread(this.#script);
    const offered = await openWithProgress(thread, source);
    if (offered === undefined) thread.dispose();
    else this.#opened = { source, thread, offered };
    return offered;
  }

  /** The configuration for endpoints of the description that was read last. Throws a `DescriptionRefusal`. */
  async made(options: ImportOptions): Promise<ImportedConfiguration | undefined> {
    const key = JSON.stringify({ ...options, values: [...(options.values ?? [])] });
    if (this.#made?.key === key) return this.#made.made;
    const made = await this.#opened?.thread.make(options);
    if (made !== undefined) this.#made = { key, made };
    return made;
  }

  /** The text of that description; undefined if it is a recording, which may hold secrets. */
  async openApiText(): Promise<string | undefined> {
    return await this.#opened?.thread.openApiText();
  }

  dispose(): void {
    this.#opened?.thread.dispose();
    this.#opened = undefined;
    this.#made = undefined;
  }
}

async function openWithProgress(
  thread: ImportThread,
  source: DescriptionSource,
): Promise<OfferedDescription | undefined> {
  const title = `Reading ${source.isAddress ? source.place : path.basename(source.place)}…`;
  return await withProgress(cancellable(title), async (_, token) => {
    token.onCancellationRequested(() => thread.dispose());
    try {
      const { servers } = await thread.open(source, readNetwork());
      return { servers, endpoints: await thread.endpoints() };
    } catch (error) {
      thread.dispose();
      if (token.isCancellationRequested) return undefined;
      throw error;
    }
  });
}
