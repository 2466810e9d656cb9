import { UserError } from '../../errors.ts';
import { jsonText } from '../../json/jsonText.ts';
import { integerOf } from '../../json/readValues.ts';
import { type JsonValue, withField } from '../../json/value.ts';
import { withPath } from '../../json/withPath.ts';
import type { JobRequest } from '../../request/jobRequest.ts';
import { columnOf } from '../../transcode/columnOf.ts';
import { createPagingMethod } from '../pagingMethod.ts';
import type { PageView, Step, Stop } from '../scroller.ts';
import { emptyPage } from './ends.ts';

const maxShownLength = 80;

interface CursorPaging {
  idKey: string;
  param: string;
  increment: number;
  reverse: boolean;
}

/** `method: "cursor"` (`docs/format/pagination.md#9-cursor`): continues at the largest (or smallest) id so far. */
export const cursor = createPagingMethod('cursor', {
  read(options) {
    const paging: CursorPaging = {
      idKey: options.text('idKey') ?? '',
      param: options.text('param') ?? '',
      increment: options.integer('increment'),
      reverse: options.truth('reverse'),
    };
    const { idKey: path, param } = paging;
    return {
      scroller: () => (job) => stepAt(paging, { request: job }, undefined),
      params: [param],
      endsBy: 'empty-page',
      next: { holds: 'id', from: 'record', key: 'idKey', path, delimiter: '.' },
      plan: {
        records: [withPath({}, path, 1)],
        marked: ({ request }, marks) => ({
          ...request,
          params: withField(request.params, param, marks.place(nextStart(paging))),
        }),
        ends: () => ['a page has no records'],
      },
    };
  },
  write: (clue) => (clue.kind === 'id' ? { idKey: clue.path, param: clue.param, reverse: clue.falls } : undefined),
});

function nextStart({ idKey, increment, reverse }: CursorPaging): string {
  const shift = increment === 0 ? '' : ` ${increment < 0 ? '−' : '+'} ${Math.abs(increment)}`;
  return `${edgeOf({ reverse })} "${idKey}" so far${shift}`;
}

function edgeOf({ reverse }: Pick<CursorPaging, 'reverse'>): string {
  return reverse ? 'smallest' : 'largest';
}

function stepAt(paging: CursorPaging, sent: Pick<Step, 'request' | 'why'>, furthest: bigint | undefined): Step {
  return { ...sent, next: (page) => afterPage(paging, sent.request, page, furthest) };
}

function afterPage(
  paging: CursorPaging,
  request: JobRequest,
  { records }: PageView,
  furthest: bigint | undefined,
): Step | Stop {
  const { idKey, param, increment, reverse } = paging;
  const ids = Array.from(columnOf(records, idKey), (value) => idOf(value, idKey));
  const [first] = ids;
  if (first === undefined) return emptyPage;
  const reached = ids.reduce((far, id) => ((reverse ? id < far : id > far) ? id : far), furthest ?? first);
  const start = reached + BigInt(increment);
  const params = withField(request.params, param, plainIfExact(start));
  const why = `The ${edgeOf(paging)} "${idKey}" so far is ${reached}, so "${param}" is ${start}.`;
  return stepAt(paging, { request: { ...request, params }, why }, reached);
}

function plainIfExact(integer: bigint): number | bigint {
  const number = Number(integer);
  return Number.isSafeInteger(number) ? number : integer;
}

function idOf(value: JsonValue | undefined, idKey: string): bigint {
  const id = exactIntegerOf(value);
  if (id !== undefined) return id;
  const shown = shownValue(value ?? null);
  throw new UserError(
    'pagination.cursor-not-numeric',
    `"idKey" is "${idKey}", but a record has ${shown} there, which is not a number.`,
  );
}

/** A number or numeric text as an integer with all digits; else absent (`docs/format/configuration.md#13-numeric`). */
function exactIntegerOf(value: JsonValue | undefined): bigint | undefined {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'string' && /^\s*[+-]?\d+$/.test(value)) return BigInt(value);
  const integer = integerOf(value);
  return integer === undefined || !Number.isFinite(integer) ? undefined : BigInt(integer);
}

/** The whole value or none of it: part of a secret would not be recognised and masked. */
function shownValue(value: JsonValue): string {
  const text = jsonText(value) ?? '';
  return text.length > maxShownLength ? 'a long value' : text;
}
