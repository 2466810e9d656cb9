import {
  type CheckConfigurationAnswer,
  type CheckConfigurationParams,
  type CheckedOfProject,
  type CheckedPart,
  type CheckProjectParams,
  checkConfigurationRequest,
  checkedNotification,
  checkProjectRequest,
} from '@pagewright/server/projectProtocol';
import * as vscode from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import type { LanguageSupport } from '../../language/client/languageSupport.ts';
import { isConfigDocument } from '../../language/documents/isConfigDocument.ts';
import { fileExists } from '../../shared/fileExists.ts';
import { debounce } from '../../shared/throttle.ts';
import { watchDeletions } from '../../shared/watchDeletions.ts';
import { type CheckedFiles, findingsIn, partsWith } from './checkedFiles.ts';

/** The files that configurations of trees are made of. */
const files = '**/{manifest.json,.kbcignore,kbcdir.json,meta.json,config.json,_config.yml}';

/** The pause after which changed files are checked again: a pull changes thousands. */
const pauseMs = 400;

/**
 * The findings of trees in Problems, also of files that are not open: of an open configuration the language server
 * itself tells them. A part whose files change is checked again, so that what was mended is gone.
 */
export class ProjectFindings {
  readonly #language: LanguageSupport;
  readonly #shown = vscode.languages.createDiagnosticCollection('pagewright-project');
  readonly #parts = new Map<string, CheckedFiles>();
  readonly #changed = new Set<string>();
  readonly #checkChanged = debounce(() => void this.#checkAgain().catch(() => undefined), pauseMs);
  #checks = 0;

  constructor(language: LanguageSupport) {
    this.#language = language;
  }

  register(): vscode.Disposable {
    const { workspace } = vscode;
    const watcher = workspace.createFileSystemWatcher(files);
    const changed = (uri: vscode.Uri) => this.#fileChanged(uri);
    return vscode.Disposable.from(
      this.#shown,
      this.#checkChanged,
      watcher,
      watcher.onDidCreate(changed),
      watcher.onDidChange(changed),
      watchDeletions(changed),
      // What is done in this window is known at once, also where no watcher sees a folder that is new.
      workspace.onDidSaveTextDocument(({ uri }) => changed(uri)),
      workspace.onDidCreateFiles((event) => event.files.forEach(changed)),
      workspace.onDidDeleteFiles((event) => event.files.forEach(changed)),
      workspace.onDidOpenTextDocument(({ uri }) => this.#show([uri.toString()])),
      workspace.onDidCloseTextDocument(({ uri }) => this.#fileChanged(uri)),
    );
  }

  /** How many findings are known, and in how many files. */
  get count(): { findings: number; files: number } {
    const found = [...this.#files()].map((file) => findingsIn(file, this.#parts.values()).length);
    return { findings: found.reduce((sum, each) => sum + each, 0), files: found.filter((each) => each > 0).length };
  }

  /**
   * Checks all configurations of a tree and shows what is found as it is found; gives how many there are. `report` is
   * called after each. Once it is cancelled, what was found stays, and the number is undefined.
   */
  async checkAll(
    root: vscode.Uri,
    report: (done: number, of: number) => void,
    token: vscode.CancellationToken,
  ): Promise<number | undefined> {
    const client = await this.#language.client();
    const known = new Set(this.#parts.keys());
    const taking: Promise<unknown>[] = [];
    const received = (value: CheckedOfProject) => {
      if (value.check !== params.check) return;
      const taken = this.#take(client, value.part).then((name) => known.delete(name));
      // Its error is thrown below, unless the check itself has failed.
      taken.catch(() => undefined);
      taking.push(taken);
      report(value.done, value.of);
    };
    const params: CheckProjectParams = { uri: root.toString(), check: ++this.#checks };
    const listening = client.onNotification(checkedNotification, received);
    try {
      const count = await client.sendRequest<number>(checkProjectRequest, params, token);
      await Promise.all(taking);
      if (token.isCancellationRequested) return undefined;
      for (const name of known) if (name.startsWith(`${root}/`)) this.#set(name, undefined);
      return count;
    } catch (error) {
      if (token.isCancellationRequested) return undefined;
      throw error;
    } finally {
      listening.dispose();
    }
  }

  #fileChanged(uri: vscode.Uri): void {
    const names = partsWith(uri.toString(), this.#parts);
    for (const name of names) this.#changed.add(name);
    if (names.length > 0) this.#checkChanged();
  }

  /** Checks what has changed; files that cannot be checked keep their findings until the next check. */
  async #checkAgain(): Promise<void> {
    const names = [...this.#changed];
    this.#changed.clear();
    const client = await this.#language.client();
    for (const name of names) await this.#checkPart(client, name).catch(() => undefined);
  }

  async #checkPart(client: BaseLanguageClient, name: string): Promise<void> {
    if (!(await fileExists(vscode.Uri.parse(name)))) return this.#set(name, undefined);
    const params: CheckConfigurationParams = { uri: name };
    const part = await client.sendRequest<CheckConfigurationAnswer>(checkConfigurationRequest, params);
    if (part === null) this.#set(name, undefined);
    else await this.#take(client, part);
  }

  async #take(client: BaseLanguageClient, part: CheckedPart): Promise<string> {
    const { protocol2CodeConverter: converter } = client;
    const nameOf = (uri: string) => converter.asUri(uri).toString();
    const findings = new Map<string, vscode.Diagnostic[]>();
    for (const { uri, diagnostics } of part.findings) {
      findings.set(nameOf(uri), await converter.asDiagnostics(diagnostics));
    }
    const name = nameOf(part.uri);
    this.#set(name, { files: new Set(part.files.map(nameOf)), findings });
    return name;
  }

  #set(name: string, part: CheckedFiles | undefined): void {
    const before = this.#parts.get(name)?.findings.keys() ?? [];
    if (part === undefined) this.#parts.delete(name);
    else this.#parts.set(name, part);
    this.#show(new Set([...before, ...(part?.findings.keys() ?? [])]));
  }

  #show(names: Iterable<string>): void {
    const { textDocuments } = vscode.workspace;
    const open = new Set(textDocuments.filter(isConfigDocument).map(({ uri }) => uri.toString()));
    for (const file of names) {
      const found = open.has(file) ? [] : findingsIn(file, this.#parts.values());
      if (found.length > 0 || this.#shown.has(vscode.Uri.parse(file))) this.#shown.set(vscode.Uri.parse(file), found);
    }
  }

  #files(): Set<string> {
    return new Set([...this.#parts.values()].flatMap(({ findings }) => [...findings.keys()]));
  }
}
