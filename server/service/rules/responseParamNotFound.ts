import type { StringASTNode } from 'vscode-json-languageservice';
import { hasPath } from '../../../engine/core/shapes/hasPath.ts';
import { nearestPath } from '../../../engine/core/shapes/nearestPath.ts';
import { findText } from '../model/nodes.ts';
import { jobShapes, type KnownJob } from '../shapes/jobShapes.ts';
import { nextValuePaths } from '../shapes/nextValuePaths.ts';
import { didYouMean } from './didYouMean.ts';
import type { Finding, Rule } from './rule.ts';

const code = 'pagination.response-param-not-found';

/** A `responseParam` that no known response holds. Silent unless the responses of every job that uses it are known. */
export const responseParamNotFound: Rule = {
  codes: [code],
  check({ scrollers }, { shapes, isBroken }) {
    return scrollers.flatMap(({ node, method, jobs }) => {
      const param = findText(node, 'responseParam');
      const known = jobShapes(jobs, shapes);
      const areAllKnown = known.length > 0 && known.length === jobs.length;
      if (method?.value !== 'response.param' || !param || !areAllKnown || isBroken(param)) return [];
      return known.every(({ schema }) => hasPath(schema, param.value) === 'no') ? [report(param, known)] : [];
    });
  },
};

function report(param: StringASTNode, known: KnownJob[]): Finding {
  const suggestion = nearestPath(
    param.value,
    nextValuePaths(known).map(({ path }) => path),
  );
  const names = known.map(({ name }) => `"${name}"`).join(', ');
  return {
    code,
    span: param,
    severity: 'warning',
    message: `No known response of ${names} has "${param.value}", so paging would end after the first page.${didYouMean(suggestion)}`,
    data: { found: param.value, ...(suggestion !== undefined && { suggestion }) },
  };
}
