/** What is at a key of every record with a layout: the number of a slot, an object, or a list. */
export type LayoutField = number | LayoutFields | ListField;
export type LayoutFields = Map<string, LayoutField>;

/** A slot that holds a list, or null. */
export interface ListField {
  slot: number;
  /** The layouts that its elements may have. */
  elements: RecordLayout[];
}

/**
 * What records of one kind have in common: all bytes but those of their scalar values and their lists, which are its
 * slots. Elements of lists have layouts too.
 */
export interface RecordLayout {
  /** What an element that is no object becomes: the field `data`. */
  fields: LayoutFields;
  isScalar: boolean;
  /** Those of its slots that hold lists, in order. */
  lists: ListField[];
  /** The bytes before each slot, and those behind the last. */
  pieces: Uint8Array[];
  /** Whether there is no white space between its values. */
  isCompact: boolean;
}

export function isListField(field: LayoutField): field is ListField {
  return typeof field !== 'number' && !(field instanceof Map);
}

/** More slots are left to the general path. */
export const maxSlots = 4096;
/** The levels of a record; the rest of all that a response may have is for what is around the records. */
export const deepestRecord = 100;
/**
 * Records may have up to so many layouts, elements of their lists half as many, and so on: a record can only cost as
 * many comparisons as the product.
 */
const maxLayouts = 8;

/**
 * Adds a layout to those of the records, or, at a higher level, of the elements of one list. If its bytes are known, only
 * what is new in its lists is added. Returns the layout that is among them then; undefined if there are too many.
 */
export function addLayout(known: RecordLayout[], layout: RecordLayout, level: number): RecordLayout | undefined {
  const same = known.find((other) => isSame(other, layout));
  if (same === undefined) {
    if (known.length >= maxLayouts >> level) return undefined;
    known.push(layout);
    return layout;
  }
  const hasRoom = layout.lists.every(({ elements }, index) => {
    const there = same.lists[index]?.elements ?? [];
    return elements.every((element) => addLayout(there, element, level + 1) !== undefined);
  });
  return hasRoom ? same : undefined;
}

/** A layout and those of the elements in it. */
export function* withElements(layout: RecordLayout): Generator<RecordLayout> {
  yield layout;
  for (const { elements } of layout.lists) for (const element of elements) yield* withElements(element);
}

function isSame(one: RecordLayout, other: RecordLayout): boolean {
  return (
    one.isScalar === other.isScalar &&
    one.pieces.length === other.pieces.length &&
    one.pieces.every((piece, index) => Buffer.compare(piece, other.pieces[index] ?? piece) === 0) &&
    one.lists.length === other.lists.length &&
    one.lists.every(({ slot }, index) => slot === other.lists[index]?.slot)
  );
}
