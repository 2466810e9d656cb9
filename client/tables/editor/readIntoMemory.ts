import { numberText } from '@pagewright/engine/text/countText';
import type * as vscode from 'vscode';
import { readAtMost } from '../../shared/readAtMost.ts';
import { uriName } from '../../shared/uriName.ts';
import type { MemoryJob } from '../file/tableMessages.ts';
import { keyColumnsIn } from './keyColumnsIn.ts';

/** The maximum size of a table that is not on a disk and has to be in memory as a whole. */
const maxMegabytes = 64;
const manifestMegabytes = 1;

/** The files of VS Code, which may be anywhere. */
type Files = Pick<vscode.FileSystem, 'stat' | 'readFile'>;

/** Reads a table and its manifest. Throws with a message for the user. */
export async function readIntoMemory(files: Files, file: vscode.Uri): Promise<MemoryJob> {
  const content = await read(files, file, maxMegabytes);
  const manifest = await read(files, file.with({ path: `${file.path}.manifest` }), manifestMegabytes).catch(
    () => undefined,
  );
  return { content, keyColumns: keyColumnsIn(new TextDecoder().decode(manifest)) };
}

async function read(files: Files, file: vscode.Uri, megabytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const found = await readAtMost(files, file, megabytes * 1e6);
  if (found instanceof Uint8Array) return new Uint8Array(found);
  if (found.problem === 'folder') throw new Error(`"${uriName(file)}" is a folder.`);
  const has = numberText(Math.ceil(found.bytes / 1e6));
  throw new Error(
    `"${uriName(file)}" has ${has} MB. A table that is not on a disk of this machine may have ${megabytes} MB at most: open a copy on a disk in VS Code on the desktop.`,
  );
}
