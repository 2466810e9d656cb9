import path from 'node:path';
import type { ComposedConfiguration } from '@pagewright/engine/projects';
import { diskTreeFiles, type PlaceOfPointer, pointerPlaces, type SourcePlace } from '@pagewright/engine/treeFiles';

/** Says where something of a composed configuration is, as a person looks for it: `rows/users/config.json:12:9`. */
export class TreePlaces {
  readonly #texts: ReadonlyMap<string, string>;
  readonly #placeOf: PlaceOfPointer;

  private constructor(texts: ReadonlyMap<string, string>, placeOf: PlaceOfPointer) {
    this.#texts = texts;
    this.#placeOf = placeOf;
  }

  /** Reads the files of a configuration, whose lines are counted. */
  static async of({ composed }: Pick<ComposedConfiguration, 'composed'>): Promise<TreePlaces> {
    const texts = await Promise.all(
      composed.files.map(async (file) => [file, (await diskTreeFiles.read(file)) ?? ''] as const),
    );
    return new TreePlaces(new Map(texts), pointerPlaces(composed));
  }

  /** The place of a pointer into the composed text; the pointer itself if it is in no file. */
  textOf(pointer: string): string {
    const place = this.#placeOf(pointer);
    return place === undefined ? pointer : this.shown(place);
  }

  shown({ file, start }: SourcePlace): string {
    const before = (this.#texts.get(file) ?? '').slice(0, start).split(/\r\n|\r|\n/);
    return `${shownFile(file)}:${before.length}:${(before.at(-1) ?? '').length + 1}`;
  }
}

/** The path of a file as a person writes it: from the current folder, if it is below that. */
export function shownFile(file: string): string {
  const relative = path.relative('.', file);
  return relative.startsWith('..') || path.isAbsolute(relative) ? path.normalize(file) : relative;
}
