import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runCliHere } from '../support/runCliHere.ts';
import { sendJson, startApi, type TestApi } from '../support/startApi.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

describe('pagewright plan, after runs on this machine', () => {
  const folder = temporaryFolder();
  const at = (name: string) => path.join(folder(), name);
  let api: TestApi;

  beforeEach(async () => {
    api = await startApi(({ url }, response) => {
      if (url === '/gone') return sendJson(response, {}, 404);
      const page = Number(new URL(url ?? '', 'http://a').searchParams.get('page') ?? 1);
      sendJson(response, page > 12 ? [] : [{ id: page }]);
    });
    const pagination = { method: 'pagenum', limit: 1 };
    const config = { api: { baseUrl: api.url, pagination }, config: { jobs: [{ endpoint: 'users' }] } };
    for (const name of ['users', 'others']) writeFileSync(at(`${name}.extractor.json`), JSON.stringify(config));
  });
  afterEach(() => api.close());

  const cache = () => ({ XDG_CACHE_HOME: at('cache'), LOCALAPPDATA: at('cache') });
  const cli = async (...args: string[]) => {
    const { code, stdout, stderr } = await runCliHere(args, cache());
    assert.equal(code, 0, stderr);
    return stdout;
  };
  const inAll = (plan: string) => plan.match(/^In all: .*$/m)?.[0];

  it('forecasts from the last one', async () => {
    assert.match(inAll(await cli('plan', at('users.extractor.json'))) ?? '', /not known: no run of "users" is known/);
    await cli('run', at('users.extractor.json'));
    const known = inAll(await cli('plan', at('users.extractor.json')));
    assert.match(known ?? '', /about 13 requests, about 12 records, .*; from the last run, of /);
    assert.match(inAll(await cli('plan', at('others.extractor.json'))) ?? '', /not known/);
  });

  it('forecasts from a whole run where the newer one read some pages', async () => {
    await cli('run', at('users.extractor.json'));
    await cli('run', at('users.extractor.json'), '--max-pages', '1');
    assert.match(inAll(await cli('plan', at('users.extractor.json'))) ?? '', /about 13 requests/);
  });

  it('knows it of the same attributes only', async () => {
    await cli('run', at('users.extractor.json'), '--attribute', 'since=2020');
    const of = async (...args: string[]) => inAll(await cli('plan', at('users.extractor.json'), ...args)) ?? '';
    assert.match(await of('--attribute', 'since=2020'), /about 13 requests/);
    assert.match(await of('--attribute', 'since=2026'), /not known/);
    assert.match(await of(), /not known/);
  });

  it('knows a run from a state from others that began with one', async () => {
    const since = { time: 'previousStart' };
    const job = { endpoint: 'users', params: { since } };
    const pagination = { method: 'pagenum', limit: 1 };
    const config = { api: { baseUrl: api.url, pagination }, config: { jobs: [job] } };
    writeFileSync(at('users.extractor.json'), JSON.stringify(config));
    writeFileSync(at('state.json'), '{"time": {"previousStart": 1769846400}}');
    await cli('run', at('users.extractor.json'), '--state', at('state.json'));
    assert.match(inAll(await cli('plan', at('users.extractor.json'))) ?? '', /not known/);
    const plan = await cli('plan', at('users.extractor.json'), '--state', at('state.json'));
    assert.match(inAll(plan) ?? '', /about 13 requests/);
    assert.match(plan, /1 {2}GET \S+users\?since=1769846400/);
    assert.match(plan, /"previousStart" counts as 1769846400, from the state\./);
  });

  it('plans without a state that cannot be read, and says so', async () => {
    const { code, stdout, stderr } = await runCliHere(
      ['plan', at('users.extractor.json'), '--state', at('gone.json')],
      cache(),
    );
    assert.equal(code, 0);
    assert.match(
      stderr,
      /The state of the previous run, ".*gone\.json", cannot be read: .*; this plan is without it\./,
    );
    assert.match(stdout, /^users \(pagenum\)$/m);
  });

  it('learns nothing from a run that ended before there was a page', async () => {
    const config = { api: { baseUrl: api.url }, config: { jobs: [{ endpoint: 'gone' }] } };
    writeFileSync(at('gone.extractor.json'), JSON.stringify(config));
    assert.equal((await runCliHere(['run', at('gone.extractor.json')], cache())).code, 1);
    const learnt = path.join(at('cache'), 'pagewright', 'learnt');
    mkdirSync(learnt, { recursive: true });
    const texts = readdirSync(learnt).map((name) => readFileSync(path.join(learnt, name), 'utf8'));
    assert.doesNotMatch(texts.join(), /"runs"/);
  });

  it('learns nothing from a replay', async () => {
    await cli('run', at('users.extractor.json'), '--record', at('recording'));
    await cli('run', at('others.extractor.json'), '--replay', at('recording'));
    assert.match(inAll(await cli('plan', at('others.extractor.json'))) ?? '', /not known/);
  });
});
