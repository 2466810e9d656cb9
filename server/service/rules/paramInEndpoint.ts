import type { CountedPaging } from '@pagewright/core/pagination/paging';
import { parseStrictQuery, queryOf } from '@pagewright/core/request/strictQuery';
import { defaultOptions } from '@pagewright/core/schema/generated/options';
import type { StringASTNode } from 'vscode-json-languageservice';
import type { Job } from '../model/extractorModel.ts';
import { findObject, findText, textOrDefault } from '../model/nodes.ts';
import type { Rule, RuleContext, RuleFinding } from './rule.ts';

const code = 'pagination.param-in-endpoint';

/** Finds a paging parameter in the query of an endpoint, where the paging replaces it. */
export const paramInEndpoint: Rule = {
  codes: [code],
  check(model, context) {
    const defaults = findObject(findObject(model.api, 'http'), 'defaultOptions');
    const defaultMethod = textOrDefault(defaults, 'method', defaultOptions);
    return model.scrollers.flatMap(({ node, paging, jobs }) => {
      const counted = paging?.counted;
      if (!counted?.sendsFirst || context.isBroken(node)) return [];
      return jobs.flatMap((job) => checkJob(job, counted, defaultMethod, context));
    });
  },
};

/** Checks a job. Only for `GET`: other methods send the paging in the body and leave the query unchanged. */
function checkJob(job: Job, counted: CountedPaging, defaultMethod: string, { isBroken }: RuleContext): RuleFinding[] {
  const endpoint = findText(job.node, 'endpoint');
  const method = findText(job.node, 'method')?.value ?? defaultMethod;
  if (!endpoint || isBroken(endpoint) || method.toUpperCase() !== 'GET') return [];
  return checkEndpoint(endpoint, counted);
}

function checkEndpoint(endpoint: StringASTNode, { sizeParam, size, startParam, start }: CountedPaging): RuleFinding[] {
  const names = parseStrictQuery(queryOf(endpoint.value)).map(([name]) => name);
  const replaced = [
    ...(names.includes(startParam) ? [`"${startParam}" with ${start} at first`] : []),
    ...(size !== undefined && names.includes(sizeParam) ? [`"${sizeParam}" with ${size}`] : []),
  ];
  if (replaced.length === 0) return [];
  const message = `The paging replaces values of this query: ${replaced.join(' and ')}. Remove paging parameters from "endpoint".`;
  return [{ code, span: endpoint, severity: 'information', message }];
}
