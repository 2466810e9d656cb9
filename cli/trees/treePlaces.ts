import path from 'node:path';
import type { ComposedConfiguration } from '@pagewright/engine/projects';
import { TextLines } from '@pagewright/engine/text/textLines';
import {
  diskTreeFiles,
  type PlaceOfPointer,
  pointerPlaces,
  type SourcePlace,
  treePath,
} from '@pagewright/engine/treeFiles';

/** Says where something of a composed configuration is, as a person looks for it: `rows/users/config.json:12:9`. */
export class TreePlaces {
  readonly #texts: ReadonlyMap<string, TextLines>;
  readonly #lines: TextLines;
  readonly #composed: ComposedConfiguration['composed'];
  readonly #placeOf: PlaceOfPointer;

  private constructor(texts: ReadonlyMap<string, TextLines>, composed: ComposedConfiguration['composed']) {
    this.#texts = texts;
    this.#composed = composed;
    this.#lines = new TextLines(composed.text);
    this.#placeOf = pointerPlaces(composed);
  }

  /** Reads the files of a configuration, whose lines are counted. */
  static async of({ composed }: Pick<ComposedConfiguration, 'composed'>): Promise<TreePlaces> {
    const texts = await Promise.all(
      composed.files.map(async (file) => [file, new TextLines((await diskTreeFiles.read(file)) ?? '')] as const),
    );
    return new TreePlaces(new Map(texts), composed);
  }

  /** The place of a pointer into the composed text; the pointer itself if it is in no file. */
  textOf(pointer: string): string {
    const place = this.#placeOf(pointer);
    return place === undefined ? pointer : this.shown(place);
  }

  shown({ file, start }: SourcePlace): string {
    const { line, column } = shownPlace(this.#linesOf(file), start);
    return `${shownFile(file)}:${line}:${column}`;
  }

  /** Whether a file is one of those that the configuration is composed of. */
  has(file: string): boolean {
    return this.#texts.has(treePath(file));
  }

  /** The line of the composed text for a line of a file: the one with the first key or value that is written there. */
  toComposed(file: string, line: number): number | undefined {
    const lines = this.#linesOf(treePath(file));
    const start = lines.startOf(line - 1);
    for (const { index } of lines.textOf(line - 1).matchAll(/[\p{L}\p{N}_"'#{[]+/gu)) {
      const position = this.#composed.positionOf(treePath(file), start + index);
      if (position !== undefined) return shownPlace(this.#lines, position).line;
    }
    return undefined;
  }

  /** The place in a file for one in the composed text; undefined for what is written in no file. */
  toFile({ line, column }: TextPlace): (TextPlace & { path: string }) | undefined {
    const at = this.#lines.startOf(line - 1) + column - 1;
    const place = this.#composed.placeOf(at, at + 1);
    const lines = place && this.#texts.get(place.file);
    if (place === undefined || lines === undefined) return undefined;
    return { path: path.normalize(place.file), ...shownPlace(lines, place.start) };
  }

  #linesOf(file: string): TextLines {
    return this.#texts.get(file) ?? new TextLines('');
  }
}

/** A place in a text. Lines and columns count from 1. */
interface TextPlace {
  line: number;
  column: number;
}

/** The place of an offset, as a person counts. */
function shownPlace(lines: TextLines, offset: number): TextPlace {
  const { line, character } = lines.placeAt(offset);
  return { line: line + 1, column: character + 1 };
}

/** The path of a file as a person writes it: from the current folder, if it is below that. */
export function shownFile(file: string): string {
  const relative = path.relative('.', file);
  return relative.startsWith('..') || path.isAbsolute(relative) ? path.normalize(file) : relative;
}
