import type { LanguageService } from 'vscode-json-languageservice';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { BrokenDocument } from '../text/brokenDocument.ts';
import { fixedDocument } from '../text/fixedDocument.ts';
import { buildModel } from './buildModel.ts';
import type { ExtractorModel } from './extractorModel.ts';
import type { EnvironmentOf } from './known.ts';

/**
 * Keeps the model of a document, built once per version and environment and forgotten with the document. The model has its own copy of
 * the document, because the editor may change the original before a response is ready.
 */
export function createModelCache(
  json: LanguageService,
  environmentOf: EnvironmentOf,
): (document: BrokenDocument) => ExtractorModel {
  const models = new WeakMap<TextDocument, { version: number; model: ExtractorModel }>();
  return (document: BrokenDocument) => {
    const known = models.get(document);
    const environment = environmentOf(document);
    if (known?.version === document.version && known.model.environment === environment) return known.model;
    const { version, broken = [] } = document;
    const snapshot = fixedDocument(document);
    const model = { ...buildModel(snapshot, json.parseJSONDocument(snapshot), environment), broken };
    models.set(document, { version, model });
    return model;
  };
}
