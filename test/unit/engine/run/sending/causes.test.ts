import assert from 'node:assert/strict';
import { fakeClock } from '../../../../support/fakeClock.ts';
import { runToEnd } from '../../../../support/runToEnd.ts';
import { sendJson, startApi } from '../../../../support/startApi.ts';
import { temporaryFolder } from '../../../../support/temporaryFolder.ts';
import { credentialsWithheld } from './causes/credentialsWithheld.ts';
import { emptySecret } from './causes/emptySecret.ts';
import { encodedAgain } from './causes/encodedAgain.ts';
import { rateLimit } from './causes/rateLimit.ts';
import type { Failure, Row, Rows } from './causes/row.ts';
import { tokenExpired } from './causes/tokenExpired.ts';
import { workedBefore } from './causes/workedBefore.ts';

const table: Record<Exclude<Failure['cause'], undefined | 'no-content'>, Rows> = {
  'rate-limit': rateLimit,
  'credentials-withheld': credentialsWithheld,
  'empty-secret': emptySecret,
  'token-expired': tokenExpired,
  'encoded-again': encodedAgain,
  'worked-before': workedBefore,
};

describe('the cause of an error status', () => {
  const folder = temporaryFolder();

  async function failureOf({ api, config, job, answer }: Row): Promise<Failure> {
    let asked = 0;
    let other = '';
    const server = await startApi((request, response) => {
      const { pathname } = new URL(request.url ?? '', 'http://api');
      if (pathname !== '/token') asked++;
      sendJson(response, ...answer(asked, pathname, other, request));
    });
    other = `http://localhost:${server.port}`;
    const jobs = [{ endpoint: 'items', dataType: 'items', dataField: 'items', ...job }];
    const named = { endpoint: `${other}/never`, dataField: 'items' };
    const isNamed = config !== undefined && 'jobs' in config;
    const all = { ...config, jobs: isNamed ? [...jobs, named] : jobs };
    const configuration = { api: { baseUrl: `${server.url}/`, ...api }, config: all };
    try {
      const { events } = await runToEnd({ config: configuration, outDir: folder(), clock: fakeClock() });
      const failure = events.find((event) => event.kind === 'error');
      assert(failure !== undefined, 'The run has to fail.');
      return failure;
    } finally {
      await server.close();
    }
  }

  for (const [cause, { speaks, isSilent }] of Object.entries(table)) {
    describe(cause, () => {
      for (const row of speaks) {
        it(`is named: ${row.title}`, async () => {
          const failure = await failureOf(row);
          assert.equal(failure.cause, cause, failure.message);
          assert.match(failure.message, row.expect?.says ?? /$^/);
          assert.deepEqual(
            [failure.code, failure.pointer, failure.remedy],
            ['http.status', row.expect?.pointer, row.expect?.remedy],
          );
        });
      }
      for (const row of isSilent) {
        it(`is not: ${row.title}`, async () => assert.notEqual((await failureOf(row)).cause, cause));
      }
    });
  }
});
