import { paged } from '../paged.ts';
import type { Answer, Asked, Situation, Theme } from '../situation.ts';
import { things } from '../things.ts';
import { ways } from '../ways.ts';

const size = 5;
const start = 1_769_846_400_000;
const moment = (turn: number) => new Date(start + turn * 1000).toISOString();
/** An API whose `Date` says the same as its records. */
function dated(situation: Situation): Situation {
  const answer = (asked: Asked): Answer => ({ ...situation.answer(asked), headers: { date: dateOf(asked.turn) } });
  return { ...situation, answer };
}

const dateOf = (turn: number) => new Date(start + turn * 1000).toUTCString();

type Changing = (turn: number, index: number) => Record<string, unknown>;

/** An API that repeats its records for ever; only the fields for the time differ. */
function again(title: string, records: readonly object[], changing: Changing, names: readonly string[]): Situation {
  return {
    title,
    pagination: ways.pages().pagination,
    job: { dataField: 'items' },
    answer: ({ turn }) => ({
      body: { items: records.map((record, index) => ({ ...record, ...changing(turn, index) })) },
    }),
    expect: {
      status: ['incomplete', 'unknown'],
      stop: 'repeated-page',
      has: ['repeated-page'],
      says: names,
      records: records.length,
      atMostRequests: 60,
    },
  };
}

const known = things(size);
const town = [{ town: 'Prague', open: true }];

const byName: Situation[] = [
  again('tells when each record was fetched', known, (turn) => ({ fetchedAt: moment(turn) }), ['fetchedAt']),
  again('tells when each record was generated, in seconds', known, (turn) => ({ generated_at: 1.77e9 + turn }), [
    'generated_at',
  ]),
  again('tells the time of its server in each record', known, (turn) => ({ server_time: start + turn }), [
    'server_time',
  ]),
  again('tells the request in each record', known, (turn) => ({ request_id: `r-${turn}` }), ['request_id']),
  again('tells another request in each record', known, (turn, index) => ({ traceId: `${turn}.${index}` }), ['traceId']),
  again('tells how old each record is', known, (turn, index) => ({ age: 100 * index + turn }), ['age']),
  again(
    'tells in an object of each record when it was fetched',
    known,
    (turn) => ({ meta: { fetched_at: moment(turn) } }),
    ['meta.fetched_at'],
  ),
  again(
    'tells the time and the request in each record',
    known,
    (turn) => ({ generatedAt: moment(turn), requestId: `r-${turn}` }),
    ['generatedAt', 'requestId'],
  ),
];

const byClock: Situation[] = [
  again('writes the time of now into each record, under a name of data', known, (turn) => ({ updated: moment(turn) }), [
    'updated',
  ]),
  again(
    'writes the time of now in a zone of its own',
    known,
    (turn) => ({ time: new Date(start + turn * 1000 + 3_600_000).toISOString().replace('T', ' ').slice(0, 23) }),
    ['time'],
  ),
  again('writes the time of now into a record without an id', town, (turn) => ({ time: moment(turn) }), ['time']),
  again(
    'writes the time of now into records without an id',
    [...town, ...town],
    (turn) => ({ ts: start + turn * 1000 }),
    ['ts'],
  ),
];

const single: Situation = {
  title: 'answers with its state and the time of now, without a list',
  pagination: ways.pages().pagination,
  job: { dataField: '.' },
  answer: ({ turn }) => ({ body: { status: 'ok', load: 1, time: moment(turn), at: start + turn * 1000 } }),
  expect: { status: ['incomplete', 'unknown'], stop: 'repeated-page', says: ['time'], records: 1, atMostRequests: 60 },
};

const goesRound: Situation = {
  title: 'goes round three pages of records with ids, and tells when each was fetched',
  pagination: ways.pages().pagination,
  job: { dataField: 'items' },
  answer: ({ number, turn }) => ({
    body: {
      items: things(100, ((number('page', 1) - 1) % 3) * size, size).map((thing) => ({
        ...thing,
        fetchedAt: moment(turn),
      })),
    },
  }),
  expect: {
    status: ['incomplete', 'unknown'],
    stop: 'repeated-page',
    says: ['fetchedAt'],
    records: 15,
    atMostRequests: 60,
  },
};

const ledOn: Situation = {
  title: 'leads on with a new token each time, and tells when each record was fetched',
  ...paged(ways.tokens('next', 'token'), ({ number }) => ({
    next: `t${number + 1}`,
    items: known.map((thing) => ({ ...thing, fetchedAt: moment(number) })),
  })),
  job: { dataField: 'items' },
  expect: { status: 'unknown', stop: 'repeated-page', says: ['fetchedAt'], records: size, atMostRequests: 60 },
};

const around: Situation[] = [
  {
    title: 'tells the time around the same records with ids',
    pagination: ways.pages().pagination,
    job: { dataField: 'items' },
    answer: ({ turn }) => ({ body: { generated_at: moment(turn), items: known } }),
    expect: { status: 'incomplete', stop: 'repeated-page', says: ['generated_at'], records: size, atMostRequests: 3 },
  },
  {
    title: 'tells the time and the request around the same records without an id',
    pagination: ways.pages().pagination,
    job: { dataField: 'items' },
    answer: ({ turn }) => ({ body: { meta: { at: moment(turn), request_id: `r-${turn}` }, items: town } }),
    expect: {
      status: ['incomplete', 'unknown'],
      stop: 'repeated-page',
      says: ['meta.at', 'meta.request_id'],
      records: 1,
      atMostRequests: 10,
    },
  },
];

const counted = (body: (asked: Asked) => object, records: number, atMostRequests: number): Situation => ({
  title: `tells a total that is read after ${records} records without an id, and goes on with another time`,
  pagination: ways.pages().pagination,
  job: { dataField: 'items' },
  answer: (asked) => ({ body: body(asked) }),
  expect: {
    status: 'unknown',
    stop: 'repeated-page',
    has: ['repeated-page'],
    says: ['fetchedAt'],
    records,
    atMostRequests,
  },
});

const pastEnd = counted(
  ({ turn }) => ({ total: 4, items: Array.from({ length: 2 }, () => ({ ...town[0], fetchedAt: moment(turn) })) }),
  4,
  3,
);

const onlyNamed: Situation = {
  title: 'sends records without an id for ever that only a recorded time tells apart, so that the limit ends it',
  pagination: ways.pages().pagination,
  job: { dataField: 'items' },
  maxJobRequests: 120,
  answer: ({ turn }) => ({ body: { items: [{ ...town[0], fetchedAt: moment(turn) }] } }),
  expect: {
    status: 'incomplete',
    stop: 'max-requests',
    has: ['max-requests', 'repeated-page'],
    says: ['fetchedAt'],
    records: 120,
    atMostRequests: 120,
  },
};

/** APIs without an end that repeat their records, each with the time. */
export const restated: Theme = {
  name: 'no end, and another moment in each record',
  situations: [...byName, ...byClock.map(dated), ...around, dated(single), goesRound, ledOn, pastEnd, onlyNamed],
};
