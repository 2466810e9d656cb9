import { stringIn } from '@pagewright/core/json/stringIn';
import type { SourceNode } from '@pagewright/core/project/source/sourceNode';
import { yamlScalarText } from '@pagewright/core/project/source/yaml/yamlScalarText';
import {
  isInline,
  type YamlLayout,
  yamlBelow,
  yamlBlock,
  yamlEntry,
  yamlInline,
  yamlInlineEntry,
} from '@pagewright/core/project/source/yaml/yamlText';
import type { CompletionItem } from 'vscode-json-languageservice';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { InsertTextFormat, InsertTextMode } from 'vscode-languageserver-types';
import { readSnippet, writeSnippet } from './jsonSnippet.ts';
import type { YamlCursor } from './yamlCursor.ts';

/** An item for a place in YAML, made of the one for the same place in JSON; undefined if it is nothing to write there. */
export function yamlItem(
  item: CompletionItem,
  cursor: YamlCursor,
  asked: TextDocument,
  layout: YamlLayout,
): CompletionItem | undefined {
  const snippet = readSnippet(
    cursor.kind,
    item.textEdit?.newText ?? item.insertText ?? item.label,
    item.insertTextFormat === InsertTextFormat.Snippet,
  );
  const written = snippet && writtenAt(snippet.node, cursor, layout);
  if (snippet === undefined || written === undefined) return undefined;
  const range = { start: asked.positionAt(written.start), end: asked.positionAt(cursor.end) };
  const { insertText: _, textEdit: __, ...rest } = item;
  return {
    ...rest,
    label: withoutQuotes(item.label),
    filterText: withoutQuotes(item.filterText ?? item.label),
    insertTextFormat: InsertTextFormat.Snippet,
    insertTextMode: InsertTextMode.asIs,
    textEdit: { range, newText: writeSnippet(written.text, snippet.places) },
  };
}

/** The text of a value or a key at a place, and from where on it is written. */
function writtenAt(
  node: SourceNode,
  cursor: YamlCursor,
  layout: YamlLayout,
): { text: string; start: number } | undefined {
  if (cursor.inFlow !== undefined) {
    const written = flowText(node, cursor);
    const { before, after } = cursor.inFlow;
    return written === undefined ? undefined : { text: before + written + after, start: cursor.start };
  }
  const { kind, start, column, afterColon, hasValue } = cursor;
  if (kind === 'key') {
    const [field] = node.kind === 'object' ? node.fields : [];
    if (field === undefined) return undefined;
    const { value, ...key } = field;
    const isAlone = hasValue || value === undefined;
    const text = isAlone ? yamlEntry(key, column, layout).slice(0, -1) : yamlEntry(field, column, layout);
    return { text, start };
  }
  if (afterColon === undefined) return { text: yamlBlock(node, column, layout), start };
  if (!isInline(node)) return { text: yamlBelow(node, column, layout), start: afterColon };
  return { text: `${start === afterColon ? ' ' : ''}${yamlInline(node, '', false)}`, start };
}

/** The text of a value or a key within brackets. */
function flowText(node: SourceNode, { kind, hasValue }: YamlCursor): string | undefined {
  if (kind === 'value') return yamlInline(node, '', true);
  const [field] = node.kind === 'object' ? node.fields : [];
  if (field === undefined) return undefined;
  const key = yamlScalarText(field.key.json, '', true);
  if (hasValue) return key;
  return field.value === undefined ? `${key}: ` : yamlInlineEntry(field, '');
}

/** A text of JSON without its quotes; any other as it is. */
function withoutQuotes(text: string): string {
  return /^"(?:[^"\\]|\\.)*"$/s.test(text) ? stringIn(text) : text;
}
