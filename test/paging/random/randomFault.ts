import type { JsonObject, JsonValue } from '../../../engine/core/json/value.ts';
import type { Next } from '../../support/seeded.ts';
import type { SimulatedAnswer } from '../../unit/engine/verdict/simulateRun.ts';
import { picked, type RandomApi, withItems } from './randomApi.ts';

/** The response of an API with one fault. */
type Faulty = (page: number) => SimulatedAnswer;

/** A fault that an API can have; undefined where this one cannot. */
export type Fault = (api: RandomApi, next: Next) => Faulty | undefined;

const errors: JsonObject[] = [
  { ok: false, error: 'ratelimited' },
  { errors: [{ message: 'Too many requests', code: 88 }], data: null },
  { status: 'error', message: 'Internal error' },
  { success: false, error: { code: 500, message: 'The request failed' } },
  { error: 'timeout' },
];

const flags: JsonObject[] = [
  { incomplete_results: true },
  { timed_out: true },
  { _shards: { total: 5, successful: 3, skipped: 0, failed: 2 } },
  { partial: true },
  { responseHeader: { partialResults: true } },
];

const otherNames = ['rows', 'entries', 'results'];

/** Every fault by its name. */
export const faults: Record<string, Fault> = {
  /** An error with status 200 in place of a page, with the empty list or without. */
  'an error page': (api, next) => {
    const error = picked(next, errors);
    // A second list would leave the place of the records unclear, which fails the run.
    const hasList = api.place.length > 0 && !Object.values(error).some(Array.isArray) && next(2) === 0;
    const body = hasList ? withItems(error, api.place, []) : error;
    return at(next(api.pages), api, () => ({ body }));
  },
  'a partial flag': (api, next) => {
    const around = picked(next, flags);
    const page = next(api.pages);
    return api.place.length === 0 ? undefined : at(page, api, () => api.say(page, { around }));
  },
  /** A page again in place of the next one: its records, or the whole response. */
  'a repeated page': (api, next) => {
    if (!api.hasIds || api.pages < 2) return undefined;
    const page = 1 + next(api.pages - 1);
    const isWhole = next(2) === 0;
    const items = api.itemsOf(page - 1);
    return at(page, api, () => (isWhole ? api.say(page - 1) : api.say(page, { items })));
  },
  'another shape': (api, next) => {
    if (api.pages < 2) return undefined;
    const page = 1 + next(api.pages - 1);
    const isRenamed = api.dataField !== undefined && next(2) === 0;
    const name = picked(next, otherNames);
    const items = Object.fromEntries(api.itemsOf(page).entries()) as JsonValue;
    return at(page, api, () => api.say(page, isRenamed ? { place: [name] } : { items }));
  },
};

/** The honest API but for one page. */
function at(faulty: number, api: RandomApi, answer: () => SimulatedAnswer): Faulty {
  return (page) => (page === faulty ? answer() : api.say(page));
}
