import { parseStrictQuery, queryOf } from '@pagewright/core/request/strictQuery';
import { isMarked } from '@pagewright/core/secrecy/credentialNames';
import { isPlainCredential } from '@pagewright/core/secrecy/plainCredential';
import { isEncrypted } from '@pagewright/core/secrets/isEncrypted';
import type { StringASTNode } from 'vscode-json-languageservice';
import { attributeKeys } from '../model/attributeKeys.ts';
import { allLayers } from '../model/configLayers.ts';
import type { ExtractorModel } from '../model/extractorModel.ts';
import { asText, findText } from '../model/nodes.ts';
import { requestTexts } from '../model/requestTexts.ts';
import type { Rule, RuleFinding } from './rule.ts';

const code = 'authentication.plain-secret';

/** A written text, its key, its place, and the advice if it is a secret. */
interface Candidate {
  name: string;
  /** The name that shows its meaning, if that is not its key. */
  meaning?: string;
  text: string;
  node: StringASTNode;
  shownAt: StringASTNode;
  advice: string;
}

/** Finds a secret as plain text: in an attribute without `#`, or in a part of a request. */
export const plainSecret: Rule = {
  codes: [code],
  check(model, { isBroken }) {
    const pagedBy = new Set(model.scrollers.flatMap(({ paging }) => paging?.params ?? []));
    const isSecret = ({ name, meaning = name, text }: Candidate) =>
      !isMarked(name) && !isEncrypted(text) && !pagedBy.has(name) && isPlainCredential(meaning, text);
    return [...inAttributes(model), ...inRequests(model), ...inAddresses(model)]
      .filter((candidate) => isSecret(candidate) && !isBroken(candidate.node))
      .map(({ name, shownAt, advice }): RuleFinding => {
        const message = `"${name}" holds a secret in plain text. ${advice}`;
        return { code, span: shownAt, severity: 'warning', message, data: { found: name } };
      });
  },
};

/**
 * The candidates in attributes. Keys with `__` are notes. The token of a configuration is one to log in with, whatever
 * it looks like.
 */
function inAttributes(model: ExtractorModel): Candidate[] {
  const advice = 'With "#" before the key, the platform encrypts it and it is masked everywhere.';
  return allLayers(model)
    .flatMap(attributeKeys)
    .flatMap(({ property: { keyNode, valueNode } }) => {
      const node = asText(valueNode);
      const name = keyNode.value;
      const meaning = name.toLowerCase() === 'token' ? 'access_token' : name;
      return node && !name.startsWith('__')
        ? [{ name, meaning, text: node.value, node, shownAt: keyNode, advice }]
        : [];
    });
}

function inRequests(model: ExtractorModel): Candidate[] {
  return requestTexts(model).map(({ property: { keyNode }, value, takesReference }) => {
    const advice = takesReference
      ? `Refer to an attribute with "#" instead, which the platform encrypts and which is masked everywhere.`
      : 'No reference is computed here: send it by "api.authentication" or "http.headers", from an attribute with "#".';
    return { name: keyNode.value, text: value.value, node: value, shownAt: keyNode, advice };
  });
}

function inAddresses({ api, endpoints }: ExtractorModel): Candidate[] {
  const base = findText(api, 'baseUrl');
  const advice = 'Write it into "params", as a reference to an attribute with "#".';
  return [...(base ? [base] : []), ...endpoints].flatMap((node) => {
    return parseStrictQuery(queryOf(node.value)).map(([name, value]) => ({
      name,
      text: value ?? '',
      node,
      shownAt: node,
      advice,
    }));
  });
}
