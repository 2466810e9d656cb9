import { findProperty } from '../model/nodes.ts';
import { headOf } from '../text/ranges.ts';
import type { Rule, RuleFinding } from './rule.ts';

const code = 'pagination.job-without-scroller';

const message =
  'This job makes a single request: it has no "scroller", and "pagination" has no "default". ' +
  'Name one of the scrollers if its results come in pages.';

/** Finds a job that pages with none of the scrollers of `multiple`. Common for detail requests, so only information. */
export const jobWithoutScroller: Rule = {
  codes: [code],
  check({ pagination, multiple, jobs, allJobs }, { isBroken }) {
    const scrollers = multiple?.scrollers;
    if (!pagination || !scrollers) return [];
    const hasDefault = findProperty(pagination, 'default') ?? findProperty(scrollers, 'default');
    if (hasDefault || isBroken(pagination) || isBroken(scrollers)) return [];
    const top = new Set(jobs);
    return allJobs.flatMap((job): RuleFinding[] => {
      if (findProperty(job.node, 'scroller') || isBroken(job.node)) return [];
      return [{ code, span: headOf(job.node), severity: top.has(job) ? 'information' : 'hint', message }];
    });
  },
};
