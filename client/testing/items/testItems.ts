import { caseFiles } from '@pagewright/engine/testPaths';
import { TextLines } from '@pagewright/engine/text/textLines';
import * as vscode from 'vscode';
import { readAtMost } from '../../shared/readAtMost.ts';
import type { FoundTests, TestFiles } from '../files/testFiles.ts';
import { expectFileOf } from '../files/testsPlaces.ts';
import { expectationsIn } from './expectationsIn.ts';

/** An `expect.json` with more bytes than these shows no expectations one by one. */
const maxBytes = 4 * 1024 * 1024;

/** A case in the tree of tests. */
export interface TestCase {
  tests: FoundTests;
  folder: vscode.Uri;
  item: vscode.TestItem;
}

const firstLine = new vscode.Range(0, 0, 0, 0);

/** The tests as VS Code shows them: configurations, their cases, and what each expects, which is read when it is needed. */
export class TestItems {
  readonly #files: TestFiles;
  readonly #create: () => vscode.TestController;
  #created: vscode.TestController | undefined;
  /** The cases, by the paths of their folders. */
  readonly #cases = new Map<string, TestCase>();

  /** `create` makes the controller, with whose existence VS Code shows its view: for the first test. */
  constructor(files: TestFiles, create: () => vscode.TestController) {
    this.#files = files;
    this.#create = create;
  }

  get #controller(): vscode.TestController {
    this.#created ??= this.#create();
    return this.#created;
  }

  dispose(): void {
    this.#created?.dispose();
  }

  /** Shows the tests that are there now. Items of cases that are still there stay, with their results. */
  refresh(): void {
    if (this.#created === undefined && this.#files.all.length === 0) return;
    const before = new Map(this.#cases);
    this.#cases.clear();
    this.#controller.items.replace(this.#files.all.map((tests) => this.#configItem(tests, before)));
  }

  /** Reads what a case expects; for no item, looks for tests. */
  async resolve(item: vscode.TestItem | undefined): Promise<void> {
    if (item === undefined) await this.#files.search();
    const found = item && this.#cases.get(item.id);
    if (found !== undefined) found.item.children.replace(await this.#expectationItems(found.folder));
  }

  /** The case of an item: of the case, or of something that it expects. */
  caseOf(item: vscode.TestItem): TestCase | undefined {
    return this.#cases.get(item.id) ?? (item.parent && this.#cases.get(item.parent.id));
  }

  /** The case in a folder, by its path on the disk. */
  caseIn(folder: string): TestCase | undefined {
    return this.#cases.get(vscode.Uri.file(folder).toString());
  }

  /** The cases that a request is about, once each, in the order of the tree. */
  casesOf({ include, exclude = [] }: Pick<vscode.TestRunRequest, 'include' | 'exclude'>): TestCase[] {
    const isMeant = (named: readonly vscode.TestItem[], { item }: TestCase) =>
      named.some((each) => each === item || each === item.parent || each.parent === item);
    return [...this.#cases.values()].filter(
      (each) => (include === undefined || isMeant(include, each)) && !isLeftOut(exclude, each),
    );
  }

  /** Reads again what a case expects, if that was read. */
  async reread(folder: string): Promise<void> {
    const found = this.#cases.get(folder);
    if (found !== undefined && found.item.children.size > 0) await this.resolve(found.item);
  }

  #configItem(tests: FoundTests, before: ReadonlyMap<string, TestCase>): vscode.TestItem {
    const id = tests.file.toString();
    const shown = tests.isInTree ? vscode.Uri.joinPath(tests.file, '..') : tests.file;
    const item =
      this.#controller.items.get(id) ??
      this.#controller.createTestItem(id, vscode.workspace.asRelativePath(shown), tests.file);
    item.children.replace(tests.cases.map((folder) => this.#caseItem(tests, folder, before)));
    return item;
  }

  #caseItem(tests: FoundTests, folder: vscode.Uri, before: ReadonlyMap<string, TestCase>): vscode.TestItem {
    const id = folder.toString();
    const item = before.get(id)?.item ?? this.#controller.createTestItem(id, nameOf(folder), tests.file);
    item.range = firstLine;
    item.canResolveChildren = true;
    this.#cases.set(id, { tests, folder, item });
    return item;
  }

  async #expectationItems(folder: vscode.Uri): Promise<vscode.TestItem[]> {
    const file = expectFileOf(folder);
    const text = await textOf(file);
    const lines = new TextLines(text);
    const expectations = expectationsIn(text).map(({ pointer, label, kind, start, end }, index) => {
      const item = this.#controller.createTestItem(`${folder}#${pointer}`, label, file);
      if (kind === 'table') item.description = 'table';
      item.range = new vscode.Range(positionAt(lines, start), positionAt(lines, end));
      item.sortText = String(index).padStart(6, '0');
      return item;
    });
    return [...expectations, ...(await this.#goldenItems(folder))];
  }

  async #goldenItems(folder: vscode.Uri): Promise<vscode.TestItem[]> {
    const tables = vscode.Uri.joinPath(folder, caseFiles.tables);
    const names = (await vscode.workspace.fs.readDirectory(tables).then(undefined, () => [])).map(([name]) => name);
    return names
      .filter((name) => name.endsWith('.csv'))
      .map((name) => {
        const table = name.slice(0, -'.csv'.length);
        const uri = vscode.Uri.joinPath(tables, name);
        const item = this.#controller.createTestItem(goldenId(folder, table), table, uri);
        item.description = 'golden table';
        item.sortText = `z${table}`;
        return item;
      });
  }
}

/** The id of the item of a golden table. */
export function goldenId(folder: vscode.Uri, table: string): string {
  return `${folder}#golden/${table}`;
}

/** Somebody who leaves out one expectation still runs the others of its case. */
function isLeftOut(exclude: readonly vscode.TestItem[], { item }: TestCase): boolean {
  return exclude.some((each) => each === item || each === item.parent);
}

function positionAt(lines: TextLines, offset: number): vscode.Position {
  const { line, character } = lines.placeAt(offset);
  return new vscode.Position(line, character);
}

async function textOf(file: vscode.Uri): Promise<string> {
  const read = await readAtMost(vscode.workspace.fs, file, maxBytes).then(undefined, () => undefined);
  return read instanceof Uint8Array ? new TextDecoder().decode(read) : '';
}

function nameOf({ path }: vscode.Uri): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
