import { comparisonWords } from '@pagewright/engine/summary';
import { countText } from '@pagewright/engine/text/countText';
import { durationText } from '@pagewright/engine/text/durationText';
import { localTime } from '@pagewright/engine/text/localTime';
import { markdownCode, markdownText } from '@pagewright/engine/text/markdownText';
import { scopeTitle } from '../../running/run/runScope.ts';
import { runOutcome } from '../history/runFacts.ts';
import type { RunRecord } from '../history/runRecord.ts';
import type { RequestsComparison, RunComparison } from './comparison.ts';
import { sides } from './sideTexts.ts';

const { list, group, amountText, verdictLines, jobLines, tableBlocks } = comparisonWords({
  text: markdownText,
  name: markdownCode,
});

/** The differences between two runs as Markdown: sentences and lists under headings. Equal parts are only counted. */
export function comparisonMarkdown(comparison: RunComparison): string {
  const { before, after } = comparison;
  const blocks = [
    '# Two runs compared',
    list([runText('Before', before), runText('After', after), ...differentText(before, after)]),
    '## Verdict',
    list(verdictLines(outcomeOf(before), outcomeOf(after))),
    '## Requests',
    list(requestLines(comparison.requests)),
    '## Jobs',
    list(jobLines(comparison.jobs)),
    '## Tables',
    ...tableBlocks(comparison.tables),
    '## Side by side',
    list(sides.map(({ label }) => label)),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function runText(when: string, { title, startedAt, durationMs }: RunRecord): string {
  return `${when}: ${markdownText(title)}, started ${localTime(startedAt)}, took ${durationText(durationMs)}.`;
}

function differentText(before: RunRecord, after: RunRecord): string[] {
  if (before.configFile !== after.configFile) return ['They are runs of different configurations.'];
  const [old, young] = [before, after].map(({ scope }) => scope.environment ?? 'none');
  const environments = old === young ? [] : [markdownText(`They ran in different environments: ${old} and ${young}.`)];
  const [oldPart, youngPart] = [before, after].map(({ scope }) => scopeTitle('', { ...scope, environment: undefined }));
  const parts = oldPart === youngPart ? [] : ['They ran different parts of the configuration.'];
  return [...environments, ...parts];
}

function outcomeOf(run: RunRecord): { outcome: string; report: RunRecord['report'] } {
  return { outcome: runOutcome(run), report: run.report };
}

function requestLines({ before, after, added, lost, changed, equal, unknown }: RequestsComparison): string[] {
  const changes = changed.map((change) => `${markdownCode(change.request)}: ${change.before} → ${change.after}`);
  return [
    amountText('request', before, after),
    ...(equal > 0 ? [`Sent in both with the same response, retries not counted: ${countText(equal, 'request')}.`] : []),
    ...group('Only after', added.map(markdownCode)),
    ...group('Only before', lost.map(markdownCode)),
    ...group('Different response', changes),
    ...unknown.map((job) => {
      const whose = job === '' ? 'requests outside of jobs' : `requests of ${markdownCode(job)}`;
      return `Not compared one by one: the ${whose}, which were too many to keep them all.`;
    }),
  ];
}
