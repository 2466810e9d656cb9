import { brokenCipherText } from '@pagewright/core/config/brokenCiphers';
import { pointerSteps } from '@pagewright/core/pointerSteps';
import { isEncrypted } from '@pagewright/core/secrets/isEncrypted';
import type { SecretPlace } from '@pagewright/core/secrets/secretPlace';
import { isBrokenCipher } from '@pagewright/core/text/isCipher';
import type { ASTNode, StringASTNode } from 'vscode-json-languageservice';
import type { ExtractorModel } from '../model/extractorModel.ts';
import { isStored } from '../model/known.ts';
import { pointerOf } from '../model/pointerOf.ts';
import { innermostNode } from './createIsBroken.ts';
import type { Rule, RuleFinding } from './rule.ts';

const code = 'authentication.encrypted-value';
const message =
  'The platform encrypted this value, and only the platform can read it. A run on this machine needs its own value.';

/** Finds a value that only the platform can decrypt, and one that has only the beginning of such a value. */
export const encryptedValue: Rule = {
  codes: [code],
  check(model, { isBroken, known }) {
    return textsStartingWith('KBC::', model).flatMap((node) => {
      if (isBroken(node)) return [];
      const place = placeOf(node, model.form);
      if (isBrokenCipher(node.value)) return place.key.startsWith('#') ? [ofBroken(node, place.key)] : [];
      const isWanted = isEncrypted(node.value) && !isStored(place, known);
      return isWanted ? [{ code, span: node, severity: 'information' as const, message }] : [];
    });
  },
};

function ofBroken(span: StringASTNode, key: string): RuleFinding {
  return { code, span, severity: 'warning', message: brokenCipherText(key) };
}

/** The place of a secret as the store names it. */
function placeOf(node: ASTNode, form: ExtractorModel['form']): Pick<SecretPlace, 'path' | 'key'> {
  const steps = pointerSteps(pointerOf(node));
  const path = form === 'wrapped' && steps[0] === 'parameters' ? steps.slice(1) : steps;
  return { path: path.join('.'), key: steps.at(-1) ?? '' };
}

/** The texts with a prefix, found in the text of the document: most of its thousands of values need no check. */
function textsStartingWith(start: string, { document, json: { root } }: ExtractorModel): StringASTNode[] {
  return [...document.getText().matchAll(new RegExp(`"${start}`, 'g'))].flatMap(({ index }) => {
    const node = innermostNode(root, index + 1);
    return node?.type === 'string' && node.offset === index && !isKey(node) ? [node] : [];
  });
}

function isKey(node: StringASTNode): boolean {
  return node.parent?.type === 'property' && node.parent.keyNode === node;
}
