import type { ComposedPlaces } from '@pagewright/debugger/composedMessages';
import { TextLines } from '@pagewright/engine/text/textLines';
import type { Composition } from '../../project/composition/composition.ts';

/** The names of files in a composition for their paths on the disk, and back. */
export interface FileNames {
  nameOf(path: string): string;
  pathOf(name: string): string;
}

/** The places of the files that a debugged configuration is composed of, and those in the text that the debugger has. */
export class CompositionPlaces implements ComposedPlaces {
  readonly #composition: Composition;
  readonly #composed: TextLines;
  readonly #names: FileNames;

  constructor(composition: Composition, names: FileNames) {
    this.#composition = composition;
    this.#composed = new TextLines(composition.composed.text);
    this.#names = names;
  }

  /** Whether a file on the disk is one of those that the configuration is composed of. */
  has(path: string): boolean {
    return this.#composition.texts.has(this.#names.nameOf(path));
  }

  /** The line of the composed text for a line of a file: the one with the first key or value that is written there. */
  toComposed(path: string, line: number): number | undefined {
    const file = this.#names.nameOf(path);
    const text = this.#composition.texts.get(file) ?? '';
    const lines = new TextLines(text);
    const start = lines.offsetAt({ line: line - 1, character: 0 });
    const end = lines.offsetAt({ line: line - 1, character: Number.POSITIVE_INFINITY });
    for (const { index } of text.slice(start, end).matchAll(/[\p{L}\p{N}_"'#{[]+/gu)) {
      const position = this.#composition.composed.positionOf(file, start + index);
      if (position !== undefined) return this.#composed.placeAt(position).line + 1;
    }
    return undefined;
  }

  /** The place in a file for one in the composed text; undefined for what is written in no file. */
  toFile({ line, column }: { line: number; column: number }): ReturnType<ComposedPlaces['toFile']> {
    const start = this.#composed.offsetAt({ line: line - 1, character: column - 1 });
    const at = this.#composition.composed.placeOf(start, start + 1);
    const text = at && this.#composition.texts.get(at.file);
    if (at === undefined || text === undefined) return undefined;
    const place = new TextLines(text).placeAt(at.start);
    return { path: this.#names.pathOf(at.file), line: place.line + 1, column: place.character + 1 };
  }
}
