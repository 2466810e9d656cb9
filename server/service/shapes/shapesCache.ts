import type { TextDocument } from 'vscode-json-languageservice';
import { readShapes } from '../../../engine/core/shapes/readShapes.ts';
import type { ShapesFile } from '../../../engine/core/shapes/shapes.ts';
import { RecentDocuments } from '../recentDocuments.ts';

/** Gives what is known of the API's responses beside a document; undefined where there is no such file. */
type ShapesOf = (document: Pick<TextDocument, 'uri'>) => Promise<ShapesFile | undefined>;

/**
 * The file is read each time, because it may change at any moment, and understood once per text: every feature is given
 * the same object as long as the text is the same.
 */
export function createShapesCache(readText: (uri: string) => Promise<string | undefined>): ShapesOf {
  const known = new RecentDocuments<{ text: string; shapes: ShapesFile | undefined }>();
  return async ({ uri }) => {
    const text = (await readText(shapesUri(uri))) ?? '';
    const earlier = known.get(uri);
    if (earlier?.text === text) return earlier.shapes;
    const shapes = readShapes(text);
    known.set(uri, { text, shapes });
    return shapes;
  };
}

/**
 * The file beside a configuration that holds the shapes of its responses (`contracts.md`, "Response shapes"):
 * `users.extractor.json` → `users.shapes.json`, `config.json` → `config.shapes.json`.
 */
export function shapesUri(configUri: string): string {
  return configUri.replace(/((\.extractor)?\.json)?$/, '.shapes.json');
}
