import assert from 'node:assert/strict';
import path from 'node:path';
import { readFolder } from '../../../support/readFolder.ts';
import { runToEnd } from '../../../support/runToEnd.ts';
import { sendJson, startApi, type TestApi } from '../../../support/startApi.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';

const token = 'v3ry-s3cret/t0ken+';
const attr = { attr: '#token' };

describe('a run that is given secrets', () => {
  const folder = temporaryFolder();
  let api: TestApi;
  let status = 200;
  let seen: (string | undefined)[];
  beforeEach(async () => {
    status = 200;
    seen = [];
    api = await startApi(({ headers, url }, response) => {
      seen.push(headers['x-token']?.toString());
      sendJson(response, { items: [{ id: 1 }], echo: headers['x-token'], url }, status);
    });
  });
  afterEach(() => api.close());

  const at = (name: string) => path.join(folder(), name);
  const configOf = (value?: string) => ({
    parameters: {
      api: { baseUrl: `${api.url}/v1/`, http: { headers: { 'X-Token': attr } } },
      config: {
        ...(value !== undefined && { '#token': value }),
        debug: true,
        jobs: [{ endpoint: 'things', dataField: 'items', params: { key: attr } }],
      },
    },
  });
  const outputs = () => ({ keep: at('kept'), record: at('recording'), shapesFile: at('shapes.json') });

  for (const [title, value] of [
    ['encrypted', 'KBC::ProjectSecure::eJw'],
    ['empty', ''],
    ['missing', undefined],
  ] as const) {
    for (const answer of [200, 403]) {
      it(`sends one that is ${title} and shows and keeps it nowhere, where the API answers ${answer}`, async () => {
        status = answer;
        const request = { config: configOf(value), outDir: at('out'), secrets: { '#token': token }, ...outputs() };
        const { events, report } = await runToEnd(request);
        assert.equal(report.outcome, answer === 200 ? 'done' : 'failed');
        assert.equal(seen[0], token);
        const written = Object.entries(readFolder(folder())).filter(([name]) => !name.includes('/tables/'));
        assert.ok(written.some(([name]) => name.startsWith('kept/')));
        for (const text of [JSON.stringify([events, report]), ...written.map(([, content]) => content)]) {
          for (const form of [token, encodeURIComponent(token), JSON.stringify(token).slice(1, -1)]) {
            assert.ok(!text.includes(form), text);
          }
        }
      });
    }
  }

  it('gives problems at the same places with them', async () => {
    const config = configOf('KBC::ProjectSecure::x');
    const broken = { ...config, parameters: { ...config.parameters, sshProxy: {} } };
    const { report, events } = await runToEnd({ config: broken, outDir: at('out'), secrets: { '#token': token } });
    assert.equal(report.error?.code, 'config.missing-key');
    assert.doesNotMatch(JSON.stringify(events), /v3ry/);
  });

  it('does not begin without one that is encrypted; another name does not help', async () => {
    const request = { config: configOf('KBC::ProjectSecure::x'), outDir: at('out'), secrets: { token } };
    const { report, events } = await runToEnd(request);
    assert.deepEqual([report.error?.code, seen], ['secret.missing', []]);
    assert.ok(events.some((event) => event.kind === 'error' && event.pointer === '/parameters/config/#token'));
  });

  for (const [title, secrets] of [
    ['with a value for one that is empty', { '#token': token }],
    ['that sent one that is empty as it is', {}],
  ] as const) {
    it(`can be replayed without values from the recording of a run ${title}`, async () => {
      const config = configOf('');
      const login = { ...config.parameters.config, username: 'ada', '#password': '' };
      const withLogin = {
        parameters: { api: { ...config.parameters.api, authentication: { type: 'basic' } }, config: login },
      };
      const whole = '#token' in secrets ? withLogin : config;
      const given = '#token' in secrets ? { ...secrets, '#password': 'pa55-w0rd' } : secrets;
      const { report: live } = await runToEnd({
        config: whole,
        outDir: at('live'),
        secrets: given,
        record: at('recording'),
      });
      const { report } = await runToEnd({ config: whole, outDir: at('again'), replay: at('recording') });
      assert.deepEqual([live.outcome, report.outcome], ['done', 'done'], report.error?.message);
      assert.deepEqual(readFolder(at('again/tables')), readFolder(at('live/tables')));
    });
  }

  it('has the same tables on its recording, with the value and without it', async () => {
    const config = configOf('KBC::ProjectSecure::x');
    const secrets = { '#token': token };
    await runToEnd({ config, outDir: at('live'), secrets, record: at('recording') });
    for (const given of [secrets, {}]) {
      const { report } = await runToEnd({ config, outDir: at('again'), secrets: given, replay: at('recording') });
      assert.equal(report.outcome, 'done', report.error?.message);
      assert.deepEqual(readFolder(at('again/tables')), readFolder(at('live/tables')));
    }
    assert.equal(seen.length, 1);
  });
});
