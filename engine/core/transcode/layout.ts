/** The value at a key of every record with a layout: the number of a slot, an object, or a list. */
export type LayoutField = number | LayoutFields | ListField;
export type LayoutFields = Map<string, LayoutField>;

/** A slot that holds a list, or null. */
export interface ListField {
  slot: number;
  elements: RecordLayout[];
}

/** The common bytes of records of one kind, around their slots: scalar values and lists. */
export interface RecordLayout {
  /** The fields; an element that is no object becomes the field `data`. */
  fields: LayoutFields;
  isScalar: boolean;
  /** The slots that hold lists, in order. */
  lists: ListField[];
  /** The bytes before each slot, and those after the last. */
  pieces: Uint8Array[];
  /** Whether there is no white space between its values. */
  isCompact: boolean;
}

export function isListField(field: LayoutField): field is ListField {
  return typeof field !== 'number' && !(field instanceof Map);
}

/** The limit for slots; records with more use the general path. */
export const maxSlots = 4096;
/** The limit for the levels of a record; the other levels of a response are for the values around the records. */
export const deepestRecord = 100;
/**
 * The limit for the layouts of records; elements of their lists may have half as many, and so on: a record costs at
 * most the product of them in comparisons.
 */
const maxLayouts = 8;

/**
 * Adds a layout to those of the records, or of the elements of one list, or only the new parts of its lists if its
 * bytes are known. Returns the layout that is then among them; undefined if there are too many.
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
