import { sameSource } from '../../project/source/sameSource.ts';
import type { SourceChange } from '../../project/source/sourceChange.ts';
import { fieldOf, type SourceField, type SourceNode } from '../../project/source/sourceNode.ts';
import { compactText } from './compactText.ts';

type SourceObject = Extract<SourceNode, { kind: 'object' }>;
type SourceList = Extract<SourceNode, { kind: 'list' }>;

/** Changes that make one value another, each after those before it: as small as they can be. */
export function findChanges(from: SourceNode, to: SourceNode, path: readonly string[] = []): SourceChange[] {
  if (sameSource(from, to)) return [];
  if (from.kind === 'object' && to.kind === 'object' && from.fields.length > 0 && to.fields.length > 0)
    return changesOfObject(from, to, path);
  if (from.kind === 'list' && to.kind === 'list' && from.items.length > 0 && to.items.length > 0)
    return changesOfList(from, to, path);
  return [{ kind: 'set', path, json: compactText(to) }];
}

function changesOfObject(from: SourceObject, to: SourceObject, path: readonly string[]): SourceChange[] {
  const whole: SourceChange[] = [{ kind: 'set', path, json: compactText(to) }];
  const [old, wanted] = [from.fields.map(nameOf), to.fields.map(nameOf)];
  const kept = old.filter((name) => wanted.includes(name));
  const isReordered = kept.join('\0') !== wanted.filter((name) => old.includes(name)).join('\0');
  if (isReordered || kept.length === 0 || new Set(old).size < old.length) return whole;
  const removed = old.filter((name) => !wanted.includes(name));
  return [
    ...kept.flatMap((name) => changesOfField(from, to, name, path)),
    ...removed.map((name): SourceChange => ({ kind: 'remove', path: [...path, name] })),
    ...additions(to.fields, new Set(kept), path),
  ];
}

function changesOfField(from: SourceObject, to: SourceObject, name: string, path: readonly string[]): SourceChange[] {
  const [old, wanted] = [fieldOf(from, name)?.value, fieldOf(to, name)?.value];
  const inside = [...path, name];
  if (wanted === undefined) return [];
  return old === undefined
    ? [{ kind: 'set', path: inside, json: compactText(wanted) }]
    : findChanges(old, wanted, inside);
}

/** New keys from the last to the first, each before the one that follows it. */
function additions(wanted: readonly SourceField[], kept: ReadonlySet<string>, path: readonly string[]): SourceChange[] {
  return wanted
    .map((field, index): SourceChange | undefined => {
      if (kept.has(nameOf(field))) return undefined;
      const json = field.value === undefined ? 'null' : compactText(field.value);
      const before = wanted[index + 1];
      return { kind: 'add', path, key: nameOf(field), json, ...(before !== undefined && { before: nameOf(before) }) };
    })
    .filter((change) => change !== undefined)
    .toReversed();
}

/** Changes of the items between those that are alike at both ends: some in their places, others removed or inserted. */
function changesOfList(from: SourceList, to: SourceList, path: readonly string[]): SourceChange[] {
  const shorter = Math.min(from.items.length, to.items.length);
  let head = 0;
  while (head < shorter && sameSource(from.items[head], to.items[head])) head++;
  let tail = 0;
  while (tail < shorter - head && sameSource(from.items.at(-1 - tail), to.items.at(-1 - tail))) tail++;
  const old = from.items.slice(head, from.items.length - tail);
  const wanted = to.items.slice(head, to.items.length - tail);
  const common = Math.min(old.length, wanted.length);
  const at = (index: number) => [...path, String(head + index)];
  const inPlace = old
    .slice(0, common)
    .flatMap((item, index) => findChanges(item, wanted[index] as SourceNode, at(index)));
  const removed = old.slice(common).map((): SourceChange => ({ kind: 'remove', path: at(common) }));
  const inserted = wanted
    .slice(common)
    .map(
      (item, index): SourceChange => ({ kind: 'insert', path, index: head + common + index, json: compactText(item) }),
    );
  return [...inPlace, ...removed, ...inserted];
}

function nameOf({ key }: SourceField): string {
  return key.name;
}
