import type { CompletionItem } from 'vscode-json-languageservice';
import { CompletionItemKind } from 'vscode-languageserver-types';
import { findJobLine } from '../../model/findJobLine.ts';
import { findObject, findText } from '../../model/nodes.ts';
import { covers, rangeOf } from '../../text/ranges.ts';
import type { CompletionSource } from './completionSource.ts';

/** The placeholders of a child job and of its parents, after a brace in its endpoint. */
export const placeholderMarks: CompletionSource = ({ model, offset, value }) => {
  const { document } = model;
  const line = value?.property.keyNode.value === 'endpoint' ? findJobLine(model, value.property.parent) : [];
  const endpoint = findText(line[0]?.node, 'endpoint');
  if (!endpoint || endpoint !== value?.property.valueNode || !covers(endpoint, offset)) return [];
  const text = document.getText();
  const begun = /\{([^{}]*)$/.exec(text.slice(endpoint.offset, offset))?.[1];
  if (begun === undefined) return [];
  const rest = /^[^{}"]*\}/.exec(text.slice(offset, endpoint.offset + endpoint.length))?.[0] ?? '';
  const span = { offset: offset - begun.length, length: begun.length + rest.length };
  const names = line.flatMap(({ node }) => findObject(node, 'placeholders')?.properties ?? []);
  return [...new Set(names.map(({ keyNode }) => keyNode.value))].map(
    (name, index): CompletionItem => ({
      label: name,
      kind: CompletionItemKind.Variable,
      detail: 'placeholder',
      sortText: String(index).padStart(4, '0'),
      filterText: name,
      textEdit: { range: rangeOf(document, span), newText: `${JSON.stringify(name).slice(1, -1)}}` },
    }),
  );
};
