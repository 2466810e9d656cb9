import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import * as vscode from 'vscode';
import { readFolder } from '../../../support/readFolder.ts';
import defaultSeed from '../../../support/stack/seed.json' with { type: 'json' };
import { closeAll } from './closeAll.ts';
import { fileUri } from './fileUri.ts';
import { stack, token, url } from './platformProject.ts';
import { type RecordedMessage, type RecordedWindow, recordWindow, type WindowAnswers } from './recordWindow.ts';

const execute = vscode.commands.executeCommand;

/** A folder of the workspace that is connected to a branch of the project. */
export interface ConnectedFolder {
  uri: vscode.Uri;
  files(): Record<string, string>;
  read(file: string): string;
  write(file: string, text: string): void;
  /** Replaces a part of a file that must be there. */
  edit(file: string, part: string, by: string): void;
  /** The address of a file in it. */
  of(file: string): vscode.Uri;
}

/** A project with several configurations, and folders that are connected to it. */
export interface Shop {
  window: RecordedWindow;
  folders: Record<string, ConnectedFolder>;
  /** Executes a command, and waits for its messages, which may come a moment after it. */
  run(command: string, given: unknown, answers?: WindowAnswers, count?: number): Promise<RecordedMessage[]>;
}

/** Jobs there end at once. */
const seed = { ...defaultSeed, jobMilliseconds: 5 };

/** Connects folders, by their names, to branches, for the suite it is called in, and pulls all into them; each test begins with both as they were. */
export function inShop(
  branches: Readonly<Record<string, string>>,
  { seed: given = seed, prepare }: { seed?: Record<string, unknown>; prepare?(folder: ConnectedFolder): void } = {},
): () => Shop {
  let shop: Shop;
  let pulled: Record<string, Record<string, string>>;
  before(async () => {
    const window = recordWindow();
    const folders = Object.fromEntries(Object.keys(branches).map((name) => [name, folderOf(name)]));
    shop = { window, folders, run: (...args) => run(window, ...args) };
    await stack.reset(given);
    for (const [name, folder] of Object.entries(folders)) {
      prepare?.(folder);
      await connect(shop, folder, branches[name] ?? '');
      const [said] = await shop.run('pagewright.pull', folder.uri, { picks: [name] });
      assert.match(said?.text ?? '', /^Pulled /);
    }
    pulled = filesOf(shop);
  });
  beforeEach(async () => {
    await stack.reset(given);
    for (const [name, folder] of Object.entries(shop.folders)) bringBack(folder, pulled[name] ?? {});
    await execute('pagewright.refreshProject');
    if (vscode.window.activeTextEditor !== undefined) await execute('workbench.action.closeAllEditors');
    shop.window.clear();
  });
  after(async () => {
    await stack.fault({ kind: 'valid' });
    shop.window.clear();
    for (const { uri } of Object.values(shop.folders)) {
      shop.window.answers = { buttons: ['Disconnect'] };
      await execute('pagewright.disconnectFromProject', uri);
    }
    shop.window.restore();
    await closeAll();
    for (const { uri } of Object.values(shop.folders)) await vscode.workspace.fs.delete(uri, { recursive: true });
  });
  return () => shop;
}

function filesOf({ folders }: Shop): Record<string, Record<string, string>> {
  return Object.fromEntries(Object.entries(folders).map(([name, folder]) => [name, folder.files()]));
}

function folderOf(name: string): ConnectedFolder {
  const uri = fileUri(name);
  const place = (file: string) => path.join(uri.fsPath, file);
  const read = (file: string) => readFileSync(place(file), 'utf8');
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(place(file)), { recursive: true });
    // In one step: an editor that has the file would read it empty.
    const whole = path.join(os.tmpdir(), `pagewright-${process.pid}.tmp`);
    writeFileSync(whole, text);
    renameSync(whole, place(file));
  };
  mkdirSync(uri.fsPath, { recursive: true });
  return {
    uri,
    read,
    write,
    files: () => readFolder(uri.fsPath),
    edit(file, part, by) {
      const text = read(file);
      if (!text.includes(part)) throw new Error(`"${part}" is not in ${file}.`);
      write(file, text.replace(part, by));
    },
    of: (file) => vscode.Uri.joinPath(uri, file),
  };
}

/** Writes the files that are not as they were, and removes those that were not there. */
function bringBack(folder: ConnectedFolder, pulled: Record<string, string>): void {
  const files = folder.files();
  for (const file of Object.keys(files)) if (!(file in pulled)) rmSync(folder.of(file).fsPath);
  for (const [file, text] of Object.entries(pulled)) if (files[file] !== text) folder.write(file, text);
}

async function connect(shop: Shop, { uri }: ConnectedFolder, branch: string): Promise<void> {
  const [said] = await shop.run('pagewright.connectToProject', uri, {
    picks: ['Another Stack…', branch],
    input: (prompt) => (prompt.startsWith('Stack') ? `${url}/admin/projects/4321` : token),
  });
  assert.match(said?.text ?? '', new RegExp(`Connected to project "Mock project", branch "${branch}"`));
}

const pauseMs = 2;
const tries = 5000;

async function run(
  window: RecordedWindow,
  command: string,
  given: unknown,
  answers: WindowAnswers = {},
  count = 1,
): Promise<RecordedMessage[]> {
  window.clear();
  window.answers = { input: () => 'New password', ...answers };
  await execute(command, given);
  const pause = () => new Promise((resolve) => setTimeout(resolve, pauseMs));
  for (let left = tries; window.messages.length < count && left > 0; left--) await pause();
  // One that is too many comes in the same moment.
  await pause();
  return [...window.messages];
}
