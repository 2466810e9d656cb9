import type { CompletionItem, CompletionList, LanguageService, Position } from 'vscode-json-languageservice';
import { CompletionItemKind } from 'vscode-languageserver-types';
import type { ShapesFile } from '../../../engine/core/shapes/shapes.ts';
import type { ExtractorModel } from '../model/extractorModel.ts';
import { rangeOf } from '../text/ranges.ts';
import { findValuePlace, type ValuePlace } from './findValuePlace.ts';
import { namedValues } from './namedValues.ts';

/**
 * What can be written at a position: the schema's keys, values and snippets; at a value that names something of this
 * document or of the API's responses, those names instead.
 */
export async function findCompletions(
  json: LanguageService,
  model: ExtractorModel,
  position: Position,
  shapes: ShapesFile | undefined,
): Promise<CompletionList> {
  const list = await json.doComplete(model.document, position, model.json);
  const place = findValuePlace(model, model.document.offsetAt(position));
  const names = place ? namedValues(place, model, shapes) : [];
  if (!place || names.length === 0) return list ?? { isIncomplete: false, items: [] };
  return {
    isIncomplete: false,
    items: names.map(({ value, detail }, index) => itemOf(value, detail, index, place, model)),
  };
}

function itemOf(
  value: string,
  detail: string,
  index: number,
  { span, separatorAfter }: ValuePlace,
  { document }: ExtractorModel,
): CompletionItem {
  const text = JSON.stringify(value);
  return {
    label: value,
    kind: CompletionItemKind.Value,
    detail,
    sortText: String(index).padStart(4, '0'),
    filterText: text,
    textEdit: { range: rangeOf(document, span), newText: text + separatorAfter },
  };
}
