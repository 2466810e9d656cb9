import { type FileError, isFileError } from '@pagewright/core/errors';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { ExtractorModel } from '../model/extractorModel.ts';
import type { NearestFile } from '../severities/createSeverities.ts';
import type { ApiShapes } from '../shapes/jobShapes.ts';
import type { KnownShapesOf } from '../shapes/shapesCache.ts';
import { Described } from './described.ts';
import type { DescriptionReader, OpenDescription } from './descriptionReader.ts';
import { findDescriptionFiles } from './findDescriptionFiles.ts';

/** The knowledge of the API of a configuration. */
export interface ApiKnowledge {
  /** The seen responses, and the described ones for jobs without a seen response. */
  shapes: ApiShapes | undefined;
  /** The seen responses only. */
  learned: ApiShapes | undefined;
  described: Described | undefined;
  /** The unread files, with the reasons. */
  ignored: readonly FileError[];
}

/** Gets the knowledge. Asks for files first, so that the disk responds while the text is parsed. */
type KnowledgeOf = (
  document: TextDocument,
  modelOf: (document: TextDocument) => ExtractorModel | Promise<ExtractorModel>,
) => Promise<ApiKnowledge>;

/** Joins the shapes that runs have learned with those of a description. */
export function createApiKnowledge(
  knownShapesOf: KnownShapesOf,
  nearestFile: (uri: string) => Promise<NearestFile | undefined>,
  reader: DescriptionReader | undefined,
): KnowledgeOf {
  const known = new WeakMap<ExtractorModel, ApiKnowledge>();
  return async (document, modelOf) => {
    const asked = Promise.all([knownShapesOf(document), openDescription(document.uri)]);
    const model = await modelOf(document);
    const [{ shapes: learned, ignored }, description] = await asked;
    const errors = [ignored, description].filter((each) => isFileError(each));
    if (description === undefined || isFileError(description))
      return { shapes: learned, learned, described: undefined, ignored: errors };
    const earlier = known.get(model);
    const described = await describedBy(description, model, earlier?.described);
    // The previous object if the shapes are equal, so that results made with it are not made again.
    const isSame = earlier?.described === described && earlier.learned === learned;
    const shapes = isSame ? earlier.shapes : described.addTo(learned);
    const knowledge = { shapes, learned, described, ignored: errors };
    known.set(model, knowledge);
    return knowledge;
  };

  async function openDescription(uri: string): Promise<OpenDescription | FileError | undefined> {
    if (reader === undefined) return undefined;
    const files = findDescriptionFiles(uri, await nearestFile(uri));
    return isFileError(files) ? files : await reader.open(files);
  }
}

async function describedBy(
  description: OpenDescription,
  model: ExtractorModel,
  earlier: Described | undefined,
): Promise<Described> {
  if (earlier?.description === description && earlier.isComplete) return earlier;
  const described = new Described(description, model);
  await described.refresh();
  return described;
}
