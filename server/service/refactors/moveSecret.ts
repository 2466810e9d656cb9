import type { ASTNode, PropertyASTNode } from 'vscode-json-languageservice';
import { authenticationKinds } from '../../../engine/core/auth/authenticationKinds.ts';
import { isCredential, isCredentialHeader } from '../../../engine/core/secrecy/credentialNames.ts';
import type { Change } from '../fixes/fix.ts';
import { markSecret } from '../fixes/markSecret.ts';
import { attributeKeys } from '../model/attributeKeys.ts';
import { computedPlaces } from '../model/computedPlaces.ts';
import { allLayers } from '../model/configLayers.ts';
import type { ExtractorModel } from '../model/extractorModel.ts';
import { findProperty } from '../model/nodes.ts';
import { insertProperty } from '../text/edits.ts';
import { covers, rangeOf, type Span } from '../text/ranges.ts';
import type { Refactor } from './refactor.ts';

/**
 * Moves a secret under a key with `#`, which the platform encrypts and everything masks: an attribute of `config` is
 * renamed with all references to it; a text in a request becomes an attribute, and a reference to it.
 */
export const moveSecret: Refactor = {
  kind: 'refactor.rewrite.moveSecret',
  create: (model, span) => rename(model, span) ?? extract(model, span),
};

function rename(model: ExtractorModel, span: Span): Change | undefined {
  const keys = allLayers(model).flatMap(attributeKeys);
  const property = keys.map((key) => key.property).find((each) => isText(each) && covers(each, span.offset));
  const found = property?.keyNode.value;
  if (property === undefined || found === undefined || /^(#|__|$)/.test(found) || settings.has(found)) return undefined;
  const change = markSecret.create(model, property.keyNode, { found });
  return change && { title: `Move Secret to "#${found}"`, edits: change.edits };
}

/** Keys of `config` that a run reads itself; none of them is a secret. */
const settings = new Set([
  ...['outputBucket', 'id', 'incrementalOutput', 'debug', 'compatLevel'],
  ...authenticationKinds.flatMap(({ configKeys = [] }) => configKeys.filter((key) => !key.startsWith('#'))),
]);

function extract(model: ExtractorModel, { offset }: Span): Change | undefined {
  const { config, document } = model;
  const property = model.json.getNodeFromOffset(offset)?.parent;
  if (config === undefined || !isText(property) || property.valueNode?.type !== 'string') return undefined;
  const { keyNode, valueNode } = property;
  const isSecret = isCredentialHeader(keyNode.value) || isCredential(keyNode.value, valueNode.value);
  if (!isSecret || !takesReference(model, valueNode)) return undefined;
  const name = freeName(model, `#${keyNode.value.replaceAll(/[^A-Za-z0-9_-]+/g, '_')}`);
  const reference = { range: rangeOf(document, valueNode), newText: `{"attr": ${JSON.stringify(name)}}` };
  return {
    title: `Move Secret to "${name}"`,
    edits: [reference, insertProperty(document, config, name, valueNode.value)],
  };
}

/** Whether a run would compute a reference to an attribute there. */
function takesReference(model: ExtractorModel, value: ASTNode): boolean {
  return computedPlaces(model).some(
    ({ node, contexts, attribute }) => node === value && attribute === undefined && contexts.includes('attr'),
  );
}

function freeName(model: ExtractorModel, wanted: string): string {
  const layers = allLayers(model);
  let name = wanted;
  for (let count = 2; layers.some((layer) => findProperty(layer, name)); count++) name = `${wanted}${count}`;
  return name;
}

/** A key with a non-empty text. */
function isText(node: ASTNode | undefined): node is PropertyASTNode {
  return node?.type === 'property' && node.valueNode?.type === 'string' && node.valueNode.value !== '';
}
