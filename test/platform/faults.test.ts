import assert from 'node:assert/strict';
import { diskWritableFiles, newConfigurationId, openProject, push } from '../../engine/faces/platform.ts';
import { assertOffTheWire } from '../support/platform/assertOffTheWire.ts';
import { assertSaid } from '../support/platform/assertSaid.ts';
import { afterPush, at, type Contents, edits, secret, shop, withoutLink } from '../support/platform/editedShop.ts';
import { fastWaits } from '../support/platform/fastWaits.ts';
import {
  afterRowFaults,
  type Edited,
  faultsAt,
  followFaults,
  fullDisks,
  isSaid,
  jobSteps,
  leaveFaults,
  pullSteps,
  pushSteps,
  savingFaults,
  situations,
  startFaults,
  theirs,
} from '../support/platform/faults.ts';
import { type ProjectHere, projectHere } from '../support/platform/projectHere.ts';
import type { CliResult } from '../support/runCli.ts';
import { runInThisProcess } from '../support/runCliHere.ts';
import { sampled } from '../support/sweep.ts';
import { refusing } from '../support/troubledDisk.ts';

const pushing = ['push', '-m', 'New password'];

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
    const second =
      '{"parameters":{"api":{"baseUrl":"https://gone.example.com/"},"config":{"jobs":[{"endpoint":"2"}]}}}';

    /** Somebody has local changes, and a colleague has saved another configuration. */
    async function edited(): Promise<ProjectHere> {
      const here = await start();
      here.edit(...edits.orders);
      await here.stack.touch({ componentId: 'ex-generic-v2', configId: '104', edit: { configuration: second } });
      return here;
    }

    /** The files that must be in the folder after a pull. */
    function withTheirs(files: Record<string, string>): Record<string, string> {
      const text = files['fails.extractor.json']?.replace('"endpoint": "x"', '"endpoint": "2"') ?? '';
      return { ...files, 'fails.extractor.json': text };
    }

    for (const [test, { step, requests, title, fault, says, waits: once }] of sampled(faultsAt(pullSteps), 12)) {
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
    for (const [test, { step, requests, title, fault, says }] of sampled(faultsAt(pushSteps).filter(isSaid), 12)) {
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
    for (const { title, fault, says, saves } of savingFaults) {
      it(`${title}: what arrived is saved once and known here, and the next push saves the rest`, async () => {
        const here = await editedHere();
        const before = { files: here.files(), bodies: await here.stack.bodies() };
        await here.stack.fault(fault);
        if (says === undefined) await runSaying(here, 0, /saved {2}orders.*version 2\b.*saved {2}with-rows/s, pushing);
        else await runSaying(here, 1, says, pushing);
        await clear(here);
        await assertSaved(here, before, saves);
        await runSaying(here, 0, saves.length === 2 ? /There are no local changes/ : /saved {2}/, pushing);
        await assertSaved(here, before, ['orders', 'rows']);
      });
    }

    for (const fault of afterRowFaults) {
      it(`${fault.kind} after a row arrived is not called "refused", and the next verbs know`, async () => {
        const here = await editedHere();
        const before = { files: here.files(), bodies: await here.stack.bodies() };
        await here.stack.fault(fault);
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

    for (const [test, { step, requests, title, fault, says }] of sampled(faultsAt(jobSteps).filter(isSaid), 12)) {
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

    for (const { title, fault, says, count } of startFaults) {
      it(`${title} at its start never starts two`, async () => {
        const here = await start();
        await here.stack.fault(fault);
        await runSaying(here, says === undefined ? 0 : 1, says ?? /Its data: unknown/, running);
        assert.equal(await started(here), count);
        assert.deepEqual(here.files(), pulled);
      });
    }

    for (const fault of followFaults) {
      it(`${fault.kind} at ${fault.path} while it is followed does not lose it`, async () => {
        const here = await start();
        await here.stack.fault(fault);
        const { stdout, code } = await run(here, ...(running as [string, ...string[]]));
        assert.equal(code, 0);
        assert.match(stdout, /Job 9001: success/);
        assert.equal(stdout.match(/Processed 2 page/g)?.length, 1);
        assert.equal(await started(here), 1);
      });
    }

    for (const { fault, says } of leaveFaults) {
      it(`${fault.kind} while it is followed says so, and that it goes on there`, async () => {
        const here = await start();
        await here.stack.fault(fault);
        const { stdout, stderr } = await runSaying(here, 1, says, running);
        assert.match(stdout, /The job 9001 was started/);
        assert.match(stderr, /the job 9001 goes on in the project\./);
        assert.doesNotMatch(stdout, /Its data/);
      });
    }
  });

  describe('what somebody else does there, or the disk here', () => {
    const ids: Record<Edited, string> = { orders: '101', rows: '103' };

    for (const { title, happens, verb, of, branch, says } of situations) {
      it(`${title} changes nothing, here or there`, async () => {
        const here = await editedHere();
        const files = here.files();
        await happens(here.stack);
        const bodies = await here.stack.bodies();
        const args = [
          ...(verb === 'push' ? pushing : [verb]),
          ...[of === undefined ? '--all' : ids[of]],
          ...(branch === undefined ? [] : ['--branch', branch]),
        ];
        await runSaying(here, 1, says, args);
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

    for (const [change, number] of fullDisks) {
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
    for (const edit of Object.values(edits)) here.edit(...edit);
    return here;
  }

  /** Checks that the project has what was saved and nothing else, and the files the cipher and nothing else. */
  async function assertSaved(here: ProjectHere, before: Contents, saves: readonly Edited[]): Promise<void> {
    const saved = await here.stack.bodies();
    const expected = afterPush(before, saved, await here.stack.secrets(), saves);
    assert.deepEqual(saved, expected.bodies);
    assert.deepEqual(filesOf(here), withoutLink(expected.files));
    const diffs = JSON.parse((await run(here, 'diff', '--format', 'json')).stdout) as { id: string; state: string }[];
    const states = diffs.filter(({ state }) => state !== 'same').map(({ id, state }) => `${id} ${state}`);
    const isOpen = (which: Edited) => !saves.includes(which);
    const open = [...(isOpen('orders') ? ['101 changed-here'] : []), ...(isOpen('rows') ? ['103 changed-here'] : [])];
    assert.deepEqual(states, open);
  }

  /** Ends all faults; the project stays as it is. */
  async function clear({ stack }: ProjectHere): Promise<void> {
    await stack.fault({ kind: 'valid' });
  }
});

function filesOf(here: ProjectHere): Record<string, string> {
  return withoutLink(here.files());
}
