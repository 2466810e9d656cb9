import type { RunAttack, RunGiven } from './attack.ts';

/** Parts of a configuration, each with a value of our choice. */
const parts: Readonly<Record<string, (value: unknown) => RunGiven>> = {
  api: (value) => ({ text: JSON.stringify({ api: value, config: { jobs: [{ endpoint: 'items' }] } }) }),
  config: (value) => ({ text: JSON.stringify({ api: { baseUrl: 'http://127.0.0.1:1/' }, config: value }) }),
  baseUrl: (value) => ({ api: { baseUrl: value } }),
  authentication: (value) => ({ api: { authentication: value } }),
  jobs: (value) => ({ config: { jobs: value } }),
  mappings: (value) => ({ config: { mappings: value } }),
  endpoint: (value) => ({ job: { endpoint: value } }),
  params: (value) => ({ job: { params: value } }),
  children: (value) => ({ job: { children: value } }),
  responseFilter: (value) => ({ job: { responseFilter: value } }),
  iterations: (value) => ({ beside: { iterations: value } }),
};

/** Each part as a value that it cannot be. */
export const wrongTypes = Object.entries(parts).map(
  ([name, given]): RunAttack => ({
    name: `${name} as a number`,
    given: given(7),
    gives: { error: 'config.wrong-type', requests: 0 },
  }),
);

/** Parts that are ignored as such a value, with a warning: the run is green, and may have too few rows. */
export const ignoredTypes = ['pagination', 'retryConfig', 'http'].map(
  (name): RunAttack => ({
    name: `${name} as a number`,
    given: { api: { [name]: 7 } },
    gives: { tables: { 'items.csv': '"id"\n"1"\n' }, warnings: ['config-warning'] },
  }),
);
