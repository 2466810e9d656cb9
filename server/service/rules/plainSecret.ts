import { isEncrypted } from '../../../engine/core/secrets/isEncrypted.ts';
import { attributeKeys } from '../model/attributeKeys.ts';
import { allLayers } from '../model/configLayers.ts';
import type { Rule } from './rule.ts';

const code = 'authentication.plain-secret';

/** Names under which nothing but a secret is kept, without their marks and in small letters. */
const secretNames = new Set([
  'password',
  'passwd',
  'passphrase',
  'secret',
  'token',
  'apikey',
  'apisecret',
  'apitoken',
  'accesstoken',
  'refreshtoken',
  'authtoken',
  'bearertoken',
  'clientsecret',
  'secretkey',
  'privatekey',
]);

/** A secret as plain text under a key without `#`. */
export const plainSecret: Rule = {
  codes: [code],
  check(model, { isBroken }) {
    return allLayers(model).flatMap((layer) =>
      attributeKeys(layer).flatMap(({ property: { keyNode, valueNode } }) => {
        const isText = valueNode?.type === 'string' && valueNode.value !== '' && !isEncrypted(valueNode.value);
        if (!isText || isBroken(valueNode) || !isSecretName(keyNode.value)) return [];
        const message = `"${keyNode.value}" holds a secret in plain text. With "#" before the key the platform encrypts it, and it is masked everywhere.`;
        return [{ code, span: keyNode, severity: 'warning' as const, message, data: { found: keyNode.value } }];
      }),
    );
  },
};

/** Keys with `__` are bookkeeping; one with `#` is marked already. */
function isSecretName(key: string): boolean {
  return !key.startsWith('__') && secretNames.has(key.toLowerCase().replaceAll(/[-_]/g, ''));
}
