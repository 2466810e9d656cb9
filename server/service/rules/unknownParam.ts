import type { DetailedParam } from '@pagewright/core/descriptions/matching/operationDetails';
import { closestName } from '@pagewright/core/text/closestName';
import type { PropertyASTNode } from 'vscode-json-languageservice';
import { paramsNode } from '../descriptions/sentParams.ts';
import { didYouMean } from './didYouMean.ts';
import type { Rule, RuleFinding } from './rule.ts';

const code = 'description.unknown-param';

/** Finds a parameter that the description of the API does not have for the operation, if it has any. */
export const unknownParam: Rule = {
  codes: [code],
  check(model, { described, isBroken }) {
    if (!described?.description.outline.isWhole) return [];
    return model.allJobs.flatMap((job) => {
      const object = paramsNode(job);
      const params = described.paramsOf(job, model);
      if (object === undefined || params.length === 0 || isBroken(object)) return [];
      const unknown = object.properties.filter(
        ({ keyNode, valueNode }) => valueNode && !isKnown(keyNode.value, params),
      );
      return unknown.map((property) => report(property, params, described.name));
    });
  },
};

/** Whether a name is known; `filter[state]` and `ids[]` are parts of `filter` and `ids`. */
function isKnown(name: string, params: readonly DetailedParam[]): boolean {
  const [whole = ''] = name.split('[');
  return params.some((param) => param.name === name || param.name.split('[')[0] === whole);
}

function report({ keyNode, parent }: PropertyASTNode, params: readonly DetailedParam[], document: string): RuleFinding {
  const taken = new Set(parent?.type === 'object' ? parent.properties.map((each) => each.keyNode.value) : []);
  const free = params.map(({ name }) => name).filter((name) => !taken.has(name));
  const suggestion = closestName(keyNode.value, free);
  const message = `The parameter "${keyNode.value}" is not described in ${document} for this endpoint.${didYouMean(suggestion)}`;
  const data = { found: keyNode.value, suggestion };
  return { code, span: keyNode, severity: 'hint', message, data };
}
