import { addressAbsent } from './addressAbsent.ts';
import { errorInAnswer } from './errorInAnswer.ts';
import { fieldAdded } from './fieldAdded.ts';
import { fieldDropped } from './fieldDropped.ts';
import { fieldRenamed } from './fieldRenamed.ts';
import { listMoved } from './listMoved.ts';
import type { Mutation } from './mutation.ts';
import { notFound } from './notFound.ts';
import { nullValue } from './nullValue.ts';
import { numberToText } from './numberToText.ts';
import { pageEmpty } from './pageEmpty.ts';
import { pageRepeated } from './pageRepeated.ts';
import { pageShorter } from './pageShorter.ts';
import { recordsWrapped } from './recordsWrapped.ts';
import { serverError } from './serverError.ts';
import { textToObject } from './textToObject.ts';
import { tokenAbsent } from './tokenAbsent.ts';
import { totalOff } from './totalOff.ts';

/** The ways in which APIs change, in the order of a report. */
export const mutations: readonly Mutation[] = [
  fieldRenamed,
  fieldDropped,
  fieldAdded,
  numberToText,
  textToObject,
  nullValue,
  listMoved,
  recordsWrapped,
  pageShorter,
  pageEmpty,
  pageRepeated,
  tokenAbsent,
  addressAbsent,
  totalOff,
  errorInAnswer,
  serverError,
  notFound,
];
