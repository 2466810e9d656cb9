import type { ASTNode, ObjectASTNode, PropertyASTNode } from 'vscode-json-languageservice';
import type { ExtractorModel } from '../../model/extractorModel.ts';
import { covers } from '../../text/ranges.ts';
import type { KeyPlace } from './completionSource.ts';

/** The key that is being written at an offset: an unfinished one, or the place for one after a brace or a comma. */
export function findKeyPlace(
  { json, document }: Pick<ExtractorModel, 'json' | 'document'>,
  offset: number,
): KeyPlace | undefined {
  const text = document.getText();
  const node = json.getNodeFromOffset(offset, true);
  const property = propertyOfKey(node, offset);
  if (property?.parent?.type === 'object') return begun(property, property.parent, text);
  if (node?.type !== 'object' || !/[{,]\s*$/.test(text.slice(Math.max(0, offset - 500), offset))) return undefined;
  const hasNext = text
    .slice(offset, offset + 500)
    .trimStart()
    .startsWith('"');
  return {
    object: node,
    property: undefined,
    span: { offset, length: 0 },
    hasValue: false,
    separatorAfter: hasNext ? ',' : '',
  };
}

function propertyOfKey(node: ASTNode | undefined, offset: number): PropertyASTNode | undefined {
  const property = node?.type === 'property' ? node : node?.parent;
  return property?.type === 'property' && covers(property.keyNode, offset) ? property : undefined;
}

function begun(property: PropertyASTNode, object: ObjectASTNode, text: string): KeyPlace {
  const { keyNode, colonOffset = -1 } = property;
  const hasNext = text
    .slice(keyNode.offset + keyNode.length)
    .trimStart()
    .startsWith('"');
  return {
    object,
    property,
    span: keyNode,
    hasValue: colonOffset >= 0,
    separatorAfter: colonOffset < 0 && hasNext ? ',' : '',
  };
}
