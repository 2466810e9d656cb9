import type { FindFile } from '../../core/descriptions/openapi/references.ts';
import { FileError, isFileError } from '../../core/errors.ts';
import { decodeUri } from '../../core/text/decodeUri.ts';
import { BrokenDocument } from './brokenDocument.ts';
import type { DescriptionSource, SourceFile } from './descriptionSource.ts';
import { type ParsedDocument, parseDocument } from './parseDocument.ts';

/** Maximum number of files of one description, and of characters in all of them. */
const maxFiles = 200;
const maxCharacters = 64 * 1024 * 1024;

export interface OpenedFile extends ParsedDocument, SourceFile {
  /** Name in remarks and operations: relative to the document, empty for the document itself. */
  name: string;
}

type Unread = { reason: string };

/** The files that a document refers to, directly or through others. */
export class OpenedFiles {
  readonly document: OpenedFile;
  readonly #source: DescriptionSource;
  readonly #byAddress = new Map<string, OpenedFile | Unread>();
  readonly #byName = new Map<string, OpenedFile>();
  #opened = 0;
  #characters = 0;

  private constructor(source: DescriptionSource, document: OpenedFile) {
    this.#source = source;
    this.document = document;
    this.#keep(document.address, document);
  }

  /** Opens the document itself. Throws a FileError. */
  static async open(source: DescriptionSource, signal: AbortSignal): Promise<OpenedFiles> {
    return new OpenedFiles(source, parse(await source.readDocument(signal), ''));
  }

  /** All files that were read, the document first. */
  get all(): [OpenedFile, ...OpenedFile[]] {
    const [, ...others] = this.#byName.values();
    return [this.document, ...others];
  }

  /** Opens the other files. Keeps the reason for each that cannot be read. */
  async openOthers(signal: AbortSignal): Promise<void> {
    // Includes files that are added during the loop.
    for (const file of this.#byAddress.values()) {
      if ('reason' in file) continue;
      for (const reference of file.references) {
        const address = addressOf(reference, file.address);
        if (address === undefined || this.#byAddress.has(address.href)) continue;
        this.#keep(address, await this.#read(address, signal));
      }
    }
  }

  readonly find: FindFile = (reference, from) => {
    const base = this.#byName.get(from);
    const address = base && addressOf(reference, base.address);
    const found = address && this.#byAddress.get(address.href);
    if (found === undefined) return { reason: 'it is not an address' };
    return 'reason' in found ? found : { file: found.name, document: found.document };
  };

  #keep(address: URL, file: OpenedFile | Unread): void {
    this.#byAddress.set(address.href, file);
    if ('reason' in file) return;
    this.#byName.set(file.name, file);
    this.#characters += file.text.length;
  }

  async #read(address: URL, signal: AbortSignal): Promise<OpenedFile | Unread> {
    if (this.#opened++ >= maxFiles) return { reason: `the description refers to more than ${maxFiles} files` };
    if (this.#characters > maxCharacters) return { reason: 'the files of the description are too large together' };
    try {
      return parse(await this.#source.readOther(address, signal), nameOf(address, this.document.address));
    } catch (error) {
      if (isFileError(error)) return { reason: error.reason };
      throw error;
    }
  }
}

/** The address of the file that a reference names; undefined if it names none. */
function addressOf(reference: string, base: URL): URL | undefined {
  if (!URL.canParse(reference, base.href)) return undefined;
  const address = new URL(reference, base);
  address.hash = '';
  return address;
}

function nameOf(address: URL, document: URL): string {
  const folder = new URL('.', document).href;
  const name = address.href.startsWith(folder) ? address.href.slice(folder.length) : address.href;
  return decodeUri(name) ?? name;
}

function parse(file: SourceFile, name: string): OpenedFile {
  try {
    return { ...file, name, ...parseDocument(file.text) };
  } catch (error) {
    if (!(error instanceof BrokenDocument)) throw error;
    throw new FileError(file.shown, error.reason, { place: error.place, cause: error });
  }
}
