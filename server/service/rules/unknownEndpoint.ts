import { basePathOf, jobTarget } from '../descriptions/jobTarget.ts';
import { findText } from '../model/nodes.ts';
import { didYouMean } from './didYouMean.ts';
import type { Rule } from './rule.ts';

const code = 'description.unknown-endpoint';

/** The maximum number of unknown endpoints: with more, the document is that of another API. */
const maxSuggestions = 50;

/** Finds an endpoint that the description of the API does not have. Recordings do not count: they are never whole. */
export const unknownEndpoint: Rule = {
  codes: [code],
  check(model, { described, isBroken }) {
    if (!described?.description.outline.isWhole) return [];
    let suggested = 0;
    return model.allJobs.flatMap((job) => {
      const endpoint = findText(job.node, 'endpoint');
      const target = jobTarget(job, model);
      const found = described.operationOf(job);
      if (!endpoint || !target || !found || found.operation || isBroken(endpoint)) return [];
      const { method } = target;
      if (found.methods.includes(method)) return [];
      const isMisspelled = found.methods.length === 0 && suggested++ < maxSuggestions;
      const suggestion = isMisspelled ? described.index.nearest(target, basePathOf(model)) : undefined;
      const message =
        found.methods.length > 0
          ? `${described.name} describes "${endpoint.value}" with ${found.methods.join(', ')}, not with ${method}.`
          : `"${endpoint.value}" is not described in ${described.name}.${didYouMean(suggestion)}`;
      const data = { found: endpoint.value, suggestion };
      return [{ code, span: endpoint, severity: 'hint' as const, message, data }];
    });
  },
};
