import { isSingleFile } from '@pagewright/core/platform/layouts/singleFileNames';
import { FolderLinks } from '@pagewright/core/platform/link/folderLinks';
import type { TreeUse } from '@pagewright/core/project/model/findUse';
import { isTreeFile } from '@pagewright/core/project/model/isTreeFile';
import type { VaultEntries } from '@pagewright/core/project/variables/vaultEntries';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { type Around, composeDocument, type DocumentChoice } from './composeDocument.ts';
import type { ProjectFiles } from './projectFiles.ts';
import { leftAlone, ownText, type Reading } from './reading.ts';

interface KnownReading {
  /** The versions of the text and of the files around it, and the chosen values: the reading was made of these. */
  state: string;
  reading: Reading;
  /** The names of the files that it was made of. */
  files: ReadonlySet<string>;
}

/** Where the readings of documents come from. */
export interface CompositionPorts {
  files: ProjectFiles;
  /** The name of the set of values that is chosen for a document. */
  valuesOf(uri: string): string | undefined;
  /** The entries of the vault of the project of a document; undefined: the editor does not say, and the link counts. */
  vaultOf(uri: string): VaultEntries | undefined;
}

/** The readings of documents, made once for each state of a document and of the files around it. */
export class Compositions {
  readonly #ports: CompositionPorts;
  readonly #known = new WeakMap<TextDocument, KnownReading>();
  readonly #making = new WeakMap<TextDocument, { state: string; done: Promise<void> }>();
  readonly #uses = new WeakMap<TextDocument, { changes: number; use: TreeUse }>();
  readonly #inTrees = new Set<string>();
  #changes = 0;
  #links: FolderLinks;

  constructor(ports: CompositionPorts) {
    this.#ports = ports;
    this.#links = new FolderLinks(ports.files);
  }

  /** Reports that files have changed, on the disk or in the editor: all readings are made again when they are needed. */
  filesChanged(): void {
    this.#changes++;
    this.#links = new FolderLinks(this.#ports.files);
  }

  /** Makes the reading of a document, if something has changed since the last time. */
  async refresh(document: TextDocument): Promise<void> {
    const file = this.#ports.files.nameOf(document.uri);
    if (!isTreeFile(file) && !isSingleFile(file)) return;
    const state = JSON.stringify([document.version, this.#changes, this.#choiceOf(document.uri)]);
    if (this.#known.get(document)?.state === state) return;
    const making = this.#making.get(document);
    if (making?.state === state) return await making.done;
    const done = this.#make(document, state);
    this.#making.set(document, { state, done });
    await done;
  }

  of(document: TextDocument): Reading {
    const isInTree = isTreeFile(this.#ports.files.nameOf(document.uri));
    return this.#known.get(document)?.reading ?? (isInTree ? leftAlone : ownText);
  }

  /** Whether a document is part of a configuration of the platform, as far as that is known. */
  isInTree(uri: string): boolean {
    return this.#inTrees.has(uri);
  }

  /** Whether a document was made of this file, or of one in this folder, among others. */
  isMadeOf(document: TextDocument, uri: string): boolean {
    const { files = new Set<string>() } = this.#known.get(document) ?? {};
    const name = this.#ports.files.nameOf(uri);
    return files.has(name) || [...files].some((file) => file.startsWith(`${name}/`));
  }

  /** The reading of another text of a document, such as one with what is being typed. */
  async readAs(document: TextDocument, text: string): Promise<Reading> {
    const use = this.#uses.get(document)?.use;
    const { uri, languageId, version } = document;
    const other = TextDocument.create(uri, languageId, version, text);
    return (await composeDocument(other, this.#around(use), this.#choiceOf(uri))).reading;
  }

  #around(use: TreeUse | undefined): Around {
    return { files: this.#ports.files, links: this.#links, use };
  }

  #choiceOf(uri: string): DocumentChoice {
    const [values, vault] = [this.#ports.valuesOf(uri), this.#ports.vaultOf(uri)];
    return { ...(values !== undefined && { values }), ...(vault && { vault }) };
  }

  async #make(document: TextDocument, state: string): Promise<void> {
    const changes = this.#changes;
    const earlier = this.#uses.get(document);
    const known = earlier?.changes === changes ? earlier.use : undefined;
    const { use, ...made } = await composeDocument(document, this.#around(known), this.#choiceOf(document.uri));
    this.#known.set(document, { state, ...made });
    if (use) this.#uses.set(document, { changes, use });
    if (use) this.#inTrees.add(document.uri);
    else this.#inTrees.delete(document.uri);
  }
}
