import {
  emptyTextKind,
  falseKind,
  floatKind,
  integerKind,
  nullKind,
  spelledOtherwiseKind,
  textKind,
  trueKind,
} from './kernel/memoryFormat.ts';

/** The kinds of the values of a slot, one bit each; a list is like a text, empty or not. */
export const kinds = {
  null: nullKind,
  false: falseKind,
  true: trueKind,
  integer: integerKind,
  float: floatKind,
  emptyText: emptyTextKind,
  text: textKind,
  spelledOtherwise: spelledOtherwiseKind,
} as const;

export const emptyKinds = kinds.null | kinds.false | kinds.emptyText;
