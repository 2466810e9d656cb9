import type { CompletionItem } from 'vscode-json-languageservice';
import { CompletionItemKind, InsertTextFormat } from 'vscode-languageserver-types';
import type { ExtractorModel } from '../../model/extractorModel.ts';
import { rangeOf } from '../../text/ranges.ts';
import type { KeyPlace } from './completionSource.ts';
import { escapeSnippet } from './escapeSnippet.ts';
import { documented } from './valueItems.ts';

interface OfferedKey {
  label: string;
  /** The detail, shown next to the key in the list. */
  detail: string;
  /** The documentation, as Markdown; empty for none. */
  documentation?: string;
  /** The value to write with it, as a snippet. */
  value: string;
}

/** Items that write keys into an object, in this order, without its existing keys. */
export function keyItems(
  offered: readonly OfferedKey[],
  { object, property, span, hasValue, separatorAfter }: KeyPlace,
  { document }: Pick<ExtractorModel, 'document'>,
): CompletionItem[] {
  const others = object.properties.filter((each) => each !== property).map(({ keyNode }) => keyNode.value);
  const taken = new Set(others);
  return offered
    .filter(({ label }) => !taken.has(label))
    .map(({ label, detail, documentation, value }, index) => {
      const key = escapeSnippet(JSON.stringify(label));
      return {
        label,
        kind: CompletionItemKind.Property,
        detail,
        ...documented(documentation),
        sortText: String(index).padStart(4, '0'),
        filterText: JSON.stringify(label),
        insertTextFormat: InsertTextFormat.Snippet,
        textEdit: {
          range: rangeOf(document, span),
          newText: hasValue ? key : `${key}: ${value}${separatorAfter}`,
        },
      };
    });
}
