import { createDescriptionAnswers } from './descriptionAnswers.ts';
import { type DescriptionPorts, Descriptions } from './descriptions.ts';
import { type Thread, threadHere } from './descriptionThread.ts';
import type { FileKind, Files } from './files.ts';
import type { ServerHost } from './serverHost.ts';
import type { DescriptionFile, DescriptionReader } from './service/descriptions/descriptionReader.ts';

interface Reader {
  files: Files;
  descriptions: Descriptions;
}

/** All files that the server reads: those on the disk of this machine directly, and the others through the editor. */
export class AllFiles implements DescriptionReader {
  readonly #disk: Reader | undefined;
  readonly #editor: Reader;

  constructor(
    { disk, loadDescriptions }: ServerHost,
    editorFiles: Files,
    ports: Omit<DescriptionPorts, 'files' | 'startThread'>,
  ) {
    const readerOf = (files: Files, startThread: () => Thread): Reader => {
      return { files, descriptions: new Descriptions({ ...ports, files, startThread }) };
    };
    this.#disk = disk && readerOf(disk.files, disk.startDescriptionThread);
    this.#editor = readerOf(editorFiles, () => threadFor(editorFiles, loadDescriptions));
  }

  readText(uri: string, kind: FileKind): ReturnType<Files['readText']> {
    return this.#readerOf(uri).files.readText(uri, kind);
  }

  list(uri: string): Promise<string[]> {
    return this.#readerOf(uri).files.list(uri);
  }

  async open(files: readonly DescriptionFile[]): ReturnType<DescriptionReader['open']> {
    const [first] = files;
    return first && (await this.#readerOf(first.uri).descriptions.open(files));
  }

  /** Reports changed files; descriptions that have parts in one of them are read again. */
  filesChanged(uris: readonly string[]): void {
    for (const reader of [this.#disk, this.#editor]) reader?.descriptions.filesChanged(uris);
  }

  #readerOf(uri: string): Reader {
    return uri.startsWith('file:') && this.#disk ? this.#disk : this.#editor;
  }
}

function threadFor(files: Files, load: ServerHost['loadDescriptions']): Thread {
  const answers = createDescriptionAnswers(async ({ uri }) => {
    const { DescribedFile, givenSource } = await load();
    const read = async (address: string) =>
      (await files.readText(address, 'description')) ?? { reason: 'the editor does not read it' };
    return await DescribedFile.open(givenSource({ address: uri, shown: files.shown(uri) }, read));
  });
  return threadHere(answers);
}
