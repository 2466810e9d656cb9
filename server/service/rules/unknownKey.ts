import type { PropertyASTNode } from 'vscode-json-languageservice';
import { expressionsOf } from '../model/expressions.ts';
import type { ExtractorModel } from '../model/extractorModel.ts';
import { didYouMean } from './didYouMean.ts';
import type { Rule, RuleFinding } from './rule.ts';
import { type StrangeKey, strangeKeys } from './strangeKeys.ts';
import { keysCalled, suggestKey } from './suggestKey.ts';

const code = 'config.unknown-key';

/** Finds a key that a run does not know, and an attribute that looks like a misspelled key. */
export const unknownKey: Rule = {
  codes: [code],
  check(model, context) {
    const used = usedAttributes(model);
    return strangeKeys(model, context).flatMap((key) => {
      const { property, known, nesting, home } = key;
      if (nesting || home || isExplainedByItsRule(property, model)) return [];
      if (known.isClosed) return [reportUnknown(key)];
      return property.parent === model.config && !used.has(property.keyNode.value) ? remarkOnAttribute(key) : [];
    });
  },
};

/** Whether another rule explains the key, such as `placeholders` at the top. */
function isExplainedByItsRule({ keyNode }: PropertyASTNode, { jobs }: ExtractorModel): boolean {
  return keyNode.value === 'placeholders' && jobs.some(({ node }) => node === keyNode.parent?.parent);
}

function reportUnknown(key: StrangeKey): RuleFinding {
  const { keyNode } = key.property;
  const suggestion = suggestKey(key);
  const message = `A run does not know the key "${keyNode.value}" here and ignores it.${didYouMean(suggestion)}`;
  const data = { found: keyNode.value, suggestion };
  return { code, span: keyNode, severity: 'warning', message, data };
}

/** The used attributes, or those with a used value inside them: `a` and `a.b` for `a.b`. */
function usedAttributes(model: ExtractorModel): ReadonlySet<string> {
  const names = expressionsOf(model).flatMap((expression) => {
    if (expression.kind !== 'reference' || expression.context !== 'attr') return [];
    const steps = String(expression.target?.value).split('.');
    return steps.map((_, index) => steps.slice(0, index + 1).join('.'));
  });
  return new Set(names);
}

/** Reports an attribute. `config` may have any key, so only one like a known key is reported, as information. */
function remarkOnAttribute(key: StrangeKey): RuleFinding[] {
  const { keyNode } = key.property;
  const suggestion = suggestKey(key);
  if (suggestion === undefined || keysCalled(keyNode.value).length > 0) return [];
  const message = `"${keyNode.value}" is your own attribute and has no effect unless something refers to it.${didYouMean(suggestion)}`;
  const data = { found: keyNode.value, suggestion };
  return [{ code, span: keyNode, severity: 'information', message, data }];
}
