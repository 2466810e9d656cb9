import { styleText } from 'node:util';
import type { DriftCase, DriftReport } from '@pagewright/engine/testing';
import { countText } from '@pagewright/engine/text/countText';
import { durationText } from '@pagewright/engine/text/durationText';
import { plainText } from '../printing/plainText.ts';

const signs = { same: '✓', changed: '✗', skipped: '-', error: '✗' } as const;
const colours = { same: 'green', changed: 'red', skipped: 'dim', error: 'red' } as const;

/** The changes of APIs for a person: a line for each, below its case. `isVerbose` lists all cases. */
export function driftText({ configurations, durationMs }: DriftReport, isVerbose: boolean): string {
  const lines = configurations.flatMap(({ config, cases }) => {
    const shown = cases.filter((one) => isVerbose || one.outcome !== 'same' || one.notAsked.length > 0);
    return shown.length === 0 ? [] : [styleText('bold', plainText(config)), ...shown.flatMap(caseLines)];
  });
  const all = configurations.flatMap(({ cases }) => cases);
  const counted = (['same', 'changed', 'skipped', 'error'] as const).flatMap((outcome) => {
    const { length } = all.filter((one) => one.outcome === outcome);
    const text = outcome === 'error' ? countText(length, 'error') : `${length} ${outcome}`;
    return length === 0 ? [] : [styleText(colours[outcome], text)];
  });
  const count = `${counted.join(', ') || 'No cases'} in ${countText(configurations.length, 'configuration')} (${durationText(durationMs)})`;
  return lines.length === 0 ? count : [...lines, '', count].join('\n');
}

function caseLines({ name, outcome, changes, notAsked, error }: DriftCase): string[] {
  // One of them may be the job that failed.
  const why = error === undefined ? 'not asked, as nothing was there to ask it for' : 'not compared, as the run failed';
  return [
    `  ${styleText(colours[outcome], signs[outcome])} ${plainText(name)}`,
    ...changes.map(({ message }) => `      ${plainText(message)}`),
    ...notAsked.map((job) => `      ${plainText(job)}: ${why}`),
    ...(error === undefined ? [] : [`      ${styleText('red', 'error')}: ${plainText(error.message)}`]),
    ...(outcome === 'skipped' ? ['      its recording has no answers to compare with'] : []),
  ];
}
