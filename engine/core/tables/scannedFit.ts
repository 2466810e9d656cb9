import { kinds } from '../transcode/kinds.ts';
import {
  isListField,
  type LayoutField,
  type LayoutFields,
  type ListField,
  type RecordLayout,
} from '../transcode/layout.ts';
import type { ScannedRecords } from '../transcode/scannedRecords.ts';
import type { StructureNode } from './structureNode.ts';

/** How scanned records fit the structure: known, new in the first of each layout, or to be read one by one. */
type Fit = 'known' | 'new' | 'unclear';

/** The values found in the slots of each layout. */
type Found = ReadonlyMap<RecordLayout, Uint8Array>;

/** How records fit; `item` is the place of the records, if any were analysed before. */
export function fitOf(records: ScannedRecords, item: StructureNode | undefined): Fit {
  const layouts = [...records.counts.keys()];
  const fits = layouts.map((layout) => new LayoutFit(layout, records.kinds).ofObject(layout.fields, item));
  if (fits.includes('unclear')) return 'unclear';
  if (!fits.includes('new')) return 'known';
  // Records without a layout may hold anything, before or after new parts.
  const agree = layouts.every((one, index) =>
    layouts.slice(index + 1).every((other) => agrees(one.fields, other.fields)),
  );
  return agree && !records.hasSlow ? 'new' : 'unclear';
}

/** Records a type of the values at a place. */
type RecordType = (node: StructureNode, type: 'scalar' | 'null') => void;

/** Records types that the first record of a layout may not show: scalars, and null in the place of a list. */
export function recordTypes(records: ScannedRecords, item: StructureNode | undefined, record: RecordType): void {
  const visit = (layout: RecordLayout, fields: LayoutFields, node: StructureNode | undefined): void => {
    const found = records.kinds.get(layout) ?? new Uint8Array();
    for (const [key, field] of fields) {
      const below = node?.fields.get(key);
      if (below === undefined) continue;
      if (field instanceof Map) visit(layout, field, below);
      else if (typeof field === 'number' && isFilled(found[field])) record(below, 'scalar');
      else if (below.type === 'array' && hasNull(field, found)) record(below, 'null');
      if (!isListField(field)) continue;
      for (const element of field.elements) if (!element.isScalar) visit(element, element.fields, below.item);
    }
  };
  for (const layout of records.counts.keys()) visit(layout, layout.fields, item);
}

function hasNull(field: number | ListField, found: Uint8Array): boolean {
  const slot = typeof field === 'number' ? field : field.slot;
  return ((found[slot] ?? 0) & kinds.null) !== 0;
}

/** Whether elements of a list may have had a layout. */
export function occurs(found: Uint8Array | undefined): found is Uint8Array {
  return found !== undefined && (found.length === 0 || found.some((kind) => kind !== 0));
}

/** Whether values are not all null. */
export function isFilled(found: number | undefined): boolean {
  return ((found ?? 0) & ~kinds.null) !== 0;
}

/** How one layout fits. */
class LayoutFit {
  readonly #found: Uint8Array;
  readonly #all: Found;

  constructor(layout: RecordLayout, all: Found) {
    this.#found = all.get(layout) ?? new Uint8Array();
    this.#all = all;
  }

  ofObject(fields: LayoutFields, node: StructureNode | undefined): Fit {
    const own = fitOfType(node, 'object');
    if (own === 'unclear') return own;
    const fits = [...fields].map(([key, field]) => this.#ofField(field, node?.fields.get(key)));
    return [own, ...fits].reduce(worse, 'known');
  }

  #ofField(field: LayoutField, node: StructureNode | undefined): Fit {
    if (field instanceof Map) return this.ofObject(field, node);
    if (isListField(field)) return this.#ofList(field, node);
    if (isFilled(this.#found[field])) return fitOfType(node, 'scalar');
    return node?.type === undefined ? 'new' : 'known';
  }

  /** How a list fits. New elements must be read; no record shows that there are no other lists. */
  #ofList({ slot, elements }: ListField, node: StructureNode | undefined): Fit {
    if (node?.type === 'array' && node.item?.type !== undefined)
      return elements.every((element) => this.#isKnown(element, node.item)) ? 'known' : 'unclear';
    const isEmpty = ((this.#found[slot] ?? 0) & ~kinds.spelledOtherwise) === kinds.emptyText;
    return isEmpty ? worse(fitOfType(node, 'array'), 'new') : 'unclear';
  }

  #isKnown(element: RecordLayout, item: StructureNode | undefined): boolean {
    const found = this.#all.get(element);
    if (!occurs(found)) return true;
    if (element.isScalar) return !isFilled(found[0]) || item?.type === 'scalar';
    return new LayoutFit(element, this.#all).ofObject(element.fields, item) === 'known';
  }
}

/** How a type fits: in the place of none but null, it changes nothing else. */
function fitOfType(node: StructureNode | undefined, type: StructureNode['type']): Fit {
  if (node?.type === undefined || (node.type === 'null' && type !== 'array')) return 'new';
  return node.type === type ? 'known' : 'unclear';
}

function worse(one: Fit, other: Fit): Fit {
  if (one === 'unclear' || other === 'unclear') return 'unclear';
  return one === 'new' || other === 'new' ? 'new' : 'known';
}

/** Whether two layouts have the same kinds of values at the keys that they share, in any order. */
function agrees(one: LayoutFields, other: LayoutFields): boolean {
  return [...one].every(([key, field]) => {
    const same = other.get(key);
    if (same === undefined) return true;
    if (field instanceof Map) return same instanceof Map && agrees(field, same);
    return typeof field === typeof same && !(same instanceof Map);
  });
}
