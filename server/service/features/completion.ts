import type { CompletionItem, CompletionList, LanguageService, Position } from 'vscode-json-languageservice';
import type { ApiKnowledge } from '../descriptions/apiKnowledge.ts';
import type { ExtractorModel } from '../model/extractorModel.ts';
import { redactorOf } from '../model/redactorOf.ts';
import { findKeyPlace } from './completions/findKeyPlace.ts';
import { findValuePlace } from './completions/findValuePlace.ts';
import { completionSources } from './completions/index.ts';

interface CompletionKnowledge extends Pick<ApiKnowledge, 'shapes' | 'described'> {
  /** Unix time in milliseconds. */
  now: number;
}

/**
 * The possible texts at a position: keys, values and snippets of the schema; for words from this document, the API's
 * responses or a convention, those instead.
 */
export async function findCompletions(
  json: LanguageService,
  model: ExtractorModel,
  position: Position,
  knowledge: CompletionKnowledge,
): Promise<CompletionList> {
  const offset = model.document.offsetAt(position);
  const value = findValuePlace(model, offset);
  const request = { model, offset, value, key: value ? undefined : findKeyPlace(model, offset), ...knowledge };
  for (const source of completionSources) {
    const items = source(request);
    if (items.length > 0) return { isIncomplete: false, items: items.map((item) => withoutSecrets(item, model)) };
  }
  return (await json.doComplete(model.document, position, model.json)) ?? { isIncomplete: false, items: [] };
}

/** Masks secrets in an item. The label stays: it is the inserted text, and found while typing. */
function withoutSecrets(item: CompletionItem, model: ExtractorModel): CompletionItem {
  return item.detail === undefined ? item : { ...item, detail: redactorOf(model)(item.detail) };
}
