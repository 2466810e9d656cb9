import { hasField } from '@pagewright/core/json/value';
import { objectMeantBy } from '@pagewright/core/request/objectMeantBy';
import type { StringASTNode } from 'vscode-json-languageservice';
import type { ExtractorModel, Job, ScrollerNode } from '../model/extractorModel.ts';
import { findObject } from '../model/nodes.ts';
import { writtenRequest } from '../model/writtenRequest.ts';
import type { Rule, RuleFinding } from './rule.ts';

const code = 'pagination.param-is-path';

/**
 * Finds the name of a paging parameter written as a path into an object of the body, where it is sent as one key. A key
 * may contain a dot, so it is information.
 */
export const paramIsPath: Rule = {
  codes: [code],
  check(model, { isBroken }) {
    return model.scrollers.flatMap((scroller) =>
      namesIn(scroller).flatMap(({ key, name }) => {
        const holder = isBroken(name) ? undefined : meantInAnyJob(name.value, scroller, model);
        return holder === undefined ? [] : [report(name, holder, key === scroller.paging?.counted?.keys.sizeParam)];
      }),
    );
  },
};

/** The options that name a parameter which the method sends. */
function namesIn({ node, paging }: ScrollerNode): { key: string; name: StringASTNode }[] {
  return node.properties.flatMap(({ keyNode: { value: key }, valueNode }) => {
    const isName =
      valueNode?.type === 'string' && key !== paging?.next?.key && paging?.params.includes(valueNode.value);
    return isName ? [{ key, name: valueNode }] : [];
  });
}

function meantInAnyJob(name: string, { node, jobs }: ScrollerNode, model: ExtractorModel): string | undefined {
  const later = findObject(node, 'scrollRequest');
  const meantIn = (job: Job) => {
    const request = writtenRequest(job, model, later);
    // The job sends such a key itself, so the API knows it.
    return hasField(request.params, name) ? undefined : objectMeantBy(name, request);
  };
  return jobs.flatMap((job) => meantIn(job) ?? [])[0];
}

function report(name: StringASTNode, holder: string, isSize: boolean): RuleFinding {
  const what = isSize
    ? `write the page size into "${holder}" itself`
    : 'request a page that holds all records, or an endpoint that pages by its query';
  const message = `"${name.value}" is sent as one key of the body, dots included, and not as a key of the object "${holder}". No paging method writes into an object: ${what}.`;
  return { code, span: name, severity: 'information', message };
}
