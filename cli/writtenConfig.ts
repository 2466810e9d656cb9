import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readForeignFile, replaceFile } from '@pagewright/engine/files';
import { isUserError, UserError } from '@pagewright/engine/run';
import { type ShownPath, shownPath } from '@pagewright/engine/text/shownPath';
import { TextDocument } from '@pagewright/server/localService';
import { becauseOf } from './becauseOf.ts';

type Edits = Parameters<typeof TextDocument.applyEdits>[1];

/** A configuration as it is in its file, with every byte, so that a change keeps the others. */
export class WrittenConfig {
  readonly place: ShownPath;
  readonly document: TextDocument;
  readonly #bytes: Buffer;

  private constructor(place: ShownPath, bytes: Buffer) {
    this.place = place;
    this.#bytes = bytes;
    // The decoder leaves out the byte order mark of Windows programs.
    const text = new TextDecoder().decode(bytes);
    this.document = TextDocument.create(pathToFileURL(place.path).href, 'extractor-config', 1, text);
  }

  /** Reads a file. Throws a UserError if it cannot be read. */
  static async read(file: string): Promise<WrittenConfig> {
    const place = shownPath(path.resolve(file));
    return new WrittenConfig(place, await readForeignFile(place, 'configuration'));
  }

  /** Writes a change. Throws a UserError if the file is another one by now, or cannot be written. */
  async write(edits: Edits): Promise<void> {
    await this.#put(await this.#changed(edits));
  }

  /**
   * Writes changes of files, all or none; one may have no edits. Throws a UserError if a file is another one by now, or
   * cannot be written.
   */
  static async writeAll(changes: readonly (readonly [config: WrittenConfig, edits: Edits])[]): Promise<void> {
    const contents = await Promise.all(
      changes.map(async ([config, edits]) => [config, await config.#changed(edits)] as const),
    );
    const written: WrittenConfig[] = [];
    try {
      for (const [config, content] of contents.filter(([config, content]) => !content.equals(config.#bytes))) {
        await config.#put(content);
        written.push(config);
      }
    } catch (error) {
      for (const config of written) await config.#put(config.#bytes);
      throw error;
    }
  }

  /** The content with a change. Throws a UserError if the file is another one by now. */
  async #changed(edits: Edits): Promise<Buffer> {
    const { document, place } = this;
    const text = document.getText();
    const end = this.#bytes.length - Buffer.byteLength(text);
    const mark = this.#bytes.subarray(0, Math.max(0, end));
    if (!Buffer.concat([mark, Buffer.from(text)]).equals(this.#bytes))
      throw notWritten(place, ': it is not UTF-8 text');
    const now = await readForeignFile(place, 'configuration');
    if (!now.equals(this.#bytes)) {
      const message = `"${place.shownAs}" was changed during the search, so nothing was written to it.`;
      throw new UserError('run.config-changed', message);
    }
    return Buffer.concat([mark, Buffer.from(TextDocument.applyEdits(document, edits))]);
  }

  async #put(content: Buffer): Promise<void> {
    await replaceFile(this.place.path, content).catch((error: unknown) => {
      throw isUserError(error) ? error : notWritten(this.place, becauseOf(error));
    });
  }
}

function notWritten({ shownAs }: ShownPath, because: string): UserError {
  return new UserError('run.config-not-written', `"${shownAs}" cannot be written${because}. Nothing was changed.`);
}
