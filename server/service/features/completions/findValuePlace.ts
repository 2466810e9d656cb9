import type { ASTNode, PropertyASTNode } from 'vscode-json-languageservice';
import type { ExtractorModel } from '../../model/extractorModel.ts';
import { covers, type Span } from '../../text/ranges.ts';

/** The number of characters to look back: more than any indentation. The whole text before could be long. */
const lookBack = 500;

/** The place of a value that is being written. */
export interface ValuePlace {
  property: PropertyASTNode;
  /** The index of the list element that is being written; undefined for the value itself. */
  index?: number;
  /** The text that a completed value replaces. */
  span: Span;
  /** A comma if another property follows and there is none yet; otherwise empty. */
  separatorAfter: string;
}

/** The property whose text value, or an element of whose list, is at this offset, written or not. */
export function findValuePlace(
  { json, document }: Pick<ExtractorModel, 'json' | 'document'>,
  offset: number,
): ValuePlace | undefined {
  const text = document.getText();
  const node = json.getNodeFromOffset(offset, true);
  const element = elementAt(node, offset, text);
  if (element) return element;
  const property = propertyWithValue(node) ?? propertyWithoutValue(node, offset, text);
  if (!property) return undefined;
  const { valueNode } = property;
  if (valueNode && covers(valueNode, offset)) return { property, span: valueNode, separatorAfter: '' };
  const hasNext = text.slice(offset).trimStart().startsWith('"');
  return { property, span: { offset, length: 0 }, separatorAfter: hasNext ? ',' : '' };
}

/** A text in a list, or the place for one after a bracket or a comma. */
function elementAt(node: ASTNode | undefined, offset: number, text: string): ValuePlace | undefined {
  const list = node?.type === 'string' ? node.parent : node;
  const property = list?.type === 'array' ? list.parent : undefined;
  if (node === undefined || list?.type !== 'array' || property?.type !== 'property') return undefined;
  if (node !== list) return { property, index: list.items.indexOf(node), span: node, separatorAfter: '' };
  if (!/[[,]\s*$/.test(text.slice(Math.max(0, offset - lookBack), offset))) return undefined;
  const index = list.items.filter((item) => item.offset < offset).length;
  return { property, index, span: { offset, length: 0 }, separatorAfter: index < list.items.length ? ',' : '' };
}

function propertyWithValue(node: ASTNode | undefined): PropertyASTNode | undefined {
  const isValue = node?.type === 'string' && node.parent?.type === 'property' && node.parent.valueNode === node;
  return isValue && node.parent?.type === 'property' ? node.parent : undefined;
}

function propertyWithoutValue(node: ASTNode | undefined, offset: number, text: string): PropertyASTNode | undefined {
  const object = node?.type === 'property' ? node.parent : node;
  if (object?.type !== 'object') return undefined;
  return object.properties.find(
    (property) =>
      isAfterColon(property, offset) && (!property.valueNode || isNextKey(property.valueNode, offset, text)),
  );
}

function isAfterColon(property: PropertyASTNode, offset: number): boolean {
  const { colonOffset = -1 } = property;
  return colonOffset >= 0 && offset > colonOffset && covers(property, offset);
}

/** Whether a value is the next key: without value and comma, the parser reads it as the value, but a colon follows. */
function isNextKey(value: ASTNode, offset: number, text: string): boolean {
  return offset < value.offset && /^\s*:/.test(text.slice(value.offset + value.length));
}
