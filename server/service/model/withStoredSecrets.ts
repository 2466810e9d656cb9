import type { LanguageService } from 'vscode-json-languageservice';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { standInSecrets } from '../../../engine/core/secrets/standInSecrets.ts';
import { isStored, type Known } from '../known.ts';
import { buildModel } from './buildModel.ts';
import type { ExtractorModel } from './extractorModel.ts';

/** The model of a document with stand-ins for the secrets that the editor's store has: as a run will find it. */
export function withStoredSecrets(json: LanguageService, model: ExtractorModel, known: Known): ExtractorModel {
  if (known.secrets.size === 0) return model;
  const { uri, languageId, version } = model.document;
  const text = standInSecrets(model.document.getText(), (place) => isStored(place, known));
  const document = TextDocument.create(uri, languageId, version, text);
  return buildModel(document, json.parseJSONDocument(document));
}
