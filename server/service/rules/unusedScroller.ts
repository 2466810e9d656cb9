import { configLayers } from '../model/configLayers.ts';
import type { ExtractorModel } from '../model/extractorModel.ts';
import { findList, findProperty } from '../model/nodes.ts';
import type { Rule } from './rule.ts';

const code = 'pagination.unused-scroller';

/** Finds a scroller of `multiple` that no job pages with. */
export const unusedScroller: Rule = {
  codes: [code],
  isAboutUse: true,
  check(model, { isBroken }) {
    const { config, scrollers, allJobs, jobs } = model;
    const list = findList(config, 'jobs');
    if (!list || isBroken(list) || jobs.length === 0 || haveOtherJobs(model)) return [];
    if (allJobs.some(({ node }) => isBroken(node))) return [];
    return scrollers.flatMap(({ name, node, jobs }) => {
      if (name === undefined || jobs.length > 0 || node.parent?.type !== 'property') return [];
      const message = `No job pages with "${name}": none names it as its "scroller", and it is not the default.`;
      return [{ code, span: node.parent.keyNode, severity: 'information' as const, message }];
    });
  },
};

/** Whether there are other jobs: an iteration may have jobs, which are not searched. */
function haveOtherJobs(model: ExtractorModel): boolean {
  return configLayers(model).iterations.some((iteration) => findProperty(iteration, 'jobs') !== undefined);
}
