import { authenticationKinds } from '@pagewright/core/auth/kinds/authenticationKinds';
import { isCredential, isCredentialHeader } from '@pagewright/core/secrecy/credentialNames';
import type { ASTNode, PropertyASTNode } from 'vscode-json-languageservice';
import type { Change } from '../fixes/fix.ts';
import { markSecret } from '../fixes/markSecret.ts';
import { moveText } from '../fixes/moveSecret.ts';
import { attributeKeys } from '../model/attributeKeys.ts';
import { allLayers } from '../model/configLayers.ts';
import type { ExtractorModel } from '../model/extractorModel.ts';
import { requestTexts } from '../model/requestTexts.ts';
import { covers, type Span } from '../text/ranges.ts';
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

/** Keys of `config` that a run itself reads; none of them is a secret. */
const settings = new Set([
  ...['outputBucket', 'id', 'incrementalOutput', 'debug', 'compatLevel'],
  ...authenticationKinds.flatMap(({ configKeys = [] }) => configKeys.filter((key) => !key.startsWith('#'))),
]);

function extract(model: ExtractorModel, { offset }: Span): Change | undefined {
  const text = requestTexts(model).find(({ property }) => covers(property, offset));
  if (text === undefined) return undefined;
  const { property, value } = text;
  const isSecret = isCredentialHeader(property.keyNode.value) || isCredential(property.keyNode.value, value.value);
  return isSecret ? moveText(model, text) : undefined;
}

/** Whether a node is a key with a non-empty text. */
function isText(node: ASTNode | undefined): node is PropertyASTNode {
  return node?.type === 'property' && node.valueNode?.type === 'string' && node.valueNode.value !== '';
}
