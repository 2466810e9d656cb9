import { maySend } from '../descriptions/sentParams.ts';
import { findText } from '../model/nodes.ts';
import type { Rule } from './rule.ts';

const code = 'description.missing-param';

/** Finds a required parameter, according to the description of the API, that no part of the configuration sends. */
export const missingParam: Rule = {
  codes: [code],
  check(model, { described, isBroken }) {
    if (!described?.description.outline.isWhole) return [];
    return model.allJobs.flatMap((job) => {
      const endpoint = findText(job.node, 'endpoint');
      const required = described.paramsOf(job, model).filter((param) => param.isRequired && !param.about.default);
      if (!endpoint || required.length === 0 || isBroken(job.node)) return [];
      return required.flatMap(({ name, types }) => {
        if (maySend(name, job, model)) return [];
        const message = `${described.name} requires the parameter "${name}" for this endpoint. Add it to "params".`;
        const value = types.includes('integer') || types.includes('number') ? 0 : '';
        return [{ code, span: endpoint, severity: 'hint' as const, message, data: { key: name, value } }];
      });
    });
  },
};
