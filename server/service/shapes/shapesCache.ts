import type { FileError } from '@pagewright/core/errors';
import { mergeShapesFiles } from '@pagewright/core/shapes/mergeShapes';
import { readShapes } from '@pagewright/core/shapes/readShapes';
import type { ShapesFile } from '@pagewright/core/shapes/shapes';
import { shapesFileOf } from '@pagewright/core/shapes/shapesFileOf';
import type { TextDocument } from 'vscode-json-languageservice';
import type { Known, KnownOf } from '../model/known.ts';
import { isIgnored, type ReadText } from '../text/readText.ts';
import { RecentDocuments } from '../text/recentDocuments.ts';

/** The known responses of the API: from the file next to a document, and those that the editor has learned from runs. */
interface KnownShapes {
  /** The shapes; undefined if nothing is known. */
  shapes: ShapesFile | undefined;
  /** The reason why the file next to the document is not read, if it is not. */
  ignored: FileError | undefined;
}

/** Gets the known responses of a configuration. */
export type KnownShapesOf = (document: Pick<TextDocument, 'uri'>) => Promise<KnownShapes>;

/** The sources of the known responses, to detect changes. */
interface Read {
  text: string;
  beside: ShapesFile | undefined;
  learned: ShapesFile | undefined;
  shapes: ShapesFile | undefined;
}

/**
 * Creates a cache. The file next to a document is read each time, because it may change at any moment, and parsed once
 * per text: every feature gets the same object while nothing changes. The editor reports when it has learned something.
 */
export function createShapesCache(readText: ReadText, knownOf: KnownOf): KnownShapesOf {
  const known = new RecentDocuments<Read>();
  const learnedOf = createLearnedCache(readText);
  return async ({ uri }) => {
    const [read, learned] = await Promise.all([readText(shapesFileOf(uri), 'shapes'), learnedOf(knownOf(uri))]);
    const text = typeof read === 'string' ? read : '';
    const earlier = known.get(uri);
    const beside = earlier?.text === text ? earlier.beside : readShapes(text);
    const isSame = earlier !== undefined && earlier.beside === beside && earlier.learned === learned;
    const shapes = isSame ? earlier.shapes : mergeShapesFiles(beside, learned);
    known.set(uri, { text, beside, learned, shapes });
    return { shapes, ignored: isIgnored(read) ? read : undefined };
  };
}

function createLearnedCache(readText: ReadText): (known: Known) => Promise<ShapesFile | undefined> {
  const cached = new RecentDocuments<{ changedAt: number; shapes: ShapesFile | undefined }>();
  return async ({ shapes: file }) => {
    if (file === undefined) return undefined;
    const earlier = cached.get(file.uri);
    if (earlier?.changedAt === file.changedAt) return earlier.shapes;
    const text = await readText(file.uri, 'shapes');
    const shapes = typeof text === 'string' ? readShapes(text) : undefined;
    cached.set(file.uri, { changedAt: file.changedAt, shapes });
    return shapes;
  };
}
