import { changesOf, type MutatedCase, type MutationReport } from '@pagewright/engine/testing';
import { durationText } from '@pagewright/engine/text/durationText';
import { markdownCell } from './markdownCell.ts';
import { asideTexts, isWhole, noticedText } from './mutationCounts.ts';

/** How many changes a case names: the summary of a build is not shown if it is too large. */
const maxMissed = 20;
const maxCases = 200;

/** How good tests are as Markdown, for the summary of a build: a row for each case. */
export function mutationMarkdownFormat({ configurations, durationMs, seed }: MutationReport): string {
  const all = configurations.flatMap(({ cases }) => cases);
  const count = all.length === 0 ? 'No tests' : `${noticedText(all)} changes noticed`;
  const title = `**${count}** (seed ${seed}, ${durationText(durationMs)})`;
  if (all.length === 0) return title;
  const rows = configurations.flatMap(({ config, cases }) => cases.map((each) => rowOf(config, each)));
  const more = rows.length > maxCases ? ['', `… and ${rows.length - maxCases} more.`] : [];
  return [
    title,
    '',
    '| | Configuration | Case | Noticed | Not noticed |',
    '| --- | --- | --- | ---: | --- |',
    ...rows.slice(0, maxCases),
    ...more,
  ].join('\n');
}

function rowOf(config: string, mutated: MutatedCase): string {
  const missed = changesOf([mutated], 'missed').map(({ title }) => title);
  const more = missed.length > maxMissed ? [`… and ${missed.length - maxMissed} more`] : [];
  const said =
    mutated.error === undefined
      ? [...missed.slice(0, maxMissed), ...more, ...asideTexts(mutated)]
      : [mutated.error.message];
  const sign = mutated.error === undefined ? (isWhole(mutated) ? '✅' : '❌') : '⚠️';
  const cells = [sign, markdownCell(config), markdownCell(mutated.name)];
  const noticed = mutated.error === undefined ? noticedText([mutated]) : '';
  return `| ${[...cells, noticed, said.map(markdownCell).join('<br>')].join(' | ')} |`;
}
