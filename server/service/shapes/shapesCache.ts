import type { TextDocument } from 'vscode-json-languageservice';
import type { FileError } from '../../../engine/core/errors.ts';
import { readShapes } from '../../../engine/core/shapes/readShapes.ts';
import type { ShapesFile } from '../../../engine/core/shapes/shapes.ts';
import { shapesFileOf } from '../../../engine/core/shapes/shapesFileOf.ts';
import { isIgnored, type ReadText } from '../readText.ts';
import { RecentDocuments } from '../recentDocuments.ts';

/** The known responses of the API, from the file next to a document. */
interface KnownShapes {
  /** Undefined if there is no such file. */
  shapes: ShapesFile | undefined;
  /** Why the file is not read, where that is so. */
  ignored: FileError | undefined;
}

/**
 * The file is read each time, because it may change at any moment, and parsed once per text: every feature gets
 * the same object while the text stays the same.
 */
export function createShapesCache(readText: ReadText): (document: Pick<TextDocument, 'uri'>) => Promise<KnownShapes> {
  const known = new RecentDocuments<{ text: string; shapes: ShapesFile | undefined }>();
  return async ({ uri }) => {
    const read = await readText(shapesFileOf(uri), 'shapes');
    const ignored = isIgnored(read) ? read : undefined;
    const text = typeof read === 'string' ? read : '';
    const earlier = known.get(uri);
    const shapes = earlier?.text === text ? earlier.shapes : readShapes(text);
    known.set(uri, { text, shapes });
    return { shapes, ignored };
  };
}
