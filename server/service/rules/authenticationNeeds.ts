import type { FoundError } from '@pagewright/core/findUserError';
import { isEncrypted } from '@pagewright/core/secrets/isEncrypted';
import { closestName } from '@pagewright/core/text/closestName';
import type { ASTNode } from 'vscode-json-languageservice';
import { authenticationErrors } from '../model/authenticationErrors.ts';
import type { ExtractorModel } from '../model/extractorModel.ts';
import { findAuthentication, findCredentials } from '../model/findAuthentication.ts';
import { nodeAt } from '../model/nodePaths.ts';
import { findAt, findText, findValue } from '../model/nodes.ts';
import { headOf } from '../text/ranges.ts';
import { attributesAreFinished } from './attributesAreFinished.ts';
import type { Rule, RuleContext, RuleFinding, RuleFindingData } from './rule.ts';
import { secretText } from './secretText.ts';

const codes = ['authentication.missing-credential', 'authentication.query-empty', 'authentication.bad-data'];

const missingHere =
  'A run on this machine needs "authorization.oauth_api.credentials" next to "parameters". The platform adds them itself.';

/** Finds missing parts of an authentication. The engine tries to build it for every iteration. */
export const authenticationNeeds: Rule = {
  codes,
  check(model, context) {
    const { type, kind } = findAuthentication(model);
    if (!type || !isFinished(model, context)) return [];
    if (kind?.oauth && !findCredentials(model)) {
      return [{ code: 'authentication.missing-credential', span: type, severity: 'information', message: missingHere }];
    }
    const error = authenticationErrors(context.forRun()).find(
      (one) => codes.includes(one.code) && !isEncryptedData(one, model),
    );
    return error ? reportOn(error, model) : [];
  },
};

/** Whether nothing is being typed: a missing part may still come. */
function isFinished(model: ExtractorModel, context: RuleContext): boolean {
  const { root } = model.json;
  const { options, kind } = findAuthentication(model);
  const computed = (kind?.computed ?? []).map(({ path }) => findAt(options, path));
  const objects = [root, model.api, options, ...computed, findCredentials(model)];
  return objects.every((node) => !node || !context.isBroken(node)) && attributesAreFinished(model, context);
}

function reportOn({ code, message, pointer = '' }: FoundError, model: ExtractorModel): RuleFinding[] {
  const root = pointer.startsWith('/authorization') ? model.json.root : model.parameters;
  const place = nodeAt(root, pointer);
  if (place?.type === 'string' && place.value === '' && keyIn(pointer).startsWith('#')) {
    return [{ code, span: place, severity: 'information', message: secretText.empty(keyIn(pointer)) }];
  }
  const node = place ?? nodeAt(root, pointer.slice(0, pointer.lastIndexOf('/')));
  const data = startOf(code, pointer, node, model);
  if (node === undefined) return [];
  const found = isMissingSecret(data?.key, model)
    ? { severity: 'information' as const, message: secretText.missing(keyIn(pointer)) }
    : { severity: 'error' as const, message };
  return [{ code, span: headOf(node), ...found, ...(data && { data }) }];
}

/** Whether a missing key is a secret. A name close to that of another attribute is more likely a typo. */
function isMissingSecret(key: string | undefined, { config }: ExtractorModel): boolean {
  const known = config?.properties.map(({ keyNode }) => keyNode.value) ?? [];
  return key?.startsWith('#') === true && closestName(key, known) === undefined;
}

/** Whether a value is encrypted. Only the platform can read it, so it may well be right. */
function isEncryptedData({ code }: FoundError, model: ExtractorModel): boolean {
  const data = findText(findCredentials(model), '#data');
  return code === 'authentication.bad-data' && data !== undefined && isEncrypted(data.value);
}

function keyIn(pointer: string): string {
  return pointer.slice(pointer.lastIndexOf('/') + 1);
}

/** The missing key with an initial value. */
function startOf(
  code: string,
  pointer: string,
  node: ASTNode | undefined,
  { api, config }: ExtractorModel,
): RuleFindingData | undefined {
  if (code === 'authentication.query-empty' && node === findValue(api, 'authentication'))
    return { key: 'query', value: {} };
  return node !== undefined && node === config ? { key: keyIn(pointer), value: '' } : undefined;
}
