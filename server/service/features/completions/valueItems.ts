import type { CompletionItem } from 'vscode-json-languageservice';
import { CompletionItemKind, InsertTextFormat } from 'vscode-languageserver-types';
import type { ExtractorModel } from '../../model/extractorModel.ts';
import { rangeOf } from '../../text/ranges.ts';
import type { ValuePlace } from './findValuePlace.ts';

export interface OfferedValue {
  label: string;
  /** The detail, shown next to the value in the list. */
  detail: string;
  /** The documentation, as Markdown; empty for none. */
  documentation?: string;
  /** A snippet; if absent, the label as text. */
  snippet?: string;
}

/** Items that write a value into a place, in this order. */
export function valueItems(
  offered: readonly OfferedValue[],
  { span, separatorAfter }: ValuePlace,
  { document }: Pick<ExtractorModel, 'document'>,
): CompletionItem[] {
  return offered.map(({ label, detail, documentation, snippet }, index) => ({
    label,
    kind: snippet === undefined ? CompletionItemKind.Value : CompletionItemKind.Function,
    detail,
    ...documented(documentation),
    sortText: String(index).padStart(4, '0'),
    filterText: JSON.stringify(label),
    textEdit: { range: rangeOf(document, span), newText: (snippet ?? JSON.stringify(label)) + separatorAfter },
    ...(snippet !== undefined && { insertTextFormat: InsertTextFormat.Snippet }),
  }));
}

/** The longer text of an item. */
export function documented(value: string | undefined): Pick<CompletionItem, 'documentation'> {
  return value ? { documentation: { kind: 'markdown', value } } : {};
}
