import { mergeSources } from '@pagewright/core/project/composed/mergeSources';
import { newSource } from '@pagewright/core/project/source/changeSource';
import { layOutSource } from '@pagewright/core/project/source/layOutSource';
import type { PlacedChange } from './placeChange.ts';

const oneLine = { lineBreak: '', unit: '' };

/** Changes with a further one. A key that two of them give a value has those of both: they are changes of one text. */
export function joinChanges(placed: readonly PlacedChange[], added: PlacedChange): PlacedChange[] {
  const at = placed.findIndex((other) => keyOf(other) !== undefined && keyOf(other) === keyOf(added));
  const [one, other] = [placed[at]?.change, added.change];
  if (one === undefined || !('json' in one) || !('json' in other)) return [...placed, added];
  const [base, over] = [newSource(one.json), newSource(other.json)];
  const json = base && over ? layOutSource(mergeSources(base, over), oneLine, '') : other.json;
  return placed.with(at, { ...added, change: { ...one, json } });
}

/** The place of the key that a change gives a value; undefined for any other change. */
function keyOf({ file, change }: PlacedChange): string | undefined {
  if (change.kind === 'add') return JSON.stringify([file, ...change.path, change.key]);
  return change.kind === 'set' ? JSON.stringify([file, ...change.path]) : undefined;
}
