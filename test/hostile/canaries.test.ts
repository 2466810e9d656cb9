import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { type Next, seeded, seedsOf } from '../support/seeded.ts';
import { isExhaustive, randomCount } from '../support/sweep.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { type Answer, assertNothingOf, type Got, startTwoOrigins, type TwoOrigins } from '../support/twoOrigins.ts';
import { configurationOf } from './canaries/configurationOf.ts';
import { doors } from './canaries/doors.ts';
import { canary, places, sessionCanary } from './canaries/places.ts';
import { answerIn, repeated, statuses, type Way, ways } from './canaries/ways.ts';

const hashes = ['sha1', 'md5'].map((name) => createHash(name).update(canary).digest('hex'));
const secrets = [canary, sessionCanary, ...hashes, Buffer.from(`ada:${canary}`).toString('base64')];
const random = randomCount({ whole: 500, sample: 60 });

/** How a run may end that is not allowed to send on a secret. */
const refusals = [
  'url.secret-withheld',
  'url.body-withheld',
  'url.other-address',
  // A browser does not say where a redirect goes.
  'http.blocked',
  'http.redirects',
  'authentication.not-scalar',
];

interface Case {
  door: string;
  in: readonly string[];
  way: Way;
  includeParams: boolean;
}

describe('a secret in a request', function () {
  this.timeout(3_600_000);
  const folder = temporaryFolder();
  let servers: TwoOrigins;
  let answer: Answer;
  before(async () => {
    servers = await startTwoOrigins((...given) => answer(...given));
  });
  after(() => servers.close());

  /** Runs a case, and returns what both servers got. The stranger never gets a secret. */
  async function run({ door, in: names, way, includeParams }: Case): Promise<{ api: Got[]; stranger: Got[] }> {
    answer = answerIn(way);
    const parts = names.map((name) => places[name] ?? assert.fail(name));
    const config = configurationOf(servers.url, parts, { by: way.by, includeParams });
    const code = await doors[door]?.(config, folder());
    const [api, stranger] = [servers.atApi.splice(0), servers.atStranger.splice(0)];
    const sums = api.flatMap(({ path, body }) => `${path}&${body}`.match(/(?<=[?&]sum=)[0-9a-f]{40}/g) ?? []);
    assertNothingOf([...secrets, ...sums], stranger);
    const isRedirected = way.by === 'redirect' || way.by === 'redirect of the login';
    if (isRedirected) for (const { body } of stranger) assert.equal(body, '', 'A redirect takes no body along.');
    if (code !== undefined) assert.ok(refusals.includes(code), code);
    return { api, stranger };
  }

  for (const door of Object.keys(doors)) {
    for (const by of ways) {
      it(`goes to no stranger from a ${door}, by a ${by}, wherever it is`, async () => {
        for (const name of Object.keys(places)) {
          for (const repeats of isExhaustive ? repeated : (['nothing'] as const)) {
            const { api } = await run({ door, in: [name], way: { by, status: 307, repeats }, includeParams: true });
            assert.ok(api.length > 0, `${name}, repeats ${repeats}`);
          }
        }
      });
    }
  }

  it('goes to no stranger in random configurations with random redirects and next addresses', async () => {
    let [requests, strange, withSecrets] = [0, 0, 0];
    for (const number of seedsOf(random)) {
      const given = randomCase(seeded(number));
      try {
        const { api, stranger } = await run(given);
        requests += api.length;
        strange += stranger.length;
        if (hasSecret(api)) withSecrets++;
      } catch (error) {
        throw new Error(`seed ${number}: ${JSON.stringify(given)}: ${String(error)}`, { cause: error });
      }
    }
    // Runs that never reach a stranger, or have no secrets, prove nothing.
    assert.ok(strange > random / 4, `${strange} of ${requests} requests`);
    assert.ok(withSecrets > random / 3, `${withSecrets} of ${random} runs`);
  });
});

function randomCase(next: Next): Case {
  const one = <Item>(items: readonly Item[]): Item => items[next(items.length)] ?? assert.fail();
  const names = Object.keys(places);
  return {
    door: one(Object.keys(doors)),
    in: Array.from({ length: 1 + next(4) }, () => one(names)),
    way: { by: one(ways), status: one(statuses), repeats: one(repeated) },
    includeParams: next(3) > 0,
  };
}

function hasSecret(requests: readonly Got[]): boolean {
  try {
    assertNothingOf(secrets, requests);
    return false;
  } catch {
    return true;
  }
}
