import assert from 'node:assert/strict';
import { diskWritableFiles, newConfigurationId, openProject, push } from '../../engine/faces/platform.ts';
import { assertOffTheWire } from '../support/platform/assertOffTheWire.ts';
import { assertSaid } from '../support/platform/assertSaid.ts';
import { fastWaits } from '../support/platform/fastWaits.ts';
import { type ProjectHere, projectHere } from '../support/platform/projectHere.ts';
import type { CliResult } from '../support/runCli.ts';
import { runInThisProcess } from '../support/runCliHere.ts';
import type { Fault, SavedConfiguration } from '../support/stack/startStack.ts';
import { sampled } from '../support/sweep.ts';
import { refusing } from '../support/troubledDisk.ts';

const secret = 'canary-of-a-plain-secret';
const shop = 'orders-of-the-shop/config.json';
const pushing = ['push', '-m', 'New password'];
const row = 'with-rows/rows/users/config.json';

type Requests = Pick<Fault, 'service' | 'method' | 'path' | 'skip'>;

/** The requests of each verb, in their order. */
const opening = {
  'the index of the stack': { path: '^/v2/storage$' },
  'the check of the token': { path: '/tokens/verify$' },
  'the branches': { path: '/dev-branches$' },
  'the configurations': { path: '/components$' },
} satisfies Record<string, Requests>;

const pullSteps: Record<string, Requests> = {
  ...opening,
  'the variables': { path: '/keboola.variables/configs/501$' },
  'the version that was pulled': { path: '/configs/104/versions/1$' },
};

const pushSteps: Record<string, Requests> = {
  ...opening,
  'the variables': { path: '/keboola.variables/configs/501$' },
  'the encryption': { service: 'encryption' },
};

const jobSteps: Record<string, Requests> = {
  ...opening,
  'the configuration': { path: '/ex-generic-v2/configs/101$' },
  'the earlier jobs': { path: '/search/jobs$' },
  'the tables before it': { path: '/tables/in.c-shop.orders$' },
};

interface Passing {
  title: string;
  fault: Fault;
  /** The message if it goes on. */
  says: RegExp;
  /** How often it is waited if it happens once. Absent: it is not asked again. */
  waits?: number[];
}

/** Faults that each request can meet that changes nothing. */
const faults: Passing[] = [
  { title: 'an expired token', fault: { kind: 'expired' }, says: /The token has expired at "127\.0\.0\.1:\d+"/ },
  { title: 'no rights', fault: { kind: '403' }, says: /The token has no right to do this/ },
  { title: 'what is not there', fault: { kind: '404' }, says: /does not find what was asked for|no branch|not found/ },
  { title: 'a conflict of the platform', fault: { kind: '409' }, says: /is busy with another change/ },
  { title: 'too many requests, with a wait', fault: { kind: '429', seconds: 7 }, says: /too many/, waits: [7000] },
  { title: 'too many requests', fault: { kind: '429', seconds: null }, says: /too many/, waits: [1000] },
  { title: 'an error of the platform', fault: { kind: '500' }, says: /failed \(HTTP 500\)/, waits: [1000] },
  { title: 'the page of a gateway', fault: { kind: 'html' }, says: /gateway responded .*\(HTTP 502\)/, waits: [1000] },
  { title: 'a response that is cut off', fault: { kind: 'truncated' }, says: /not JSON, or was cut off/ },
  { title: 'a slow response', fault: { kind: 'slow', seconds: 0.03 }, says: /./, waits: [] },
  { title: 'a lost connection', fault: { kind: 'reset' }, says: /cannot be reached/, waits: [1000] },
];

/** A fault of the requests of a step. */
type StepFault = Passing & { step: string; requests: Requests };

function casesOf(steps: Record<string, Requests>): StepFault[] {
  return Object.entries(steps).flatMap(([step, requests]) => faults.map((fault) => ({ step, requests, ...fault })));
}

/** Whether it is a fault: after the first requests, something that is not there is a state of the project. */
function isSaid({ fault: { kind }, step }: StepFault): boolean {
  return kind !== '404' || step in opening;
}

