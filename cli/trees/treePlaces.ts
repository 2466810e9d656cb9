import path from 'node:path';
import type { ComposedConfiguration } from '@pagewright/engine/projects';
import {
  diskTreeFiles,
  type PlaceOfPointer,
  pointerPlaces,
  type SourcePlace,
  treePath,
} from '@pagewright/engine/treeFiles';

/** Says where something of a composed configuration is, as a person looks for it: `rows/users/config.json:12:9`. */
export class TreePlaces {
  readonly #texts: ReadonlyMap<string, string>;
  readonly #composed: ComposedConfiguration['composed'];
  readonly #placeOf: PlaceOfPointer;

  private constructor(texts: ReadonlyMap<string, string>, composed: ComposedConfiguration['composed']) {
    this.#texts = texts;
    this.#composed = composed;
    this.#placeOf = pointerPlaces(composed);
  }

  /** Reads the files of a configuration, whose lines are counted. */
  static async of({ composed }: Pick<ComposedConfiguration, 'composed'>): Promise<TreePlaces> {
    const texts = await Promise.all(
      composed.files.map(async (file) => [file, (await diskTreeFiles.read(file)) ?? ''] as const),
    );
    return new TreePlaces(new Map(texts), composed);
  }

  /** The place of a pointer into the composed text; the pointer itself if it is in no file. */
  textOf(pointer: string): string {
    const place = this.#placeOf(pointer);
    return place === undefined ? pointer : this.shown(place);
  }

  shown({ file, start }: SourcePlace): string {
    const { line, column } = placeAt(this.#texts.get(file) ?? '', start);
    return `${shownFile(file)}:${line}:${column}`;
  }

  /** Whether a file is one of those that the configuration is composed of. */
  has(file: string): boolean {
    return this.#texts.has(treePath(file));
  }

  /** The line of the composed text for a line of a file: the one with the first key or value that is written there. */
  toComposed(file: string, line: number): number | undefined {
    const text = this.#texts.get(treePath(file)) ?? '';
    const start = offsetOf(text, line);
    for (const { index } of text.slice(start, offsetOf(text, line + 1)).matchAll(/[\p{L}\p{N}_"'#{[]+/gu)) {
      const position = this.#composed.positionOf(treePath(file), start + index);
      if (position !== undefined) return placeAt(this.#composed.text, position).line;
    }
    return undefined;
  }

  /** The place in a file for one in the composed text; undefined for what is written in no file. */
  toFile({ line, column }: TextPlace): (TextPlace & { path: string }) | undefined {
    const at = offsetOf(this.#composed.text, line) + column - 1;
    const place = this.#composed.placeOf(at, at + 1);
    const text = place && this.#texts.get(place.file);
    if (place === undefined || text === undefined) return undefined;
    return { path: path.normalize(place.file), ...placeAt(text, place.start) };
  }
}

/** A place in a text. Lines and columns count from 1. */
interface TextPlace {
  line: number;
  column: number;
}

const lineEnd = /\r\n|\r|\n/g;

function placeAt(text: string, offset: number): TextPlace {
  const before = text.slice(0, offset).split(lineEnd);
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

/** The offset of the beginning of a line; the end of the text for a line after the last. */
function offsetOf(text: string, line: number): number {
  const ends = [...text.matchAll(lineEnd)].map(({ 0: end, index }) => index + end.length);
  return [0, ...ends][line - 1] ?? text.length;
}

/** The path of a file as a person writes it: from the current folder, if it is below that. */
export function shownFile(file: string): string {
  const relative = path.relative('.', file);
  return relative.startsWith('..') || path.isAbsolute(relative) ? path.normalize(file) : relative;
}
