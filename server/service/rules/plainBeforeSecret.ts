import { spellingsOf } from '@pagewright/core/auth/authenticationKind';
import { isEmptyInConfig } from '@pagewright/core/json/isEmpty';
import { allLayers } from '../model/configLayers.ts';
import { findAuthentication } from '../model/findAuthentication.ts';
import { jsonValue } from '../model/jsonValue.ts';
import { findProperty } from '../model/nodes.ts';
import type { Rule, RuleFinding } from './rule.ts';

const code = 'authentication.plain-before-secret';

/** Finds a credential of the authentication that is written twice: the one in plain text is sent. */
export const plainBeforeSecret: Rule = {
  codes: [code],
  check(model, { isBroken }) {
    const keys = findAuthentication(model).kind?.configKeys ?? [];
    return allLayers(model).flatMap((layer) =>
      keys.map(spellingsOf).flatMap(([plainKey, secretKey]): RuleFinding[] => {
        const [plain, secret] = [findProperty(layer, plainKey), findProperty(layer, secretKey)];
        if (!plain?.valueNode || !secret?.valueNode) return [];
        const values = [plain.valueNode, secret.valueNode];
        if (values.some((value) => isBroken(value) || isEmptyInConfig(jsonValue(value)))) return [];
        const message = `"${secretKey}" is not used, because "${plainKey}" is set too and takes precedence. Keep one of them, preferably the one with "#".`;
        return [{ code, span: plain.keyNode, severity: 'warning', message }];
      }),
    );
  },
};
