import type { TextDocument } from 'vscode-json-languageservice';
import { readShapes } from '../../../engine/core/shapes/readShapes.ts';
import type { ShapesFile } from '../../../engine/core/shapes/shapes.ts';
import { shapesFileOf } from '../../../engine/core/shapes/shapesFileOf.ts';
import { RecentDocuments } from '../recentDocuments.ts';

/** The known responses of the API from the file next to a document; undefined if there is no such file. */
type ShapesOf = (document: Pick<TextDocument, 'uri'>) => Promise<ShapesFile | undefined>;

/**
 * The file is read each time, because it may change at any moment, and parsed once per text: every feature gets
 * the same object while the text stays the same.
 */
export function createShapesCache(readText: (uri: string) => Promise<string | undefined>): ShapesOf {
  const known = new RecentDocuments<{ text: string; shapes: ShapesFile | undefined }>();
  return async ({ uri }) => {
    const text = (await readText(shapesFileOf(uri))) ?? '';
    const earlier = known.get(uri);
    if (earlier?.text === text) return earlier.shapes;
    const shapes = readShapes(text);
    known.set(uri, { text, shapes });
    return shapes;
  };
}
