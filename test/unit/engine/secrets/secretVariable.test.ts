import assert from 'node:assert/strict';
import { secretVariable } from '../../../../engine/core/secrets/secretVariable.ts';

describe('the environment variable of a secret', () => {
  for (const [name, variable] of [
    ['#token', 'PAGEWRIGHT_SECRET_TOKEN'],
    ['#api-token', 'PAGEWRIGHT_SECRET_API_TOKEN'],
    ['#__BEARER_TOKEN', 'PAGEWRIGHT_SECRET___BEARER_TOKEN'],
    ['config.jobs.0.params.#key', 'PAGEWRIGHT_SECRET_CONFIG_JOBS_0_PARAMS_KEY'],
    ['#klíč', 'PAGEWRIGHT_SECRET_KL__'],
  ] as const) {
    it(`of ${name} is ${variable}`, () => assert.equal(secretVariable(name), variable));
  }
});
