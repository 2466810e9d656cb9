import assert from 'node:assert/strict';
import { projectHere } from '../support/platform/projectHere.ts';

describe('versions of a configuration', () => {
  const given = projectHere();
  const touch = (edit: object = {}) => given().stack.touch({ componentId: 'ex-generic-v2', configId: '101', edit });
  beforeEach(async () => {
    const { stack, project } = given();
    await project('connect', stack.url);
  });

  it('log lists them in pages, the newest first, and marks the one that was pulled', async () => {
    const { project, json } = given();
    await project('pull', '101');
    for (let count = 0; count < 3; count++) await touch();
    const page = await json<{ versions: { version: number }[]; hasMore: boolean; pulled: number }>('log', [
      '101',
      '--limit',
      '3',
    ]);
    assert.deepEqual(
      page.versions.map(({ version }) => version),
      [4, 3, 2],
    );
    assert.deepEqual([page.hasMore, page.pulled], [true, 1]);
    const { stdout } = await project('log', '101', '--limit', '3', '--offset', '3');
    assert.match(stdout, /1 {2}.*\(pulled\)/);
    assert.doesNotMatch(stdout, /Older ones/);
  });

  it('show prints one with all its digits', async () => {
    const { project } = given();
    await touch({ name: 'Renamed' });
    const { stdout, code } = await project('show', '101', '--version', '1');
    assert.equal(code, 0);
    assert.match(stdout, /"shopId":12345678901234567890,"rate":1\.10,"empty":\{\},"none":\[\]/);
    assert.equal(JSON.parse(stdout).name, 'Orders of the shop');
    assert.match((await project('show', '101', '--version', '9')).stderr, /has no version 9\. The newest is 2/);
  });

  it('restore makes one the newest again', async () => {
    const { project, json, version } = given();
    await touch({ name: 'Renamed' });
    const restored = await json<{ from: number; version: number }>('restore', ['101', '--version', '1']);
    assert.deepEqual([restored.from, restored.version, await version('101')], [1, 3, 3]);
    assert.match((await project('restore', '101', '--version', '9')).stderr, /has no version 9/);
  });

  it('restore does not do it twice when its answer is lost', async () => {
    const { stack, project, version } = given();
    await touch({ name: 'Renamed' });
    await stack.fault({ kind: 'truncated', method: 'POST', path: '/rollback' });
    assert.equal((await project('restore', '101', '--version', '1')).code, 0);
    assert.equal(await version('101'), 3);
  });

  it('delete asks for the name, and restore takes it out of the trash', async () => {
    const { project, writes } = given();
    await project('pull', '101');
    assert.match((await project('delete', '101')).stderr, /--yes NAME/);
    assert.match((await project('delete', '101', '--yes', 'Orders')).stderr, /not the name of the configuration/);
    assert.deepEqual(await writes(), []);
    assert.equal((await project('delete', '101', '--yes', 'Orders of the shop')).code, 0);
    assert.match((await project('log', '101')).stderr, /was deleted in the project/);
    const { code, stdout } = await project('restore', '101', '--version', '1');
    assert.equal(code, 0);
    assert.match(stdout, /It was in the trash/);
  });

  it('delete does not take one with a version that was not seen, and never asks the project twice', async () => {
    const { stack, project, writes } = given();
    await project('pull', '101');
    await touch();
    assert.match((await project('delete', '101', '--yes', 'Orders of the shop')).stderr, /version 2 .*was not pulled/);
    await project('pull', '101');
    await stack.fault({ kind: 'truncated', method: 'DELETE', path: '/configs/101' });
    await project('delete', '101', '--yes', 'Orders of the shop');
    assert.equal((await writes()).length, 1);
  });
});

describe('pagewright project list and diff', () => {
  const given = projectHere();

  it('list has version, last save and last job, also of components made from generic extractor', async () => {
    const { stack, project, json } = given();
    await project('connect', stack.url);
    await project('pull', '104');
    const listed = await json<{ component: string; id: string; path?: string; pulled?: number }[]>('list');
    assert.deepEqual(
      listed.map(({ component, id }) => `${component}/${id}`),
      ['acme.ex-orders/201', 'ex-generic-v2/102', 'ex-generic-v2/104', 'ex-generic-v2/101', 'ex-generic-v2/103'],
    );
    const { path: place, pulled } = listed.find(({ id }) => id === '104') ?? {};
    assert.deepEqual([place, pulled], ['fails.extractor.json', 1]);
    const { stdout } = await project('list');
    assert.match(stdout, /Číselníky – města \(disabled\)/);
    assert.match(stdout, /5 configurations/);
  });

  it('diff shows what was changed here and there, and masks plain secrets', async () => {
    const { stack, project, edit, files } = given();
    await project('connect', stack.url);
    await project('pull', '--all');
    edit('acme-eu.extractor.json', 'KBC::ProjectSecure::efgh', 'canary-of-a-plain-secret');
    await stack.touch({
      componentId: 'acme.ex-orders',
      configId: '201',
      edit: { configuration: { parameters: { config: { region: 'us', '#token': 'KBC::ProjectSecure::efgh' } } } },
    });
    const before = files();
    const { code, stdout } = await project('diff', 'Acme EU');
    assert.equal(code, 0);
    assert.match(stdout, /has local changes, and others in the project \(based on version 1, newest 2\)/);
    assert.match(stdout, /pulled, version 1\n\+\+\+ .*here/);
    assert.match(stdout, /- {6}"region": "eu",\n\+ {6}"region": "us",/);
    assert.ok(!stdout.includes('canary'));
    assert.ok(!JSON.stringify(await given().json('diff')).includes('canary'));
    assert.deepEqual(files(), before);
  });
});

describe('what keeps a verb from the project', () => {
  const given = projectHere();
  for (const [title, fault, message] of [
    ['an expired token', { kind: 'expired' }, /The token has expired/],
    ['a token without rights', { kind: '403', path: '/components', times: 9 }, /The token has no right/],
    ['a stack that fails', { kind: '500', times: 99 }, /failed \(HTTP 500\)/],
  ] as const) {
    it(`${title} is one clear sentence, and changes no file`, async () => {
      const { stack, project, files } = given();
      await project('connect', stack.url);
      await project('pull', '104');
      const before = files();
      await stack.fault(fault);
      for (const args of [['list'], ['pull', '--all'], ['diff'], ['push', '-m', 'x']] as const) {
        const [verb, ...rest] = args;
        const { code, stderr, stdout } = await project(verb, ...rest);
        assert.equal(code, 1, `${verb}: ${stdout}`);
        assert.match(stderr, message);
        assert.ok(!`${stdout}${stderr}`.includes(stack.token));
      }
      assert.deepEqual(files(), before);
      await stack.fault({ kind: 'valid' });
    });
  }
});
