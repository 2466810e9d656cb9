import { configNamesOf } from '@pagewright/core/auth/authenticationKind';
import { authenticationKinds } from '@pagewright/core/auth/kinds/authenticationKinds';
import { DiagnosticSeverity } from 'vscode-languageserver-types';
import { attributeKeys, type NamedProperty } from '../model/attributeKeys.ts';
import { allLayers } from '../model/configLayers.ts';
import { expressionsOf } from '../model/expressions.ts';
import type { ExtractorModel } from '../model/extractorModel.ts';
import { findAuthentication, findCredentials } from '../model/findAuthentication.ts';
import { findText } from '../model/nodes.ts';
import { headOf } from '../text/ranges.ts';
import type { Rule, RuleFinding } from './rule.ts';

const code = 'authentication.unused-credentials';

/** Finds credentials that nothing sends. Silent if there are errors: a part that uses them may still be typed. */
export const unusedCredentials: Rule = {
  codes: [code],
  isAboutUse: true,
  check(model, { syntax }) {
    const baseUrl = findText(model.api, 'baseUrl')?.value ?? '';
    const hasErrors = syntax.some(({ severity }) => severity === DiagnosticSeverity.Error);
    const isHalfWritten = hasErrors || (model.broken ?? []).length > 0;
    // Old configurations have functions in the text of an address.
    if (isHalfWritten || !model.api || !model.config || baseUrl.includes('{')) return [];
    return [...unusedAttributes(model), ...unusedOauth(model)];
  },
};

function unusedAttributes(model: ExtractorModel): RuleFinding[] {
  const { kind } = findAuthentication(model);
  const used = new Set([...(kind ? configNamesOf(kind) : []), ...referredNames(model)]);
  const isUnused = ({ name }: NamedProperty) => isCredential(name) && !used.has(name);
  return allLayers(model).flatMap((layer) =>
    attributeKeys(layer).flatMap((key) => {
      const { keyNode, valueNode } = key.property;
      if (!isScalar(valueNode?.type) || !isUnused(key)) return [];
      const message = `Nothing in this configuration uses "${key.name}". Refer to it with {"attr": "${key.name}"}, or remove it.`;
      return [{ code, span: keyNode, severity: 'information' as const, message }];
    }),
  );
}

const namesOfKinds = new Set(authenticationKinds.flatMap(configNamesOf));

/** Whether a name is a credential's: of a secret, or expected by an authentication; forms keep theirs under `__`. */
function isCredential(name: string): boolean {
  return /(^|\.)#(?!__)/.test(name) || namesOfKinds.has(name);
}

function isScalar(type: string | undefined): boolean {
  return type === 'string' || type === 'number' || type === 'boolean';
}

function referredNames(model: ExtractorModel): string[] {
  return expressionsOf(model).flatMap((expression) =>
    expression.kind === 'reference' && expression.context === 'attr' ? String(expression.target?.value) : [],
  );
}

function unusedOauth(model: ExtractorModel): RuleFinding[] {
  const credentials = findCredentials(model);
  const { type, kind } = findAuthentication(model);
  const isUsed = kind ? kind.oauth !== undefined : type !== undefined;
  if (!credentials || credentials.properties.length === 0 || isUsed) return [];
  const message = 'No authentication uses these credentials: the type of "api.authentication" is not an "oauth" type.';
  return [{ code, span: headOf(credentials), severity: 'information', message }];
}
