import { closestName } from '@pagewright/core/text/closestName';
import { findText } from '../model/nodes.ts';
import { didYouMean } from './didYouMean.ts';
import { type JobPlaceholders, jobPlaceholders, marksIn } from './jobPlaceholders.ts';
import type { Rule, RuleFinding } from './rule.ts';

const code = 'job.unfilled-mark';

/** Finds a mark in an endpoint that no placeholder fills, which is sent as written. */
export const unfilledMark: Rule = {
  codes: [code],
  check(model, { isBroken }) {
    return jobPlaceholders(model).flatMap((placeholders) =>
      isBroken(placeholders.job.node) ? [] : checkJob(placeholders),
    );
  },
};

/** Checks a job. Another rule reports a child without placeholders. */
function checkJob({ job, level, own, inherited }: JobPlaceholders): RuleFinding[] {
  const endpoint = findText(job.node, 'endpoint');
  const names = [...inherited, ...own.map(({ keyNode }) => keyNode.value)];
  if (!endpoint || (level > 0 && names.length === 0)) return [];
  // Braces may be meant literally, for example in a query written as JSON; a single name between them hardly is.
  const unfilled = marksIn(endpoint.value).find((mark) => /^[\w.:-]+$/.test(mark) && !names.includes(mark));
  if (unfilled === undefined) return [];
  const meant = meantName(unfilled, names);
  const suggestion = meant === undefined ? undefined : endpoint.value.replaceAll(`{${unfilled}}`, () => `{${meant}}`);
  const why = level === 0 ? 'only a child job has "placeholders"' : `"placeholders" has no "${unfilled}"`;
  const message = `"{${unfilled}}" is sent as it is written, because ${why}.${didYouMean(meant && `{${meant}}`)}`;
  const data = { found: endpoint.value, suggestion };
  return [{ code, span: endpoint, severity: 'warning', message, data }];
}

/** The nearest name, or the one that differs only in its level, which is part of the name. */
function meantName(mark: string, names: readonly string[]): string | undefined {
  const plain = (name: string) => name.replace(/^\d+[:-]/, '');
  return closestName(mark, names) ?? names.find((name) => plain(name) === plain(mark));
}
