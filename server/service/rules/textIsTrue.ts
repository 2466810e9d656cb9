import type { ObjectASTNode } from 'vscode-json-languageservice';
import { methodOptions } from '../../../engine/core/pagination/pagingMethods.ts';
import { findLogins } from '../model/authenticationPlaces.ts';
import type { ExtractorModel } from '../model/extractorModel.ts';
import { findText } from '../model/nodes.ts';
import { pagingObjects } from './pagingObjects.ts';
import type { Rule } from './rule.ts';

const code = 'config.text-is-true';

const pagingSwitches = new Set(
  [...methodOptions.values()].flatMap((options) =>
    Object.keys(options).filter((key) => typeof options[key] === 'boolean'),
  ),
);

/** `"false"` in quotes, which is a non-empty text and therefore true. */
export const textIsTrue: Rule = {
  codes: [code],
  check(model, { isBroken }) {
    return switches(model).flatMap(([object, key]) => {
      const text = findText(object, key);
      if (!text || isBroken(text) || !/^(false|no|off)$/i.test(text.value)) return [];
      const message = `"${key}" is on: every text except "0" and the empty text counts as true. Write false without quotes.`;
      return [
        { code, span: text, severity: 'warning' as const, message, data: { key, found: text.value, value: false } },
      ];
    });
  },
};

type Switch = [object: ObjectASTNode | undefined, key: string];

/** The values that are read as true or false (`docs/format/configuration.md#12-truth-values`). */
function switches(model: ExtractorModel): Switch[] {
  const ofLogins = findLogins(model).map(({ expires }): Switch => [expires, 'relative']);
  const ofPaging = pagingObjects(model).flatMap((node) => [...pagingSwitches].map((key): Switch => [node, key]));
  return [[model.config, 'debug'], ...ofLogins, ...ofPaging];
}
