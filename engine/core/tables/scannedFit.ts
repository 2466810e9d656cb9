import { kinds } from '../transcode/kinds.ts';
import type { LayoutField, LayoutFields } from '../transcode/layout.ts';
import type { ScannedRecords } from '../transcode/scannedRecords.ts';
import type { StructureNode } from './structureNode.ts';

/**
 * How the layouts of scanned records fit what is known of their data type: all of it is known, the first record of each
 * layout says what is new, or the records must be looked at one after another.
 */
type Fit = 'known' | 'new' | 'unclear';

/** `item` is the place of the records, if any were analysed before. */
export function fitOf(records: ScannedRecords, item: StructureNode | undefined): Fit {
  const layouts = [...records.kinds];
  const fits = layouts.map(([{ fields }, found]) => fitObject(fields, found, item));
  if (fits.includes('unclear')) return 'unclear';
  if (!fits.includes('new')) return 'known';
  // Records without a layout may hold anything, before or after what is new.
  const agree = layouts.every(([one], index) =>
    layouts.slice(index + 1).every(([other]) => agrees(one.fields, other.fields)),
  );
  return agree && !records.hasSlow ? 'new' : 'unclear';
}

/** The places of values that are not null, which the first record of their layout may not show. */
export function* filledNodes(records: ScannedRecords, item: StructureNode | undefined): Generator<StructureNode> {
  for (const [{ fields }, found] of records.kinds) yield* filledBelow(fields, found, item);
}

function* filledBelow(
  fields: LayoutFields,
  found: Uint8Array,
  node: StructureNode | undefined,
): Generator<StructureNode> {
  for (const [key, field] of fields) {
    const below = node?.fields.get(key);
    if (field instanceof Map) yield* filledBelow(field, found, below);
    else if (below !== undefined && typeof field === 'number' && isFilled(field, found)) yield below;
  }
}

function fitObject(fields: LayoutFields, found: Uint8Array, node: StructureNode | undefined): Fit {
  const own = fitOfType(node, 'object');
  if (own === 'unclear') return own;
  const fits = [...fields].map(([key, field]) => fitField(field, found, node?.fields.get(key)));
  return [own, ...fits].reduce(worse, 'known');
}

function fitField(field: LayoutField, found: Uint8Array, node: StructureNode | undefined): Fit {
  if (field instanceof Map) return fitObject(field, found, node);
  if (field === 'no elements') return worse(fitOfType(node, 'array'), node?.item?.type === undefined ? 'new' : 'known');
  if (isFilled(field, found)) return fitOfType(node, 'scalar');
  if (node?.type === undefined) return 'new';
  return node.type === 'array' ? 'unclear' : 'known';
}

/** A type that takes the place of no other one than null changes nothing else. */
function fitOfType(node: StructureNode | undefined, type: StructureNode['type']): Fit {
  if (node?.type === undefined || (node.type === 'null' && type !== 'array')) return 'new';
  return node.type === type ? 'known' : 'unclear';
}

function worse(one: Fit, other: Fit): Fit {
  if (one === 'unclear' || other === 'unclear') return 'unclear';
  return one === 'new' || other === 'new' ? 'new' : 'known';
}

function isFilled(slot: number, found: Uint8Array): boolean {
  return ((found[slot] ?? 0) & ~kinds.null) !== 0;
}

/** Whether two layouts have the same kind of value at the keys that they share, so that their order does not matter. */
function agrees(one: LayoutFields, other: LayoutFields): boolean {
  return [...one].every(([key, field]) => {
    const same = other.get(key);
    if (same === undefined) return true;
    if (field instanceof Map) return same instanceof Map && agrees(field, same);
    return typeof field === typeof same && !(same instanceof Map);
  });
}
