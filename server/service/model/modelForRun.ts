import { applyEnvironment } from '@pagewright/core/environments/applyEnvironment';
import { standInSecrets } from '@pagewright/core/secrets/standInSecrets';
import type { LanguageService } from 'vscode-json-languageservice';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { buildModel } from './buildModel.ts';
import type { ExtractorModel } from './extractorModel.ts';
import { isStored, type Known } from './known.ts';

/**
 * The model of a document as a run will find it: with the values of its environment, and with stand-ins for the secrets
 * that the editor's store has. Its places are not those of the document.
 */
export function modelForRun(json: LanguageService, model: ExtractorModel, known: Known): ExtractorModel {
  const { document, environment } = model;
  if (known.secrets.size === 0 && environment === undefined) return model;
  const whole = applyEnvironment(document.getText(), environment);
  const text = standInSecrets(whole, (place) => isStored(place, known));
  const filled = TextDocument.create(document.uri, document.languageId, document.version, text);
  return buildModel(filled, json.parseJSONDocument(filled), environment);
}
