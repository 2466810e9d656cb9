import { numberText } from '@pagewright/engine/text/countText';
import type * as vscode from 'vscode';
import { uriName } from '../../shared/uriName.ts';
import type { MemoryJob } from '../file/tableMessages.ts';
import { keyColumnsIn } from './keyColumnsIn.ts';

/** What is on no disk has to be in memory as a whole. */
const mostMegabytes = 64;
const manifestMegabytes = 1;

/** The files of VS Code, which may be anywhere. */
type Files = Pick<vscode.FileSystem, 'stat' | 'readFile'>;

/** Reads a table and its manifest. Throws with a message for the user. */
export async function readIntoMemory(files: Files, file: vscode.Uri): Promise<MemoryJob> {
  const content = await readUpTo(files, file, mostMegabytes);
  const manifest = await readUpTo(files, file.with({ path: `${file.path}.manifest` }), manifestMegabytes).catch(
    () => undefined,
  );
  return { content, keyColumns: keyColumnsIn(new TextDecoder().decode(manifest)) };
}

async function readUpTo(files: Files, file: vscode.Uri, megabytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const { size } = await files.stat(file);
  const bytes = size > megabytes * 1e6 ? undefined : await files.readFile(file);
  // Not every provider of files knows their sizes.
  if (bytes !== undefined && bytes.length <= megabytes * 1e6) return new Uint8Array(bytes);
  const has = numberText(Math.ceil((bytes?.length ?? size) / 1e6));
  throw new Error(
    `"${uriName(file)}" has ${has} MB. A table that is not on a disk of this machine may have ${megabytes} MB at most: open a copy on a disk in VS Code on the desktop.`,
  );
}
