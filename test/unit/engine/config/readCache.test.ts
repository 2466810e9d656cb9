import assert from 'node:assert/strict';
import { readCache } from '../../../../engine/core/config/readCache.ts';
import { isUserError } from '../../../../engine/core/errors.ts';
import type { JsonValue } from '../../../../engine/core/json/value.ts';

const sevenDays = 7 * 24 * 3600 * 1000;

describe('readCache (configuration.md 7)', () => {
  it('absent: off', () => assert.equal(readCache({}), undefined));

  const taken: [JsonValue, number | undefined][] = [
    [true, sevenDays],
    [{ ttl: 60 }, 60_000],
    [{ ttl: '60' }, 60_000],
    [{ ttl: 0.5 }, 500],
    [{ ttl: null }, sevenDays],
    [{ ttl: 0 }, sevenDays],
    [{ ttl: '' }, sevenDays],
    [{ other: 1 }, sevenDays],
    [{ ttl: -5 }, undefined],
    [false, undefined],
    [null, undefined],
    [0, undefined],
    ['', undefined],
    ['0', undefined],
    [[], undefined],
    [{}, undefined],
  ];
  for (const [cache, milliseconds] of taken) {
    const meaning = milliseconds === undefined ? 'off' : `${milliseconds / 1000} s`;
    it(`${JSON.stringify(cache)}: ${meaning}`, () => assert.equal(readCache({ cache }), milliseconds));
  }

  const refused: [JsonValue, string][] = [
    ['yes', '/cache'],
    [60, '/cache'],
    [[1], '/cache'],
    [{ ttl: 'a week' }, '/cache/ttl'],
    [{ ttl: true }, '/cache/ttl'],
    [{ ttl: { days: 7 } }, '/cache/ttl'],
  ];
  for (const [cache, pointer] of refused) {
    it(`${JSON.stringify(cache)}: refused`, () =>
      assert.throws(
        () => readCache({ cache }),
        (error) => isUserError(error) && error.code === 'config.cache' && error.pointer === pointer,
      ));
  }
});
