import type { SourceChange } from '@pagewright/core/project/source/sourceChange';
import type { SourceField, SourceNode } from '@pagewright/core/project/source/sourceNode';

type Path = readonly string[];

/** The JSON that the other tree was read from, and what may be done where the order of keys has changed. */
export interface DiffedText {
  text: string;
  /** Whether an object with another order of keys may be written again. */
  mayReplace: boolean;
}

/**
 * The changes that make one tree of another, each for the tree that those before it have left; undefined if the order of
 * keys has changed.
 */
export function sourceDiff(
  before: SourceNode,
  after: SourceNode,
  text: DiffedText,
  path: Path = [],
): SourceChange[] | undefined {
  if (before.kind === 'list' && after.kind === 'list') return listDiff(before.items, after.items, text, path);
  const json = jsonOf(after, text);
  if (before.kind === 'object' && after.kind === 'object') {
    const changes = objectDiff(before.fields, after.fields, text, path);
    return changes ?? (text.mayReplace ? [{ kind: 'set', path, json }] : undefined);
  }
  const isSame = before.kind === 'scalar' && before.json === json;
  return isSame ? [] : [{ kind: 'set', path, json }];
}

function objectDiff(
  before: readonly SourceField[],
  after: readonly SourceField[],
  text: DiffedText,
  path: Path,
): SourceChange[] | undefined {
  const renamed = renameIn(before, after, text, path);
  if (renamed) return renamed;
  const [was, is] = [namesOf(before), namesOf(after)];
  const kept = was.filter((name) => is.includes(name));
  if (kept.join('\n') !== is.filter((name) => was.includes(name)).join('\n')) return undefined;
  const removed = was.filter((name) => !is.includes(name));
  const changes: SourceChange[] = [];
  for (const { key, value } of after) {
    const old = before.find((field) => field.key.name === key.name)?.value;
    if (value === undefined) return undefined;
    const inner = old && sourceDiff(old, value, text, [...path, key.name]);
    if (old !== undefined && inner === undefined) return undefined;
    changes.push(...(inner ?? [added(key.name, value, kept, is, text, path)]));
  }
  return [...changes, ...removed.map((name): SourceChange => ({ kind: 'remove', path: [...path, name] }))];
}

function added(
  key: string,
  value: SourceNode,
  kept: readonly string[],
  names: readonly string[],
  text: DiffedText,
  path: Path,
): SourceChange {
  const before = names.slice(names.indexOf(key)).find((name) => kept.includes(name));
  return { kind: 'add', path, key, json: jsonOf(value, text), ...(before !== undefined && { before }) };
}

/** One key that has got another name, at the same place; its value may have changed. */
function renameIn(
  before: readonly SourceField[],
  after: readonly SourceField[],
  text: DiffedText,
  path: Path,
): SourceChange[] | undefined {
  if (before.length !== after.length) return undefined;
  const others = before.flatMap(({ key }, index) => (key.name === after[index]?.key.name ? [] : [index]));
  const [at] = others;
  const [old, now] = [at === undefined ? undefined : before[at], at === undefined ? undefined : after[at]];
  if (others.length !== 1 || !old?.value || !now?.value || namesOf(before).includes(now.key.name)) return undefined;
  const inner = objectDiff(
    before,
    after.map((field, index) => (index === at ? { ...field, key: old.key } : field)),
    text,
    path,
  );
  return inner && [...inner, { kind: 'rename', path: [...path, old.key.name], key: now.key.name }];
}

function listDiff(
  before: readonly SourceNode[],
  after: readonly SourceNode[],
  text: DiffedText,
  path: Path,
): SourceChange[] | undefined {
  const isSame = (a: SourceNode, b: SourceNode) => sourceDiff(a, b, text)?.length === 0;
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && isSame(before[start] as SourceNode, after[start] as SourceNode)) start++;
  let end = 0;
  while (end < most - start && isSame(before.at(-1 - end) as SourceNode, after.at(-1 - end) as SourceNode)) end++;
  const [old, now] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  const inner: SourceChange[] = [];
  for (const [index, item] of now.slice(0, old.length).entries()) {
    const changes = sourceDiff(old[index] as SourceNode, item, text, [...path, String(start + index)]);
    if (changes === undefined) return undefined;
    inner.push(...changes);
  }
  const removed = old.slice(now.length).map((_, index) => start + old.length - 1 - index);
  const inserted = now.slice(old.length).map((item, index) => ({ item, index: start + old.length + index }));
  return [
    ...inner,
    ...removed.map((index): SourceChange => ({ kind: 'remove', path: [...path, String(index)] })),
    ...inserted.map(({ item, index }): SourceChange => ({ kind: 'insert', path, index, json: jsonOf(item, text) })),
  ];
}

function namesOf(fields: readonly SourceField[]): string[] {
  return fields.map(({ key }) => key.name);
}

function jsonOf({ at }: SourceNode, { text }: DiffedText): string {
  return text.slice(at.start, at.end);
}
