import type { ASTNode, StringASTNode } from 'vscode-json-languageservice';
import { isEncrypted } from '../../../engine/core/secrets/isEncrypted.ts';
import type { SecretPlace } from '../../../engine/core/secrets/secretPlace.ts';
import { isStored } from '../known.ts';
import type { ExtractorModel } from '../model/extractorModel.ts';
import { pointerSteps } from '../model/nodePaths.ts';
import { pointerOf } from '../model/pointerOf.ts';
import type { Rule } from './rule.ts';

const code = 'authentication.encrypted-value';
const message =
  'The platform encrypted this value, and only the platform can read it. A run on this machine needs its own value.';

/** A value that only the platform can decrypt. */
export const encryptedValue: Rule = {
  codes: [code],
  check({ document, json: { root }, form }, { isBroken, known }) {
    // Most documents have none, so their thousands of values need no look.
    if (!document.getText().includes('KBC::')) return [];
    return textsIn(root).flatMap((node) =>
      isEncrypted(node.value) && !isBroken(node) && !isStored(placeOf(node, form), known)
        ? [{ code, span: node, severity: 'information' as const, message }]
        : [],
    );
  },
};

/** As the store names it. */
function placeOf(node: ASTNode, form: ExtractorModel['form']): Pick<SecretPlace, 'path' | 'key'> {
  const steps = pointerSteps(pointerOf(node));
  const path = form === 'wrapped' && steps[0] === 'parameters' ? steps.slice(1) : steps;
  return { path: path.join('.'), key: steps.at(-1) ?? '' };
}

function textsIn(node: ASTNode | undefined): StringASTNode[] {
  const texts: StringASTNode[] = [];
  const rest = node ? [node] : [];
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    if (next.type === 'string') texts.push(next);
    else for (const part of partsOf(next)) rest.push(part);
  }
  return texts.sort((a, b) => a.offset - b.offset);
}

function partsOf(node: ASTNode): ASTNode[] {
  if (node.type === 'property') return node.valueNode ? [node.valueNode] : [];
  return node.children ?? [];
}
