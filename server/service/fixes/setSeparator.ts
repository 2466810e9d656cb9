import type { ASTNode, PropertyASTNode, StringASTNode, TextEdit } from 'vscode-json-languageservice';
import type { ExtractorModel } from '../model/extractorModel.ts';
import { findProperty } from '../model/nodes.ts';
import type { SeparatorData } from '../rules/rule.ts';
import { insertProperty, replaceWith } from '../text/edits.ts';
import type { Fix } from './fix.ts';
import { nodeAtSpan } from './nodeAtSpan.ts';

/** Writes another separator for a path to a key with the default one in its name. */
export const setSeparator: Fix = {
  codes: [
    'pagination.url-key-not-found',
    'job.data-field-not-found',
    'job.response-filter-not-found',
    'mapping.path-not-found',
  ],
  create(model, span, { found, separator }) {
    const node = nodeAtSpan(model, span);
    const property = node?.parent;
    if (separator === undefined || node?.type !== 'string' || node.value !== found) return undefined;
    if (property?.type !== 'property') return undefined;
    const edits = node === property.keyNode ? ofColumn(model, property, separator) : ofPath(model, node, separator);
    return edits && { title: `Set "${separator.key}" to "${separator.delimiter}"`, edits };
  },
};

/** Fixes a path that is a value: the option is written next to it, or both in a separate object. */
function ofPath(model: ExtractorModel, node: StringASTNode, separator: SeparatorData): TextEdit[] | undefined {
  const { key, path, delimiter, holds } = separator;
  const property = node.parent?.type === 'property' ? node.parent : undefined;
  if (holds !== undefined && property?.keyNode.value !== holds)
    return [replaceWith(model.document, node, { [holds]: path, [key]: delimiter })];
  const option = setOption(model, property?.parent, separator);
  return option && [...(node.value === path ? [] : [replaceWith(model.document, node, path)]), option];
}

/** Fixes a column of a mapping, whose path is the key. */
function ofColumn(model: ExtractorModel, column: PropertyASTNode, separator: SeparatorData): TextEdit[] | undefined {
  const { keyNode, valueNode } = column;
  const { key, path, delimiter } = separator;
  const renamed = keyNode.value === path ? [] : [replaceWith(model.document, keyNode, path)];
  if (valueNode?.type === 'string') {
    const written = { mapping: { destination: valueNode.value }, [key]: delimiter };
    return [...renamed, replaceWith(model.document, valueNode, written)];
  }
  const option = setOption(model, valueNode, separator);
  return option && [...renamed, option];
}

function setOption(
  { document }: ExtractorModel,
  object: ASTNode | undefined,
  { key, delimiter }: SeparatorData,
): TextEdit | undefined {
  if (object?.type !== 'object') return undefined;
  const option = findProperty(object, key);
  if (option === undefined) return insertProperty(document, object, key, delimiter);
  return option.valueNode && replaceWith(document, option.valueNode, delimiter);
}
