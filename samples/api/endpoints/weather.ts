import { setTimeout as wait } from 'node:timers/promises';
import { buildWeather } from '../data/buildWeather.ts';
import type { SampleEndpoint } from '../http/endpoint.ts';
import { pageByOffset } from '../paging/pageByOffset.ts';

const pauseMs = 1500;

type Pause = (milliseconds: number, signal: AbortSignal) => Promise<void>;

const realPause: Pause = (milliseconds, signal) => wait(milliseconds, undefined, { signal });

/** Responds slowly, with a bare list, so that there is time to watch the progress and to cancel. */
export function createWeatherEndpoint(pause = realPause): SampleEndpoint {
  const hours = buildWeather();
  return {
    method: 'GET',
    path: '/v1/weather',
    about: 'Responds with a bare list, 1.5 seconds a page, three pages of 10.',
    respond: async ({ query, signal }) => {
      await pause(pauseMs, signal);
      return { body: pageByOffset(hours, query) };
    },
  };
}
