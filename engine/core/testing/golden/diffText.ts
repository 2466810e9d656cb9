import { countText } from '../../text/countText.ts';
import { quotedNames } from '../../text/quotedNames.ts';
import { shortened } from '../../text/shortened.ts';
import { differs, type TableDiff } from './tableDiff.ts';

const maxShown = 60;

/** Says how a table differs from its golden one, in a sentence or two; undefined: it does not. */
export function diffText(diff: TableDiff, columns: readonly string[]): string | undefined {
  if (!differs(diff)) return undefined;
  const { added, lost, changed, columns: names } = diff;
  const parts = [
    ...(names.lost.length > 0 ? [`${quotedNames(names.lost)} lost`] : []),
    ...(names.added.length > 0 ? [`${quotedNames(names.added)} added`] : []),
    ...(lost > 0 ? [`${countText(lost, 'row')} lost`] : []),
    ...(added > 0 ? [`${countText(added, 'row')} added`] : []),
    ...(changed > 0 ? [`${countText(changed, 'row')} changed`] : []),
  ];
  return [`The table differs from the golden one: ${parts.join(', ')}.`, ...firstChange(diff, columns)].join(' ');
}

function firstChange({ shown }: TableDiff, columns: readonly string[]): string[] {
  const changed = shown.find(({ kind }) => kind === 'changed');
  const before = changed?.before;
  if (changed === undefined || before === undefined) return [];
  const index = columns.findIndex((_, at) => changed.cells[at] !== before[at]);
  if (index < 0) return [];
  const [was, is] = [before[index], changed.cells[index]].map((cell = '') => `"${shortened(cell, maxShown)}"`);
  return [`The first change is in "${columns[index]}": ${was} is ${is} now.`];
}
