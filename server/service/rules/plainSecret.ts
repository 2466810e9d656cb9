import { isKeptCredential } from '../../../engine/core/secrecy/credentialNames.ts';
import { isEncrypted } from '../../../engine/core/secrets/isEncrypted.ts';
import { attributeKeys } from '../model/attributeKeys.ts';
import { allLayers } from '../model/configLayers.ts';
import type { Rule } from './rule.ts';

const code = 'authentication.plain-secret';

/** A secret as plain text under a key without `#`. */
export const plainSecret: Rule = {
  codes: [code],
  check(model, { isBroken }) {
    return allLayers(model).flatMap((layer) =>
      attributeKeys(layer).flatMap(({ property: { keyNode, valueNode } }) => {
        const isText = valueNode?.type === 'string' && valueNode.value !== '' && !isEncrypted(valueNode.value);
        if (!isText || isBroken(valueNode) || !isSecretName(keyNode.value)) return [];
        const message = `"${keyNode.value}" holds a secret in plain text. With "#" before the key, the platform encrypts it and it is masked everywhere.`;
        return [{ code, span: keyNode, severity: 'warning' as const, message, data: { found: keyNode.value } }];
      }),
    );
  },
};

/** A token in a configuration is one to log in with. Keys with `__` are notes; one with `#` is a secret already. */
function isSecretName(key: string): boolean {
  return !/^(?:__|#)/.test(key) && (isKeptCredential(key) || key.toLowerCase() === 'token');
}
