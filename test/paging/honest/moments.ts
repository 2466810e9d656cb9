import type { Asked, Situation, Theme } from '../situation.ts';
import { things } from '../things.ts';
import { ways } from '../ways.ts';

const start = 1_767_225_600_000;
const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000];
const pages = 70;
const at = (milliseconds: number) => new Date(start + milliseconds).toISOString();

type Items = (page: number, asked: Asked) => object[];

/** Seventy pages that look alike, and then an empty one. */
function series(title: string, items: Items, more: Partial<Situation> = {}): Situation {
  return {
    title,
    pagination: ways.pages().pagination,
    job: { dataField: 'items' },
    answer: (asked) => {
      const page = asked.number('page', 1);
      return { body: { items: page > pages ? [] : items(page, asked) } };
    },
    expect: { status: ['complete', 'unknown'], stop: 'empty-page', lacks: ['repeated-page'] },
    ...more,
  };
}

const quiet = { visits: 0, unit: 'kWh' };

/** Data whose times go on from record to record or from page to page, and nothing else does. */
export const moments: Theme = {
  name: 'quiet hours of which only the time changes',
  situations: [
    series('sends one reading a page, with its time', (page) => [{ ...quiet, time: at(page * hour) }]),
    series('sends one reading a page, a second after the one before', (page) => [{ ...quiet, ts: at(page * second) }]),
    series('sends the readings of an hour a page', (page) =>
      Array.from({ length: 4 }, (_, index) => ({ ...quiet, timestamp: at(page * hour + index * 15 * minute) })),
    ),
    series('sends the readings of a sensor, which is in each of them', (page) => [
      { sensor_id: 7, value: 0, measured_at: at(page * minute) },
    ]),
    series('sends the same shops for each day', (page) =>
      things(3).map(({ id }) => ({ id, sales: 0, date: at(page * day) })),
    ),
    series('sends the same shops for each minute', (page) =>
      things(3).map(({ id }) => ({ id, sales: 0, updated_at: at(page * minute) })),
    ),
    series('sends reports of the same shops, each generated at the end of its day', (page) =>
      things(3).map(({ id }) => ({ id, sales: 0, generated_at: at(page * day) })),
    ),
    series('sends reports of the same servers, each generated at the end of its hour', (page) =>
      things(3).map(({ id }) => ({ id, errors: 0, generatedAt: (start + page * hour) / 1000 })),
    ),
    series('sends heartbeats without an id, with the second when each was served', (page) => [
      { state: 'ok', served_at: at(page * second) },
    ]),
    series('sends a log of requests without another id', (page) => [
      { request_id: `r-${page}`, path: '/', status: 200 },
    ]),
    series('sends a log of several requests, equal but for their ids', (page) =>
      things(3).map(({ id }) => ({ requestId: `r-${page}-${id}`, path: '/', status: 200 })),
    ),
    series('counts on in the same records', (page) => things(3).map(({ id }) => ({ id, count: page }))),
    series('tells of the same persons once a year', (page) =>
      things(3).map(({ id }) => ({ id, age: page, year: 1950 + page })),
    ),
    series('tells how long the same servers run, day after day', (page) =>
      things(3).map(({ id }) => ({ id, uptime: page * 86_400 })),
    ),
    series('tells when each record was fetched, and every page has others', (page) =>
      things(1000, page * 3, 3).map(({ id }) => ({ id, fetchedAt: at(page * second) })),
    ),
    series('has nine equal pages but for the time of fetching, and others behind them', (page) =>
      things(1000, page <= 9 ? 0 : page * 3, 3).map((thing) => ({ ...thing, fetchedAt: at(page * second) })),
    ),
    series('counts all of its equal records, with the second of each answer in them', () => [], {
      answer: ({ number, turn }) => ({
        body: {
          total: 210,
          items: number('page', 1) > pages ? [] : things(3).map(() => ({ ...quiet, fetchedAt: at(turn * second) })),
        },
      }),
      expect: { status: 'complete', has: ['total-matches'], lacks: ['repeated-page'], records: 210 },
    }),
  ],
};
