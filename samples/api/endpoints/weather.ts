import { setTimeout as wait } from 'node:timers/promises';
import { buildWeather } from '../data/buildWeather.ts';
import type { SampleEndpoint } from '../endpoint.ts';
import { pageByOffset } from '../paging/pageByOffset.ts';

const pauseMs = 1500;

/** Answers slowly, with a bare list, so that there is time to watch the progress and to cancel. */
export function createWeatherEndpoint(): SampleEndpoint {
  const hours = buildWeather();
  return {
    method: 'GET',
    path: '/v1/weather',
    about: 'Answers with a bare list, 1.5 seconds a page, three pages of 10.',
    answer: async ({ query, signal }) => {
      await wait(pauseMs, undefined, { signal });
      return { body: pageByOffset(hours, query) };
    },
  };
}
