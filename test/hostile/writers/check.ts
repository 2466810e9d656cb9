import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Writer } from './writer.ts';

/** The part that is equal in all whole files of a writer, by file name. */
export type Essences = ReadonlyMap<string, unknown>;

/** Reads the parts that whole files of a writer have in common from an undisturbed run. */
export function essencesIn(writer: Writer, folder: string): Essences {
  return new Map(filesOf(writer).map((file) => [file, essenceOf(writer, textOf(folder, file))]));
}

/** The texts of the files of a writer, by their names; undefined where there is none. */
export function textsIn(writer: Writer, folder: string): ReadonlyMap<string, string | undefined> {
  return new Map(filesOf(writer).map((file) => [file, textOf(folder, file)]));
}

/** Fails unless each file is the one of before or a new one, or missing while it is being moved. */
export function assertOldOrNew(
  writer: Writer,
  folder: string,
  { before, essences }: { before: ReturnType<typeof textsIn>; essences: Essences },
): void {
  for (const [file, text] of textsIn(writer, folder)) {
    const isMoved = text === undefined && writer.moves?.includes(file);
    if (text !== before.get(file) && !isMoved) assertNew(writer, folder, essences, [file]);
  }
}

/** Fails unless each file is a new one, whole. */
export function assertNew(writer: Writer, folder: string, essences: Essences, files = filesOf(writer)): void {
  for (const file of files) {
    const text = textOf(folder, file);
    const isWhole = text !== undefined && isDeepStrictEqual(essenceOf(writer, text), essences.get(file));
    assert.ok(
      isWhole,
      `"${file}" is ${text === undefined ? 'missing' : `a part: ${text.length} ${text.slice(0, 80)}`}`,
    );
  }
}

/** The hidden files in a folder and below it. */
export function hiddenIn(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => path.basename(name).startsWith('.pagewright-'));
}

function filesOf({ replaces = [], makes = [], moves = [] }: Writer): string[] {
  return [...replaces, ...makes, ...moves];
}

function textOf(folder: string, file: string): string | undefined {
  const place = path.join(folder, file);
  return existsSync(place) ? readFileSync(place, 'latin1') : undefined;
}

/** No essence of half a file, which cannot be read. */
function essenceOf({ essence = (text) => text }: Writer, text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : essence(text);
  } catch {
    return 'half a file';
  }
}
