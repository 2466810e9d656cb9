import { changesOf, type MutatedCase } from '@pagewright/engine/testing';
import { numberText } from '@pagewright/engine/text/countText';

/** How many changes were noticed, of those that could be: `14 of 15`. */
export function noticedText(cases: readonly MutatedCase[]): string {
  const [noticed, missed] = [changesOf(cases, 'noticed').length, changesOf(cases, 'missed').length];
  return `${numberText(noticed)} of ${numberText(noticed + missed)}`;
}

/** The changes that are counted apart: those that nobody could notice, and those of which nobody can say. */
export function asideTexts(mutated: MutatedCase): string[] {
  const without = changesOf([mutated], 'no-effect').length;
  const unknown = changesOf([mutated], 'not-recorded').length;
  return [
    ...(without > 0 ? [`${numberText(without)} without effect`] : []),
    ...(unknown > 0 ? [`${numberText(unknown)} asking for what was not recorded`] : []),
  ];
}

/** Whether nothing was missed, and all could be said. */
export function isWhole(mutated: MutatedCase): boolean {
  return mutated.error === undefined && changesOf([mutated], 'missed').length === 0;
}
