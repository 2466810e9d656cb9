import { UserError } from '../../errors.ts';
import { integerOf, textField, truthField } from '../config/readValues.ts';
import { findPath } from '../json/findPath.ts';
import { jsonText } from '../json/jsonText.ts';
import { getField, type JsonValue, withField } from '../json/value.ts';
import { exactIntegerOf } from './exactIntegerOf.ts';
import type { JobRequest, Page, ScrollerFactory, Step, Stop } from './scroller.ts';

const longestShown = 80;

interface CursorPaging {
  idKey: string;
  param: string;
  increment: number;
  reverse: boolean;
}

/** `method: "cursor"` (`pagination.md` section 9): the next request starts at the largest, or smallest, id so far. */
export const cursor: ScrollerFactory = (options) => {
  const paging: CursorPaging = {
    idKey: textField(options, 'idKey') ?? '',
    param: textField(options, 'param') ?? '',
    increment: integerOf(getField(options, 'increment')) ?? 0,
    reverse: truthField(options, 'reverse') ?? false,
  };
  return (job) => stepAt(paging, { request: job }, undefined);
};

function stepAt(paging: CursorPaging, sent: Pick<Step, 'request' | 'why'>, furthest: bigint | undefined): Step {
  return { ...sent, next: (page) => afterPage(paging, sent.request, page, furthest) };
}

function afterPage(
  paging: CursorPaging,
  request: JobRequest,
  { records }: Page,
  furthest: bigint | undefined,
): Step | Stop {
  if (records.length === 0) return { stop: 'empty-page', message: 'The page holds no records.' };
  const reached = records
    .map((record) => idOf(record, paging.idKey))
    .reduce(
      (far, id) => ((paging.reverse ? id < far : id > far) ? id : far),
      furthest ?? idOf(records[0], paging.idKey),
    );
  const start = reached + BigInt(paging.increment);
  const params = withField(request.params, paging.param, plainIfExact(start));
  const edge = paging.reverse ? 'smallest' : 'largest';
  const why = `The ${edge} "${paging.idKey}" so far is ${reached}, so "${paging.param}" is ${start}.`;
  return stepAt(paging, { request: { ...request, params }, why }, reached);
}

function plainIfExact(integer: bigint): number | bigint {
  const number = Number(integer);
  return Number.isSafeInteger(number) ? number : integer;
}

function idOf(record: JsonValue | undefined, idKey: string): bigint {
  const value = record === undefined ? undefined : findPath(record, idKey);
  const id = exactIntegerOf(value);
  if (id !== undefined) return id;
  const shown = shownValue(value ?? null);
  throw new UserError(
    'pagination.cursor-not-numeric',
    `"idKey" is "${idKey}", but a record holds ${shown} there, which is no number.`,
  );
}

/** Whole or not at all: a secret that is cut is no longer known for one, and would be shown. */
function shownValue(value: JsonValue): string {
  const text = jsonText(value) ?? '';
  return text.length > longestShown ? 'a long value' : text;
}
