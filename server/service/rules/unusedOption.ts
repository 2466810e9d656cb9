import { methodOptions } from '@pagewright/core/pagination/methods/pagingMethods';
import type { Options } from '@pagewright/core/schema/optionReader';
import type { PropertyASTNode } from 'vscode-json-languageservice';
import { findText } from '../model/nodes.ts';
import { pagingObjects } from './pagingObjects.ts';
import type { Rule, RuleFinding } from './rule.ts';

const code = 'pagination.unused-option';

/** Finds a paging option that the chosen method does not read, but others do. */
export const unusedOption: Rule = {
  codes: [code],
  isAboutUse: true,
  check(model, { isBroken }) {
    return pagingObjects(model).flatMap((node) => {
      const method = findText(node, 'method');
      const options = methodOptions.get(method?.value ?? '');
      if (!method || !options || isBroken(node)) return [];
      return node.properties.flatMap((property) => checkOption(property, method.value, options));
    });
  },
};

function checkOption({ keyNode, valueNode }: PropertyASTNode, method: string, options: Options): RuleFinding[] {
  const key = keyNode.value;
  const isOfNone = key === 'offset';
  const readers = [...methodOptions].filter(([, keys]) => Object.hasOwn(keys, key)).map(([name]) => `"${name}"`);
  if (!valueNode || Object.hasOwn(options, key) || !(isOfNone || readers.length > 0)) return [];
  const why = isOfNone
    ? 'A run does not read "offset" here: put the start value into the "params" of a job, with "offsetFromJob".'
    : `The method "${method}" does not read "${key}"; that is an option of ${readers.join(', ')}.`;
  return [{ code, span: keyNode, severity: 'information', message: why, data: { found: key } }];
}
