import { stringIn } from '../../json/stringIn.ts';
import type { SourceNode } from './sourceNode.ts';

/** Whether two trees have the same values in the same order, wherever they stand; of a number its value counts. */
export function sameSource(a: SourceNode | undefined, b: SourceNode | undefined): boolean {
  if (a === undefined || b === undefined) return a === b;
  if (a.kind === 'scalar' || b.kind === 'scalar') return a.kind === b.kind && sameScalar(a, b);
  if (a.kind === 'list' || b.kind === 'list')
    return a.kind === 'list' && b.kind === 'list' && sameAll(a.items, b.items, sameSource);
  return sameAll(a.fields, b.fields, (x, y) => x.key.name === y.key.name && sameSource(x.value, y.value));
}

function sameAll<Part>(a: readonly Part[], b: readonly Part[], same: (a: Part, b: Part) => boolean): boolean {
  return a.length === b.length && a.every((part, index) => same(part, b[index] as Part));
}

function sameScalar(a: SourceNode, b: SourceNode): boolean {
  return a.kind === 'scalar' && b.kind === 'scalar' && (a.json === b.json || plain(a.json) === plain(b.json));
}

/** A text has more than one spelling in JSON. So has a number with an exponent; any other keeps its digits. */
function plain(json: string): string {
  if (json.startsWith('"')) return `"${stringIn(json)}`;
  return /^-?\d.*[eE]/.test(json) ? String(Number(json)) : json;
}
