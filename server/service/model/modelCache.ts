import type { LanguageService, TextDocument } from 'vscode-json-languageservice';
import { buildModel } from './buildModel.ts';
import type { ExtractorModel } from './extractorModel.ts';

/** Gives the model of a document, built once per version and forgotten with the document. */
export function createModelCache(json: LanguageService): (document: TextDocument) => ExtractorModel {
  const models = new WeakMap<TextDocument, { version: number; model: ExtractorModel }>();
  return (document) => {
    const known = models.get(document);
    if (known?.version === document.version) return known.model;
    const model = buildModel(document, json.parseJSONDocument(document));
    models.set(document, { version: document.version, model });
    return model;
  };
}
