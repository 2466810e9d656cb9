import { paged } from '../paged.ts';
import { parents } from '../parents.ts';
import type { Expected, Theme } from '../situation.ts';
import { type Thing, things } from '../things.ts';
import { ways } from '../ways.ts';

const lost: Expected = { status: ['incomplete', 'unknown'] };

/** An object with the numbers of the list as keys, as PHP makes it of a list with a hole. */
const withHole = (items: readonly Thing[]) => Object.fromEntries([...items.entries()].filter(([index]) => index !== 2));

/** Records under their ids. */
const keyed = (items: readonly Thing[]) => Object.fromEntries(items.map((item) => [`id-${item.id}`, item]));

/** Columns in place of rows. */
const columns = (items: readonly Thing[]) => ({
  time: items.map(({ id }) => `2026-01-31T${id}:00`),
  temperature: items.map(({ id }) => id / 2),
});

/** Records that come under another name or in another shape, so that they are dropped or taken for one. */
export const otherShapes: Theme = {
  name: 'records in another place or shape',
  situations: [
    {
      title:
        'names its list "entries" from the second page on, as a search that continues with a scroll does, for tokens',
      ...paged(ways.tokens('next', 'token'), ({ items, number, token = null }) => ({
        [number === 1 ? 'results' : 'entries']: items,
        next: token,
      })),
      job: { dataField: 'results' },
      expect: { ...lost, lacks: ['token-ended'] },
    },
    {
      title: 'names its list after what was found as Zendesk does, other things on page 2, for offsets',
      ...paged(ways.offsets(), ({ items, number }) => ({ [number === 2 ? 'users' : 'tickets']: items })),
      job: { dataField: 'tickets' },
      expect: { ...lost, lacks: ['full-then-empty'] },
    },
    {
      title: 'puts its list into a "data" object from page 3 on, for links',
      ...paged(ways.links('next'), ({ items, number, link }) =>
        number < 3 ? { items, next: link } : { data: { items }, next: link },
      ),
      job: { dataField: 'items' },
      expect: { ...lost, lacks: ['link-ended'] },
    },
    {
      title: 'wraps its list into an object with a list from page 2 on, which counts as one record',
      ...paged(ways.sizedPages(), ({ items, number }) => ({ items: number === 1 ? items : { data: items } })),
      job: { dataField: 'items' },
      expect: { ...lost, lacks: ['full-then-short'] },
    },
    {
      title: 'makes an object of a list with a hole on page 2, as PHP does, up to an empty page',
      ...paged(ways.pages(), ({ items, number }) => ({ items: number === 2 ? withHole(items) : items })),
      job: { dataField: 'items' },
      expect: lost,
    },
    {
      title: 'makes an object of a list with a hole on page 3, as Laravel does, for tokens',
      ...paged(ways.tokens('next', 'token'), ({ items, number, token = null }) => ({
        data: number === 3 ? withHole(items) : items,
        next: token,
      })),
      job: { dataField: 'data' },
      expect: lost,
    },
    {
      title: 'has a list with a hole as its only page, as Firebase does',
      job: { dataField: 'items' },
      answer: () => ({ body: { items: withHole(things(10)) } }),
      expect: lost,
    },
    {
      title: 'has its records under their ids as MediaWiki does, on numbered pages up to an empty one',
      ...paged(ways.pages(), ({ items }) => ({ query: { pages: items.length > 0 ? keyed(items) : [] } })),
      job: { dataField: 'query.pages' },
      expect: { ...lost, lacks: ['full-then-empty'] },
    },
    {
      title: 'has its records under their ids as Kraken does, on pages with a size',
      ...paged(ways.sizedPages(), ({ items }) => ({ error: [], result: keyed(items) })),
      job: { dataField: 'result' },
      expect: lost,
    },
    {
      title: 'has its records under their ids as Firebase does, for tokens that end',
      ...paged(ways.tokens('next', 'token'), ({ items, token = null }) => ({ data: keyed(items), next: token })),
      job: { dataField: 'data' },
      expect: lost,
    },
    {
      title: 'has columns as Open-Meteo does, one list for each, on pages up to an empty one',
      ...paged(ways.pages(), ({ items }) => ({ hourly: items.length > 0 ? columns(items) : null })),
      job: { dataField: 'hourly' },
      expect: { ...lost, lacks: ['full-then-empty'] },
    },
    {
      title: 'has columns at the root as the candles of Finnhub, for links that end',
      ...paged(ways.links('next'), ({ items, link }) => ({ candles: columns(items), next: link })),
      job: { dataField: 'candles' },
      expect: lost,
    },
    {
      title: 'sends its list as a text of JSON, as a gateway that encodes twice does',
      job: { dataField: 'items' },
      answer: () => ({ body: { items: JSON.stringify(things(10)) } }),
      expect: lost,
    },
    {
      title: 'is asked for the lines of each order, and those of one have another name',
      ...parents('lines', (id) => ({ body: { [id === 3 ? 'rows' : 'lines']: things(6) } })),
      expect: { status: 'complete', records: 5 },
      expectChild: lost,
    },
  ],
};
