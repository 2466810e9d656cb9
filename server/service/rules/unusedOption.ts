import type { PropertyASTNode } from 'vscode-json-languageservice';
import { findText } from '../model/nodes.ts';
import { allOptions, methodOptions } from './methodOptions.ts';
import { pagingObjects } from './pagingObjects.ts';
import type { Finding, Rule } from './rule.ts';

const code = 'pagination.unused-option';

/** An option of paging that only other methods read than the one that is chosen. */
export const unusedOption: Rule = {
  codes: [code],
  check(model, { isBroken }) {
    return pagingObjects(model).flatMap((node) => {
      const method = findText(node, 'method');
      const options = methodOptions.get(method?.value ?? '');
      if (!method || !options || isBroken(node)) return [];
      return node.properties.flatMap((property) => checkOption(property, method.value, options));
    });
  },
};

function checkOption({ keyNode, valueNode }: PropertyASTNode, method: string, options: readonly string[]): Finding[] {
  const key = keyNode.value;
  const isOfNone = key === 'offset';
  if (!valueNode || options.includes(key) || !(isOfNone || allOptions.has(key))) return [];
  const readers = [...methodOptions].filter(([, keys]) => keys.includes(key)).map(([name]) => `"${name}"`);
  const why = isOfNone
    ? 'A run does not read "offset" here: a start value stands in the "params" of a job, with "offsetFromJob".'
    : `The method "${method}" does not read "${key}"; that is an option of ${readers.join(', ')}.`;
  return [{ code, span: keyNode, severity: 'information', message: why, data: { found: key } }];
}
