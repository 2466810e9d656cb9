import type { ObjectASTNode } from 'vscode-json-languageservice';
import { functions } from '../../../engine/core/functions/functions.ts';
import { everyJob } from '../model/everyJob.ts';
import { asObject, findObject, findText } from '../model/nodes.ts';
import type { Rule, RuleContext, RuleFinding } from './rule.ts';

const code = 'function.never-computed';

const inHeaders =
  'Functions are not computed in the headers of a job. Write the header into "api.http.headers" or "config.http.headers".';
const inScrollRequest =
  'Functions are not computed in "scrollRequest". Write the parameter into the "params" of the job, and keep it with "includeParams": true.';

/** A call in a place that a run sends as written. */
export const neverComputed: Rule = {
  codes: [code],
  check(model, context) {
    const requests = model.scrollers.map(({ node }) => findObject(node, 'scrollRequest'));
    return [
      ...everyJob(model).flatMap(({ node }) => callsIn(findObject(node, 'headers'), inHeaders, context)),
      ...requests.flatMap((request) => callsIn(findObject(request, 'headers'), inScrollRequest, context)),
      ...requests.flatMap((request) => callsIn(findObject(request, 'params'), inScrollRequest, context)),
    ];
  },
};

/** Only with the name of a known function: an API may well have a parameter `function`. */
function callsIn(container: ObjectASTNode | undefined, message: string, { isBroken }: RuleContext): RuleFinding[] {
  return (container?.properties ?? []).flatMap(({ valueNode }) => {
    const object = asObject(valueNode);
    const name = findText(object, 'function');
    if (!object || !name || isBroken(object) || !functions.has(name.value)) return [];
    return [{ code, span: name, severity: 'warning' as const, message }];
  });
}
