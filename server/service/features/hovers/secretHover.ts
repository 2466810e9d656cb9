import type { ASTNode, PropertyASTNode } from 'vscode-json-languageservice';
import type { HoverSource } from './hoverSource.ts';

/** Says that a secret is one, and shows nothing of it. */
export const secretHover: HoverSource = ({ model, offset }) => {
  const node = model.json.getNodeFromOffset(offset);
  const property = node && propertyOf(node);
  if (!property?.keyNode.value.startsWith('#')) return undefined;
  return {
    text: 'A secret. Its value is masked wherever a run shows it.',
    span: property.keyNode,
  };
};

function propertyOf(node: ASTNode): PropertyASTNode | undefined {
  const property = node.type === 'property' ? node : node.parent;
  return property?.type === 'property' ? property : undefined;
}
