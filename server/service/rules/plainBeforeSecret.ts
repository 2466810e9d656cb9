import { isEmptyInConfig } from '../../../engine/core/json/isEmpty.ts';
import { allLayers } from '../model/configLayers.ts';
import { jsonValue } from '../model/jsonValue.ts';
import { findObject, findProperty, findText } from '../model/nodes.ts';
import type { Finding, Rule } from './rule.ts';

const code = 'authentication.plain-before-secret';

/** Basic authentication with a credential that is written twice: the one in plain text is the one that is sent. */
export const plainBeforeSecret: Rule = {
  codes: [code],
  check(model, { isBroken }) {
    if (findText(findObject(model.api, 'authentication'), 'type')?.value !== 'basic') return [];
    return allLayers(model).flatMap((layer) =>
      ['username', 'password'].flatMap((key): Finding[] => {
        const [plain, secret] = [findProperty(layer, key), findProperty(layer, `#${key}`)];
        if (!plain?.valueNode || !secret?.valueNode) return [];
        const values = [plain.valueNode, secret.valueNode];
        if (values.some((value) => isBroken(value) || isEmptyInConfig(jsonValue(value)))) return [];
        const message = `"#${key}" is not used, because "${key}" stands beside it and comes first. Keep one of them, best the one with "#".`;
        return [{ code, span: plain.keyNode, severity: 'warning', message }];
      }),
    );
  },
};
