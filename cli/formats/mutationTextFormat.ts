import { styleText } from 'node:util';
import { changesOf, type MutatedCase, type MutationReport, type TestedChange } from '@pagewright/engine/testing';
import { countText } from '@pagewright/engine/text/countText';
import { durationText } from '@pagewright/engine/text/durationText';
import { plainText } from '../printing/plainText.ts';
import { asideTexts, isWhole, noticedText } from './mutationCounts.ts';

/** How good tests are, for a person: each case with what nobody notices. With `isVerbose` every change has its line. */
export function mutationTextFormat({ configurations, durationMs, seed }: MutationReport, isVerbose = false): string {
  const lines = configurations.flatMap(({ config, cases }) => [
    `${signOf(cases.every(isWhole))} ${styleText('bold', plainText(config))}`,
    ...cases.flatMap((each) => caseLines(each, isVerbose)),
  ]);
  const all = configurations.flatMap(({ cases }) => cases);
  const where = countText(configurations.length, 'configuration');
  const counted = all.length === 0 ? 'No tests' : `${noticedText(all)} changes noticed`;
  const colour = all.every(isWhole) ? 'green' : 'red';
  const count = `${styleText(colour, counted)} in ${where}, with seed ${seed} (${durationText(durationMs)})`;
  return lines.length === 0 ? count : [...lines, '', count].join('\n');
}

function caseLines(mutated: MutatedCase, isVerbose: boolean): string[] {
  const name = `  ${signOf(isWhole(mutated))} ${plainText(mutated.name)}: `;
  if (mutated.error !== undefined)
    return [`${name}${plainText(mutated.error.message)} ${styleText('dim', `(${mutated.error.code})`)}`];
  const missed = changesOf([mutated], 'missed').map(({ title }) => plainText(title));
  const aside = asideTexts(mutated).map((text) => `; ${text}`);
  const [only, ...others] = missed;
  const noticed = `${name}noticed ${noticedText([mutated])}`;
  const rest = isVerbose ? verboseLines(mutated) : [];
  if (only === undefined) return [`${noticed}${aside.join('')}`, ...rest];
  if (others.length === 0) return [`${noticed}; not noticed: ${only}${aside.join('')}`, ...rest];
  return [`${noticed}${aside.join('')}; not noticed:`, ...missed.map((title) => `      ${title}`), ...rest];
}

function verboseLines({ changes, notApplied }: MutatedCase): string[] {
  return [
    ...changes.filter(({ outcome }) => outcome !== 'missed').map((change) => `      ${changeText(change)}`),
    ...notApplied.map(({ mutation, message }) => styleText('dim', `      ${mutation}: ${plainText(message)}`)),
  ];
}

function changeText({ title, outcome, noticedBy, codes }: TestedChange): string {
  const by = codes.length > 0 ? codes : noticedBy;
  if (outcome === 'noticed') return `${signOf(true)} ${plainText(title)} ${styleText('dim', `(${by.join(', ')})`)}`;
  const why = outcome === 'no-effect' ? 'has no effect' : 'asks for what was not recorded';
  return styleText('dim', `- ${plainText(title)} ${why}`);
}

function signOf(isGood: boolean): string {
  return isGood ? styleText('green', '✓') : styleText('red', '✗');
}
