// The structures in the memory of the kernel. AssemblyScript and TypeScript compile this file, so no constant has a
// type. Offsets and lengths are in bytes. A number has four bytes, the lowest first.

export const numberBytes = 4;

// A layout: its head, then each slot, then a last slot that has only the piece after all others. An element that is no
// object has a single slot, and no bytes.

/** The number of its slots. */
export const layoutSlots = 0;
/** The address of the kinds of its slots, a byte each. */
export const layoutKinds = 4;
/** The address of its pieces: the bytes before each slot, and those after the last. */
export const layoutPieces = 8;
/** The address of the next layout that elements of the same list may have; 0 for none. */
export const layoutNext = 12;
/** The address of the program for its rows; 0 for none. */
export const layoutRows = 16;
/** The address of the program for its hash text. */
export const layoutHash = 20;
export const layoutHead = 24;

/** The length of the piece before a slot. */
export const slotPiece = 0;
/** The address of the list that a slot holds; 0 for scalars. */
export const slotList = 4;
export const slotBytes = 8;

/** A list: the address of the first layout of its elements. */
export const listFirst = 0;
export const listBytes = 4;

// The kinds of the values of a slot, one bit each. Lists are like texts.

export const nullKind = 1;
export const falseKind = 2;
export const trueKind = 4;
export const integerKind = 8;
export const floatKind = 16;
export const emptyTextKind = 32;
export const textKind = 64;
/** Beside another: `JSON.stringify` would write the value in another way, or `JSON.parse` change it. */
export const spelledOtherwiseKind = 128;

// A program for the rows of one layout: its head, then each link, then the slot of each list, then each column.

export const rowsColumns = 0;
/** The number of times that a value may be written. */
export const rowsUses = 4;
/** The length of all its finished cells. */
export const rowsFinished = 8;
/** The address of its table. */
export const rowsTable = 12;
export const rowsLinks = 16;
export const rowsLists = 20;
export const rowsHead = 24;

/** The address of the hash program of a link. */
export const linkHash = 0;
/** The address for the digits of its hash. */
export const linkDigits = 4;
export const linkBytes = 8;

// A column without a finished cell is the value of its slot, one without a slot is its finished cell, and one with both
// is the finished cell if the list in the slot has elements.

export const columnSlot = 0;
/** The address of its finished cell. */
export const columnCell = 4;
/** The length of its finished cell; 0 for none. */
export const columnLength = 8;
export const columnBytes = 12;
/** The slot of a column that has none. */
export const noSlot = 0xffffffff;

// A hash program: the number of its parts, then each: finished text, or the value of a slot.

export const hashParts = 0;
export const hashHead = 4;

/** The address of finished text, or the number of a slot. */
export const partFrom = 0;
/** The length of finished text; 0 for a slot. */
export const partLength = 4;
export const partBytes = 8;

// A plan: its head, then each table.

/** The address for the addresses of located values. */
export const planSlots = 0;
/** The address of the bytes in which hash texts are written. */
export const planScratch = 4;
export const planScratchEnd = 8;
export const planTables = 12;
export const planHead = 16;

/** The address of the next row of a table. */
export const tableNext = 0;
/** The end of its room. */
export const tableEnd = 4;
/** The number of its rows. */
export const tableRows = 8;
/** The address of the next row after the last complete record. */
export const tableKept = 12;
/** The number of rows after the last complete record. */
export const tableKeptRows = 16;
export const tableBytes = 20;

// The limits of numbers whose text stays the same in a cell.

/** The digits of an integer. */
export const maxIntegerDigits = 18;
/** The characters of a float without its sign. */
export const maxFloatDigits = 15;
/** The digits of an integer beyond which `JSON.parse` may change it. */
export const maxPlainIntegerDigits = 15;