describe('faults of the platform', () => {
  const given = projectHere({ jobMilliseconds: 5 });
  const waits = fastWaits();
  let pulled: Record<string, string> | undefined;

  /** The folder after a pull, which is made once. */
  async function start(): Promise<ProjectHere> {
    const here = given();
    if (pulled === undefined) {
      assert.equal((await run(here, 'connect', here.stack.url)).code, 0);
      assert.equal((await run(here, 'pull', '--all')).code, 0);
      pulled = here.files();
    }
    for (const [file, text] of Object.entries(pulled)) here.write(file, text);
    here.write('../home/pagewright/stacks.txt', `${here.stack.url}\n`);
    return here;
  }

  const run = ({ folder, environment }: ProjectHere, verb: string, ...args: string[]): Promise<CliResult> =>
    runInThisProcess(['project', ...verb.split(' '), ...args, '--folder', folder], environment);

  /** Runs a verb, and checks what it says and that no secret went anywhere. */
  async function runSaying(here: ProjectHere, code: number, says: RegExp, args: string[]): Promise<CliResult> {
    const [verb = '', ...rest] = args;
    const result = await run(here, verb, ...rest);
    assert.equal(result.code, code, `${result.stdout}${result.stderr}`);
    assertSaid(result, says, [here.stack.token, secret]);
    await assertOffTheWire(here.stack, secret);
    return result;
  }

  describe('while pulling', () => {
    const args = ['pull', '--all'];
    /** Parts that are not there although the configuration is, and what comes of it. */
    const absent: Record<string, [code: number, says: RegExp]> = {
      'the variables': [1, /conflict {2}orders-of-the-shop: .* Nothing was written/],
      'the version that was pulled': [0, /updated {3}fails\.extractor\.json: "Fails", version 2/],
    };
    const theirs =
      '{"parameters":{"api":{"baseUrl":"https://gone.example.com/"},"config":{"jobs":[{"endpoint":"2"}]}}}';

    /** Somebody has local changes, and a colleague has saved another configuration. */
    async function edited(): Promise<ProjectHere> {
      const here = await start();
      here.edit(shop, 'KBC::ProjectSecure::abcd', secret);
      await here.stack.touch({ componentId: 'ex-generic-v2', configId: '104', edit: { configuration: theirs } });
      return here;
    }

    /** The files that must be in the folder after a pull. */
    function withTheirs(files: Record<string, string>): Record<string, string> {
      const text = files['fails.extractor.json']?.replace('"endpoint": "x"', '"endpoint": "2"') ?? '';
      return { ...files, 'fails.extractor.json': text };
    }

    for (const [test, { step, requests, title, fault, says, waits: once }] of sampled(casesOf(pullSteps), 12)) {
      test(`${title} at ${step} changes no file, and the next pull brings all`, async () => {
        const here = await edited();
        const [files, bodies] = [here.files(), await here.stack.bodies()];
        await here.stack.fault({ ...requests, ...fault, times: 99 });
        const isAbsent = fault.kind === '404' && step in absent;
        if (isAbsent) await runSaying(here, ...(absent[step] ?? [0, says]), args);
        else await runSaying(here, fault.kind === 'slow' ? 0 : 1, says, args);
        if (fault.kind !== 'slow' && !isAbsent) assert.deepEqual(here.files(), files);
        assert.equal(here.read(shop), files[shop]);
        assert.deepEqual(await here.stack.bodies(), bodies);
        await clear(here);
        await runSaying(here, 0, /5 configurations/, args);
        assert.deepEqual(filesOf(here), withoutLink(withTheirs(files)));
        assert.deepEqual(await here.stack.bodies(), bodies);
        assert.ok(once !== undefined || waits().length === 0);
      });
    }
  });

  describe('before a push saves anything', () => {
    for (const [test, { step, requests, title, fault, says }] of sampled(casesOf(pushSteps).filter(isSaid), 12)) {
      test(`${title} at ${step} stops it, and the next push saves all`, async () => {
        const here = await editedHere();
        const [files, bodies] = [here.files(), await here.stack.bodies()];
        await here.stack.fault({ ...requests, ...fault, times: 99 });
        if (fault.kind !== 'slow') {
          await runSaying(here, 1, says, pushing);
          assert.deepEqual(here.files(), files);
          assert.deepEqual(await here.stack.bodies(), bodies);
          await clear(here);
        }
        await runSaying(here, 0, /saved {2}orders-of-the-shop/, pushing);
        await assertSaved(here, { files, bodies }, ['orders', 'rows']);
      });
    }
  });

  describe('while a push saves', () => {
    const get = { method: 'GET', path: '/ex-generic-v2/configs/101$' };
    const put = { method: 'PUT', path: '/configs/101$' };
    const putRow = { method: 'PUT', path: '/rows/701$' };
    const getAfterRow = { method: 'GET', path: '/configs/103$', skip: 1 };
    type Saves = ('orders' | 'rows')[];

    const cases: [title: string, fault: Fault, code: number, says: RegExp, saves: Saves][] = [
      ['an expired token right before', { ...get, kind: 'expired' }, 1, /The token has expired/, []],
      ['no rights right before', { ...get, kind: '403' }, 1, /has no right/, ['rows']],
      ['404 right before', { ...get, kind: '404' }, 1, /just deleted it in the project, so nothing/, ['rows']],
      ['409 right before', { ...get, kind: '409' }, 1, /is busy/, ['rows']],
      ['429 right before', { ...get, kind: '429' }, 0, /saved {2}orders/, ['orders', 'rows']],
      ['500 right before', { ...get, kind: '500', times: 9 }, 1, /failed \(HTTP 500\)/, ['rows']],
      ['a gateway right before', { ...get, kind: 'html', times: 9 }, 1, /HTTP 502/, ['rows']],
      ['a response that is cut off right before', { ...get, kind: 'truncated' }, 1, /cut off/, ['rows']],
      ['a connection that is lost right before', { ...get, kind: 'reset', times: 9 }, 1, /be reached/, ['rows']],
      ['an expired token', { ...put, kind: 'expired' }, 1, /The token has expired/, []],
      ['no rights', { ...put, kind: '403' }, 1, /refused {2}orders-of-the-shop.*\n.*has no right/, ['rows']],
      ['404', { ...put, kind: '404' }, 1, /does not find what was asked for/, ['rows']],
      ['409', { ...put, kind: '409' }, 1, /is busy with another change/, ['rows']],
      ['413', { ...put, kind: '413' }, 1, /too large/, ['rows']],
      ['429 with a wait', { ...put, kind: '429', seconds: 7 }, 0, /saved {2}orders.*version 2/, ['orders', 'rows']],
      ['429 without one', { ...put, kind: '429', seconds: null }, 0, /saved {2}orders/, ['orders', 'rows']],
      ['429 again and again', { ...put, kind: '429', times: 99 }, 1, /gets too many requests/, ['rows']],
      ['500', { ...put, kind: '500' }, 0, /saved {2}orders.*version 2/, ['orders', 'rows']],
      ['500 again and again', { ...put, kind: '500', times: 99 }, 1, /lost in two tries/, ['rows']],
      ['maintenance', { ...put, kind: '503' }, 1, /closed for maintenance/, ['rows']],
      ['a gateway', { ...put, kind: 'html' }, 0, /saved {2}orders.*version 2/, ['orders', 'rows']],
      ['a response that is cut off', { ...put, kind: 'truncated' }, 0, /saved {2}orders/, ['orders', 'rows']],
      ['a slow response', { ...put, kind: 'slow', seconds: 0.03 }, 0, /saved {2}orders/, ['orders', 'rows']],
      ['a connection that is lost before', { ...put, kind: 'reset' }, 0, /saved {2}orders/, ['orders', 'rows']],
      ['one that is lost after it arrived', { ...put, kind: 'lost' }, 0, /saved {2}orders/, ['orders', 'rows']],
      ['one that is lost again and again', { ...put, kind: 'reset', times: 9 }, 1, /lost in two tries/, ['rows']],
      ['an expired token at a row', { ...putRow, kind: 'expired' }, 1, /The token has expired/, ['orders']],
      ['404 at a row', { ...putRow, kind: '404' }, 1, /does not find/, ['orders']],
      ['409 at a row', { ...putRow, kind: '409' }, 1, /is busy/, ['orders']],
      ['429 at a row', { ...putRow, kind: '429' }, 0, /saved {2}with-rows/, ['orders', 'rows']],
      ['500 at a row', { ...putRow, kind: '500' }, 0, /saved {2}with-rows/, ['orders', 'rows']],
      ['a row that is lost before', { ...putRow, kind: 'reset' }, 0, /saved {2}with-rows/, ['orders', 'rows']],
      ['a row that is lost after', { ...putRow, kind: 'lost' }, 0, /saved {2}with-rows/, ['orders', 'rows']],
      ['a row that is cut off', { ...putRow, kind: 'truncated' }, 0, /saved {2}with-rows/, ['orders', 'rows']],
    ];

    for (const [title, fault, code, says, saves] of cases) {
      it(`${title}: what arrived is saved once and known here, and the next push saves the rest`, async () => {
        const here = await editedHere();
        const before = { files: here.files(), bodies: await here.stack.bodies() };
        await here.stack.fault(fault);
        await runSaying(here, code, says, pushing);
        await clear(here);
        await assertSaved(here, before, saves);
        await runSaying(here, 0, saves.length === 2 ? /There are no local changes/ : /saved {2}/, pushing);
        await assertSaved(here, before, ['orders', 'rows']);
      });
    }

    for (const kind of ['expired', '403', '404', '500', 'html', 'truncated', 'reset']) {
      it(`${kind} after a row arrived is not called "refused", and the next verbs know`, async () => {
        const here = await editedHere();
        const before = { files: here.files(), bodies: await here.stack.bodies() };
        await here.stack.fault({ ...getAfterRow, kind, times: 99 });
        const { stdout } = await runSaying(here, 1, /with-rows/, pushing);
        assert.doesNotMatch(stdout, /refused {2}with-rows/);
        await clear(here);
        const saved = await here.stack.bodies();
        assert.equal(saved[at('103')]?.version, 4);
        await runSaying(here, 0, /with-rows/, ['pull', '103']);
        await assertSaved(here, before, ['orders', 'rows']);
      });
    }

    it('a failure at the second configuration does not hide that the first was saved', async () => {
      const here = await editedHere();
      const before = { files: here.files(), bodies: await here.stack.bodies() };
      await here.stack.fault({ method: 'GET', path: '/configs/103$', kind: '403', times: 9 });
      await runSaying(here, 1, /saved {2}orders-of-the-shop: .*version 2/, pushing);
      await clear(here);
      await assertSaved(here, before, ['orders']);
    });
  });

  describe('around a job', () => {
    const running = ['job run', '101', '--yes'];
    const started = async (here: ProjectHere) =>
      (await here.log()).filter(({ method, path }) => method === 'POST' && path === '/jobs').length;

    for (const [test, { step, requests, title, fault, says }] of sampled(casesOf(jobSteps).filter(isSaid), 12)) {
      test(`${title} at ${step} starts none`, async () => {
        const here = await start();
        const before = [here.files(), await here.stack.bodies()];
        await here.stack.fault({ ...requests, ...fault, times: 99 });
        const isSlow = fault.kind === 'slow';
        await runSaying(here, isSlow ? 0 : 1, isSlow ? /Its data: unknown/ : says, running);
        assert.equal(await started(here), isSlow ? 1 : 0);
        assert.deepEqual([here.files(), await here.stack.bodies()], before);
      });
    }

    const post = { method: 'POST', path: '^/jobs$' };
    const cases: [title: string, fault: Fault, code: number, says: RegExp, count: number][] = [
      ['an expired token', { ...post, kind: 'expired' }, 1, /The token has expired/, 1],
      ['no rights', { ...post, kind: '403' }, 1, /has no right/, 1],
      ['404', { ...post, kind: '404' }, 1, /does not find/, 1],
      ['409', { ...post, kind: '409' }, 1, /is busy/, 1],
      ['429', { ...post, kind: '429' }, 0, /Its data: unknown/, 2],
      ['500', { ...post, kind: '500' }, 1, /failed \(HTTP 500\).*Look there whether the change arrived/, 1],
      ['a gateway', { ...post, kind: 'html' }, 1, /HTTP 502.*Look there whether/, 1],
      ['a response that is cut off', { ...post, kind: 'truncated' }, 1, /cut off.*Look there whether/, 1],
      ['a connection that is lost before', { ...post, kind: 'reset' }, 1, /did not confirm.*Look there whether/, 1],
      ['one that is lost after it arrived', { ...post, kind: 'lost' }, 1, /did not confirm.*Look there whether/, 1],
    ];
    for (const [title, fault, code, says, count] of cases) {
      it(`${title} at its start never starts two`, async () => {
        const here = await start();
        await here.stack.fault(fault);
        await runSaying(here, code, says, running);
        assert.equal(await started(here), count);
        assert.deepEqual(here.files(), pulled);
      });
    }

    for (const kind of ['500', 'html', 'truncated', 'reset', '429', 'slow']) {
      for (const requests of [{ method: 'GET', path: '^/jobs/' }, { path: '/events$' }]) {
        it(`${kind} at ${requests.path} while it is followed does not lose it`, async () => {
          const here = await start();
          await here.stack.fault({ ...requests, kind, times: 5, seconds: 0.02 });
          const { stdout, code } = await run(here, ...(running as [string, ...string[]]));
          assert.equal(code, 0);
          assert.match(stdout, /Job 9001: success/);
          assert.equal(stdout.match(/Processed 2 page/g)?.length, 1);
          assert.equal(await started(here), 1);
        });
      }
    }

    for (const [kind, says] of [
      ['expired', /The token has expired/],
      ['403', /has no right/],
    ] as const) {
      it(`${kind} while it is followed says so, and that it goes on there`, async () => {
        const here = await start();
        await here.stack.fault({ method: 'GET', path: '^/jobs/', kind, times: 99 });
        const { stdout } = await runSaying(here, 1, says, running);
        assert.match(stdout, /The job 9001 was started/);
        assert.doesNotMatch(stdout, /Its data/);
      });
    }
  });

  describe('what somebody else does there, or the disk here', () => {
    const theirs = '{"parameters":{"api":{"baseUrl":"https://theirs.example.com/"},"config":{}}}';
    const shopAt = { componentId: 'ex-generic-v2', configId: '101' };

    interface Situation {
      title: string;
      /** The event before the verb. */
      given(here: ProjectHere): Promise<unknown>;
      args: string[];
      code: number;
      says: RegExp;
    }

    const situations: Situation[] = [
      {
        title: 'a push after somebody saved',
        given: ({ stack }) => stack.touch({ ...shopAt, edit: { configuration: theirs } }),
        args: [...pushing, '101'],
        code: 1,
        says: /Somebody has saved version 2, and the files are based on version 1/,
      },
      {
        title: 'a push after somebody renamed it',
        given: ({ stack }) => stack.touch({ ...shopAt, edit: { name: 'Orders' } }),
        args: [...pushing, '101'],
        code: 1,
        says: /Somebody has saved version 2/,
      },
      {
        title: 'a push of what was deleted there',
        given: (here) => here.stack.fault({ kind: 'deleted', method: 'GET', path: '/configs/101$' }),
        args: [...pushing, '101'],
        code: 1,
        says: /deleted it in the project, so nothing was sent/,
      },
      {
        title: 'a push to what is deleted at the same moment',
        given: (here) => here.stack.fault({ kind: 'deleted', method: 'PUT', path: '/configs/101$' }),
        args: [...pushing, '101'],
        code: 1,
        says: /refused {2}orders-of-the-shop.*\n.*does not find what was asked for/,
      },
      {
        title: 'a push of a row whose configuration is deleted at the same moment',
        given: (here) => here.stack.fault({ kind: 'deleted', method: 'PUT', path: '/rows/701$' }),
        args: [...pushing, '103'],
        code: 1,
        says: /refused {2}with-rows.*\n.*does not find what was asked for/,
      },
      {
        title: 'a push into a branch that is gone',
        given: (here) => here.stack.fault({ kind: 'branch', path: '^/v2/storage$' }),
        args: [...pushing, '101', '--branch', 'Feature X'],
        code: 1,
        says: /no branch "Feature X"/,
      },
      {
        title: 'a push into a branch that goes at the same moment',
        given: (here) => here.stack.fault({ kind: 'branch', path: '/components$' }),
        args: [...pushing, '101', '--branch', '778'],
        code: 1,
        says: /Branch id:"778" was not found/,
      },
      {
        title: 'a pull from a branch that goes at the same moment',
        given: (here) => here.stack.fault({ kind: 'branch', path: '/components$' }),
        args: ['pull', '--all', '--branch', '778'],
        code: 1,
        says: /Branch id:"778" was not found/,
      },
      {
        title: 'a pull after somebody saved what was changed here',
        given: ({ stack }) => stack.touch({ ...shopAt, edit: { configuration: theirs } }),
        args: ['pull', '101'],
        code: 1,
        says: /conflict .*local changes, and version 2 in the project\. Nothing was written/,
      },
    ];

    for (const { title, given: happens, args, code, says } of situations) {
      it(`${title} changes nothing, here or there`, async () => {
        const here = await editedHere();
        const files = here.files();
        await happens(here);
        const bodies = await here.stack.bodies();
        await runSaying(here, code, says, args);
        assert.deepEqual(filesOf(here), withoutLink(files));
        const saved = Object.entries(await here.stack.bodies());
        for (const [place, body] of saved) assert.deepEqual(body, bodies[place], place);
      });
    }

    it('two clones that push at once lose neither save silently', async () => {
      const here = await editedHere();
      const { token, url } = here.stack;
      const { signal } = new AbortController();
      const other = `${here.folder}-2`;
      for (const [file, text] of Object.entries(here.files())) here.write(`../shop-2/${file}`, text);
      here.write(`../shop-2/${shop}`, here.read(shop).replace(': 100', ': 200'));
      const pushIn = async (folder: string) => {
        const api = await openProject({ stack: url, token, userAgent: 'test' }, signal);
        const trip = { api, files: diskWritableFiles(folder), signal };
        const options = { names: ['101'], comment: 'x', check: async () => [], newId: newConfigurationId };
        const [saved] = await push(trip, options);
        await api.close();
        return saved;
      };
      const both = await Promise.all([pushIn(here.folder), pushIn(other)]);
      const saves = both.filter((each) => each?.requests.some(({ version }) => version !== undefined));
      const lost = both.flatMap((each) => each?.overwritten ?? []).map(({ version }) => version);
      const conflicts = both.filter((each) => each?.outcome === 'conflict');
      assert.equal(both.filter((each) => each?.outcome === 'pushed').length, 1);
      assert.deepEqual([saves.length + conflicts.length, lost.length], [2, saves.length - 1]);
      assert.equal((await here.stack.bodies())[at('101')]?.version, 1 + saves.length);
      await assertOffTheWire(here.stack, secret);
    });

    for (const [change, number] of [
      ['appendFile', 1],
      ['appendFile', 2],
      ['rename', 1],
    ] as const) {
      it(`a disk that is full at ${change} ${number} while pulling loses nothing, and the next pull brings all`, async () => {
        const here = await editedHere();
        const files = here.files();
        await here.stack.touch({ componentId: 'ex-generic-v2', configId: '104', edit: { configuration: theirs } });
        let result: CliResult | undefined;
        const { isHit } = await refusing(change, number, 'ENOSPC', async () => {
          result = await run(here, 'pull', '--all');
        });
        assert.ok(isHit && result);
        assertSaid(result, /the disk is full/, [here.stack.token, secret]);
        assert.deepEqual([result.code, withoutLink(here.files())], [1, withoutLink(files)]);
        await runSaying(here, 0, /updated {3}fails/, ['pull', '--all']);
        assert.match(here.read('fails.extractor.json'), /theirs/);
        assert.equal(here.read(shop), files[shop]);
      });
    }

    it('a disk that is full after a push says that it is saved, and the next pull notes it', async () => {
      const here = await editedHere();
      const before = { files: here.files(), bodies: await here.stack.bodies() };
      let result: CliResult | undefined;
      const { isHit } = await refusing('appendFile', 1, 'ENOSPC', async () => {
        result = await run(here, 'push', '-m', 'x', '103');
      });
      assert.ok(isHit && result);
      assertSaid(result, /It is saved in the project, but not noted in the folder.*the disk is full/, [secret]);
      await runSaying(here, 0, /with-rows/, ['pull', '103']);
      await assertSaved(here, before, ['rows']);
    });

    it('a disk that is full when ciphers are to be written keeps the secret here, and pushes no second one', async () => {
      const here = await editedHere();
      const before = { files: here.files(), bodies: await here.stack.bodies() };
      let result: CliResult | undefined;
      await refusing('appendFile', 1, 'ENOSPC', async () => {
        result = await run(here, 'push', '-m', 'x', '101');
      });
      assert.match(result?.stdout ?? '', /It is saved in the project, but not noted in the folder/);
      assert.equal(here.read(shop), before.files[shop]);
      assert.equal((await here.stack.bodies())[at('101')]?.version, 2);
      await assertOffTheWire(here.stack, secret);
    });

    it('Ctrl+C during a save waits for it, and says what was saved', async () => {
      const here = await editedHere();
      const before = { files: here.files(), bodies: await here.stack.bodies() };
      await here.stack.fault({ method: 'PUT', path: '/configs/101$', kind: 'slow', seconds: 0.3 });
      const pushingAll = run(here, 'push', '-m', 'x');
      const isSaving = async () => (await here.log()).some(({ method }) => method === 'PUT');
      while (!(await isSaving())) await new Promise((resolve) => setTimeout(resolve, 5));
      process.emit('SIGINT');
      const result = await pushingAll;
      assertSaid(result, /saved {2}orders-of-the-shop: .*version 2/, [here.stack.token, secret]);
      assert.equal(result.code, 130);
      await assertSaved(here, before, ['orders']);
    });
  });

  /** Somebody has changed two configurations here: one has a plain secret, the other another row. */
  async function editedHere(): Promise<ProjectHere> {
    const here = await start();
    here.edit(shop, 'KBC::ProjectSecure::abcd', secret);
    here.edit(row, '"endpoint": "users"', '"endpoint": "people"');
    return here;
  }

  /** Checks that the project has what was saved and nothing else, and the files the cipher and nothing else. */
  async function assertSaved(
    here: ProjectHere,
    { files, bodies }: { files: Record<string, string>; bodies: Record<string, SavedConfiguration> },
    saves: readonly ('orders' | 'rows')[],
  ): Promise<void> {
    const saved = await here.stack.bodies();
    const ciphers = Object.entries(await here.stack.secrets()).filter(([, text]) => text === secret);
    const [sent = ''] = ciphers.find(([cipher]) => saved[at('101')]?.body.includes(cipher)) ?? [];
    const { orders, rows } = edits(bodies, sent);
    const isSaved = (which: 'orders' | 'rows') => saves.includes(which);
    const expected = {
      ...bodies,
      ...(isSaved('orders') && { [at('101')]: orders }),
      ...(isSaved('rows') && { [at('103')]: rows }),
    };
    assert.deepEqual(saved, expected);
    const text = files[shop] ?? '';
    const written = { ...files, [shop]: isSaved('orders') ? text.replace(secret, sent) : text };
    assert.deepEqual(filesOf(here), withoutLink(written));
    const diffs = JSON.parse((await run(here, 'diff', '--format', 'json')).stdout) as { id: string; state: string }[];
    const states = diffs.filter(({ state }) => state !== 'same').map(({ id, state }) => `${id} ${state}`);
    const open = [...(isSaved('orders') ? [] : ['101 changed-here']), ...(isSaved('rows') ? [] : ['103 changed-here'])];
    assert.deepEqual(states, open);
  }

  const at = (id: string) => `777/ex-generic-v2/${id}`;

  function edits(
    bodies: Record<string, SavedConfiguration>,
    cipher: string,
  ): Record<'orders' | 'rows', SavedConfiguration> {
    const [orders, rows] = [bodies[at('101')], bodies[at('103')]];
    if (orders === undefined || rows === undefined) throw new Error('The seed has others.');
    const changed = rows.rows.map((each) => ({
      ...each,
      body: each.body.replace('"endpoint":"users"', '"endpoint":"people"'),
    }));
    return {
      orders: { ...orders, version: 2, body: orders.body.replace('KBC::ProjectSecure::abcd', cipher) },
      rows: { ...rows, version: rows.version + 1, rows: changed },
    };
  }

  /** Ends all faults; the project stays as it is. */
  async function clear({ stack }: ProjectHere): Promise<void> {
    await stack.fault({ kind: 'valid' });
  }
});

function filesOf(here: ProjectHere): Record<string, string> {
  return withoutLink(here.files());
}

function withoutLink(files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).filter(([name]) => !name.startsWith('.pagewright/')));
}
