import { DiagnosticSeverity } from 'vscode-languageserver-types';
import { attributeKeys, type NamedProperty } from '../model/attributeKeys.ts';
import { findCredentials } from '../model/authenticationSetup.ts';
import { allLayers } from '../model/configLayers.ts';
import { expressionsOf } from '../model/expressions.ts';
import type { ExtractorModel } from '../model/extractorModel.ts';
import { findObject, findText } from '../model/nodes.ts';
import { headOf } from '../text/ranges.ts';
import type { Finding, Rule } from './rule.ts';

const code = 'authentication.unused-credentials';

/** Credentials that nothing sends. Silent while the document has errors: what uses them may be on its way. */
export const unusedCredentials: Rule = {
  codes: [code],
  check(model, { syntax }) {
    const baseUrl = findText(model.api, 'baseUrl')?.value ?? '';
    const isHalfWritten = syntax.some(({ severity }) => severity === DiagnosticSeverity.Error);
    // An address may be the text of an expression, as it once was.
    if (isHalfWritten || !model.api || !model.config || baseUrl.includes('{')) return [];
    const type = findText(findObject(model.api, 'authentication'), 'type')?.value ?? '';
    return [...unusedAttributes(model, type), ...unusedOauth(model, type)];
  },
};

function unusedAttributes(model: ExtractorModel, type: string): Finding[] {
  const used = usedNames(model);
  const isUnused = ({ name }: NamedProperty) =>
    isCredential(name) && !used.has(name) && !(type === 'basic' && /^#?(username|password)$/.test(name));
  return allLayers(model).flatMap((layer) =>
    attributeKeys(layer).flatMap((key) => {
      const { keyNode, valueNode } = key.property;
      if (!isScalar(valueNode?.type) || !isUnused(key)) return [];
      const message = `Nothing in this configuration uses "${key.name}". Refer to it with {"attr": "${key.name}"}, or take it out.`;
      return [{ code, span: keyNode, severity: 'information' as const, message }];
    }),
  );
}

/** Marked as a secret or named as basic authentication wants it; forms keep their own under `__`. */
function isCredential(name: string): boolean {
  return /(^|\.)#(?!__)/.test(name) || name === 'username' || name === 'password';
}

function isScalar(type: string | undefined): boolean {
  return type === 'string' || type === 'number' || type === 'boolean';
}

function usedNames(model: ExtractorModel): Set<string> {
  return new Set(
    expressionsOf(model).flatMap((expression) =>
      expression.kind === 'reference' && expression.context === 'attr' ? String(expression.target?.value) : [],
    ),
  );
}

function unusedOauth(model: ExtractorModel, type: string): Finding[] {
  const credentials = findCredentials(model);
  if (!credentials || credentials.properties.length === 0 || type.startsWith('oauth')) return [];
  const message = 'No authentication uses these credentials: "api.authentication" is of no "oauth" type.';
  return [{ code, span: headOf(credentials), severity: 'information', message }];
}
