import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as vscode from 'vscode';
import { afterPush, at, type Contents, edits, secret, shop, withoutLink } from '../../support/platform/editedShop.ts';
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
  type Requests,
  savingFaults,
  situations,
  startFaults,
  theirs,
} from '../../support/platform/faults.ts';
import { sampled } from '../../support/sweep.ts';
import { refusing } from '../../support/troubledDisk.ts';
import { logText } from './support/logText.ts';
import { stack, token } from './support/platformProject.ts';
import { type ConnectedFolder, inShop } from './support/platformShop.ts';
import type { RecordedMessage, WindowAnswers } from './support/recordWindow.ts';
import { shortWaits } from './support/shortWaits.ts';
import { waitFor } from './support/waitFor.ts';

const execute = vscode.commands.executeCommand;
const secrets = [token, secret];

describe('Faults of the platform in the editor', () => {
  shortWaits();
  const given = inShop({ shop: 'Main', twin: 'Main', feature: 'Feature X' });
  const files: Record<Edited, string> = { orders: shop, rows: 'with-rows/config.json' };
  const names: Record<Edited, string> = { orders: 'Orders of the shop', rows: 'With rows' };

  /** A folder; absent: that of the main branch. */
  function folder(name = 'shop'): ConnectedFolder {
    const found = given().folders[name];
    if (found === undefined) throw new Error(`There is no folder "${name}".`);
    return found;
  }

  /** Executes a command, and checks that it said one thing, and nothing of the program or a secret. */
  async function saying(says: RegExp, command: string, uri: vscode.Uri, answers?: WindowAnswers): Promise<void> {
    const messages = await given().run(`pagewright.${command}`, uri, answers);
    assertSaid(messages, says);
    assertSecret();
  }

  const pull = (says: RegExp, picks: string[] = [], where = 'shop') =>
    saying(says, 'pull', folder(where).uri, { picks: [where, ...picks] });
  const push = (says: RegExp, which: Edited, where = 'shop') => saying(says, 'push', folder(where).of(files[which]));
  const runJob = (says: RegExp) => saying(says, 'runOnPlatform', folder().of(shop), { buttons: ['Start Jobs'] });

  /** Checks that nothing of what was shown has a secret, nor what is in Problems. */
  function assertSecret(): void {
    const { messages, others } = given().window;
    const shown = JSON.stringify([messages, others, vscode.languages.getDiagnostics()]);
    for (const each of secrets) assert.ok(!shown.includes(each), 'A secret was shown.');
  }

  afterEach(async () => {
    for (const { headers, ...request } of await stack.log()) {
      const { 'x-storageapi-token': sent, ...rest } = headers;
      const place = `${request.service} ${request.method} ${request.path}`;
      assert.ok(!JSON.stringify([rest, request]).includes(token), `The token is in ${place}.`);
      if (request.service === 'encryption') assert.equal(sent, undefined);
      else assert.ok(!JSON.stringify([headers, request]).includes(secret), `The secret is in ${place}.`);
    }
  });

  /** Somebody has changed two configurations here. */
  async function edited(where = 'shop'): Promise<Contents> {
    for (const edit of Object.values(edits)) folder(where).edit(...edit);
    return { files: folder(where).files(), bodies: await stack.bodies() };
  }

  /** Checks that the project has what was saved and nothing else, and the files the cipher and nothing else. */
  async function assertSaved(before: Contents, saves: readonly Edited[]): Promise<void> {
    const bodies = await stack.bodies();
    const expected = afterPush(before, bodies, await stack.secrets(), saves);
    assert.deepEqual(bodies, expected.bodies);
    assert.deepEqual(withoutLink(folder().files()), withoutLink(expected.files));
  }

  async function assertSame({ files: before, bodies }: Contents, where = 'shop'): Promise<void> {
    assert.deepEqual(folder(where).files(), before);
    assert.deepEqual(await stack.bodies(), bodies);
  }

  const clear = () => stack.fault({ kind: 'valid' });
  const started = async () =>
    (await stack.log()).filter(({ method, path: asked }) => method === 'POST' && asked === '/jobs').length;
  const second = '{"parameters":{"api":{"baseUrl":"https://gone.example.com/"},"config":{"jobs":[{"endpoint":"2"}]}}}';

  describe('while pulling', () => {
    /** Parts that are not there although the configuration is, and what comes of it. */
    const absent: Record<string, RegExp> = {
      'the variables': /"Orders of the shop" has changes here and in the project, so the files were left/,
      'the version that was pulled': /^Pulled "Fails"\. "Orders of the shop": only the files have changes/,
    };

    /** Somebody has a local change, and a colleague has saved another configuration. */
    async function changed(): Promise<Contents> {
      folder().edit(...edits.orders);
      await stack.touch({ componentId: 'ex-generic-v2', configId: '104', edit: { configuration: second } });
      return { files: folder().files(), bodies: await stack.bodies() };
    }

    function withTheirs(before: Record<string, string>): Record<string, string> {
      const text = before['fails.extractor.json']?.replace('"endpoint": "x"', '"endpoint": "2"') ?? '';
      return withoutLink({ ...before, 'fails.extractor.json': text });
    }

    for (const [test, { step, requests, title, fault, says }] of sampled(faultsAt(pullSteps), 12)) {
      test(`${title} at ${step} changes no file, and the next pull brings all`, async () => {
        const before = await changed();
        await stack.fault({ ...requests, ...fault, times: 99 });
        const isAbsent = fault.kind === '404' && step in absent;
        await pull(isAbsent ? (absent[step] ?? says) : says);
        if (fault.kind !== 'slow' && !isAbsent) await assertSame(before);
        await clear();
        await execute('pagewright.refreshProject');
        await pull(/./);
        assert.deepEqual(withoutLink(folder().files()), withTheirs(before.files));
        assert.deepEqual(await stack.bodies(), before.bodies);
      });
    }
  });

  describe('before a push saves anything', () => {
    for (const [test, { step, requests, title, fault, says }] of sampled(faultsAt(pushSteps).filter(isSaid), 12)) {
      test(`${title} at ${step} stops it, and the next push saves it`, async () => {
        const before = await edited();
        await stack.fault({ ...requests, ...fault, times: 99 });
        if (fault.kind !== 'slow') {
          await push(says, 'orders');
          await assertSame(before);
          await clear();
        }
        await push(/^Pushed "Orders of the shop", version 2\. 1 secret encrypted\./, 'orders');
        await assertSaved(before, ['orders']);
      });
    }
  });

  describe('while a push saves', () => {
    const pushed: Record<Edited, RegExp> = {
      orders: /^Pushed "Orders of the shop", version 2\. 1 secret encrypted\./,
      rows: /^Pushed "With rows", version 4\./,
    };

    for (const { title, fault, meets, says } of savingFaults) {
      it(`${title}: what arrived is saved once and known here, and the next push saves the rest`, async () => {
        const before = await edited();
        await stack.fault(fault);
        await push(says ?? pushed[meets], meets);
        await clear();
        await assertSaved(before, says === undefined ? [meets] : []);
        await push(says === undefined ? /is as in the project/ : pushed[meets], meets);
        await assertSaved(before, [meets]);
      });
    }

    for (const fault of afterRowFaults) {
      it(`${fault.kind} after a row arrived is said to be unknown, and a pull knows`, async () => {
        const before = await edited();
        await stack.fault(fault);
        await push(/^"With rows": The last request arrived, but what the project has after it is not known\./, 'rows');
        await clear();
        await execute('pagewright.refreshProject');
        await pull(/./, [names.rows]);
        await assertSaved(before, ['rows']);
        await push(/is as in the project/, 'rows');
      });
    }
  });

  describe('around a job', () => {
    const judged = /^Orders of the shop \(on the platform\): /;

    for (const [test, { step, requests, title, fault, says }] of sampled(faultsAt(jobSteps).filter(isSaid), 12)) {
      test(`${title} at ${step} starts none`, async () => {
        const before = { files: folder().files(), bodies: await stack.bodies() };
        await stack.fault({ ...requests, ...fault, times: 99 });
        const isSlow = fault.kind === 'slow';
        await runJob(isSlow ? judged : says);
        assert.equal(await started(), isSlow ? 1 : 0);
        await assertSame(before);
      });
    }

    for (const { title, fault, says, count } of startFaults) {
      it(`${title} at its start never starts two`, async () => {
        const before = { files: folder().files(), bodies: await stack.bodies() };
        await stack.fault(fault);
        await runJob(says ?? judged);
        assert.equal(await started(), count);
        await assertSame(before);
      });
    }

    for (const fault of followFaults) {
      it(`${fault.kind} at ${fault.path} while it is followed does not lose it`, async () => {
        const before = { files: folder().files(), bodies: await stack.bodies() };
        await stack.fault(fault);
        await runJob(judged);
        assert.equal(await started(), 1);
        await assertSame(before);
      });
    }

    for (const { fault, says } of leaveFaults) {
      it(`${fault.kind} while it is followed says so, and that it goes on there`, async () => {
        await stack.fault(fault);
        await runJob(says);
        const [message] = given().window.messages;
        assert.match(message?.text ?? '', /9001/);
      });
    }
  });

  describe('a slow response that is cancelled', () => {
    const asked = async ({ service, path: wanted = '' }: Requests) =>
      (await stack.log()).some(
        (request) =>
          request.status === null &&
          (service ?? request.service) === request.service &&
          new RegExp(wanted).test(request.path.split('?')[0] ?? ''),
      );

    const commands = [
      ['pull', pullSteps],
      ['push', pushSteps],
      ['runOnPlatform', jobSteps],
    ] as const;
    for (const [command, steps] of commands) {
      for (const [step, requests] of Object.entries(steps)) {
        it(`${command}: at ${step}, without a message or a change`, async () => {
          const isPulled = command === 'pull';
          const name = isPulled && step.startsWith('the version') ? 'fails.extractor.json' : 'orders-of-the-shop';
          if (isPulled) await stack.touch({ componentId: 'ex-generic-v2', configId: '104', edit: { name: 'Failing' } });
          if (command !== 'runOnPlatform') await edited();
          const before = { files: folder().files(), bodies: await stack.bodies() };
          await stack.fault({ ...requests, kind: 'slow', seconds: 60, times: 99 });
          // A line of the view: nothing is asked before the command shows its progress.
          const line = { remote: { root: folder().uri.fsPath, path: name, name } };
          const running = given().run(`pagewright.${command}`, line, { buttons: ['Start Jobs'] }, 0);
          await waitFor('the request', () => asked(requests));
          given().window.cancel();
          assert.deepEqual(await running, []);
          await assertSame(before);
          assert.equal(await started(), 0);
        });
      }
    }
  });

  describe('what somebody else does there, or the disk here', () => {
    for (const { title, happens, verb, of, branch, says } of situations) {
      it(`${title} changes nothing, here or there`, async () => {
        const where = branch === undefined ? 'shop' : 'feature';
        const { files: before } = await edited(where);
        await happens(stack);
        const bodies = await stack.bodies();
        if (verb === 'push') await push(says, of ?? 'orders', where);
        else await pull(says, of === undefined ? [] : [names[of]], where);
        assert.deepEqual(folder(where).files(), before);
        const saved = Object.entries(await stack.bodies());
        for (const [place, body] of saved) assert.deepEqual(body, bodies[place], place);
      });
    }

    it('what was deleted there before is said at a push, and its files stay', async () => {
      const { files: before } = await edited();
      await stack.fault({ kind: 'deleted', method: 'GET', path: '/configs/101$' });
      await push(/deleted it in the project/, 'orders');
      await execute('pagewright.refreshProject');
      await push(/The project does not have it any more\. Restore it there, or remove its files\./, 'orders');
      assert.deepEqual(folder().files(), before);
    });

    it('what was deleted here stays in the project, and a pull of it brings it back', async () => {
      const before = { files: folder().files(), bodies: await stack.bodies() };
      await vscode.workspace.fs.delete(folder().of('fails.extractor.json'));
      await pull(/^Pulled "Fails"\./);
      await assertSame(before);
    });

    it('what was renamed there is pulled under its name, and nothing is lost', async () => {
      await stack.touch({ componentId: 'ex-generic-v2', configId: '104', edit: { name: 'Renamed' } });
      const { files: before, bodies } = await edited();
      await pull(/^Pulled "Renamed"\./);
      const after = withoutLink(folder().files());
      const same = Object.keys(withoutLink(before)).filter((file) => !file.startsWith('fails'));
      for (const file of same) assert.equal(after[file], before[file], file);
      assert.deepEqual(await stack.bodies(), bodies);
    });

    it('two pushes at once lose neither save silently', async () => {
      await edited();
      await edited('twin');
      folder('twin').edit(shop, ': 100', ': 200');
      const both = ['shop', 'twin'].map((where) => given().folders[where]?.of(shop));
      const pushed = await pushBoth(both);
      const version = (await stack.bodies())[at('101')]?.version ?? 0;
      const texts = pushed.map(({ text }) => text);
      assert.equal(texts.length, 2, texts.join('\n'));
      assert.equal(texts.filter((text) => text.startsWith('Pushed ')).length, 1, texts.join('\n'));
      const other = texts.find((text) => !text.startsWith('Pushed ')) ?? '';
      if (version === 2) assert.match(other, /Somebody has (?:just )?saved version 2/);
      else assert.match(other, /somebody saved version 2 .* your push replaced it/);
      for (const text of texts) assertSaid([{ level: '', text, buttons: [] }], /./);
    });

    async function pushBoth(both: readonly (vscode.Uri | undefined)[]): Promise<RecordedMessage[]> {
      const [first, other] = both;
      const running = execute('pagewright.push', first);
      const messages = await given().run('pagewright.push', other, {}, 2);
      await running;
      return messages;
    }

    it('a save of somebody at the same moment is named, and comes back by its button', async () => {
      const before = await edited();
      await stack.fault({ kind: 'race', method: 'PUT', path: '/configs/101$', edit: { configuration: theirs } });
      await saying(
        /^"Orders of the shop" was pushed, but somebody saved version 2 \(".+"\) at the same moment, and your push replaced it\.$/,
        'push',
        folder().of(shop),
      );
      const saved = await stack.bodies();
      const ours = afterPush(before, saved, await stack.secrets(), ['orders']).bodies;
      assert.deepEqual(saved, { ...ours, [at('101')]: { ...ours[at('101')], version: 3 } });
    });

    for (const [change, number] of fullDisks) {
      it(`a disk that is full at ${change} ${number} while pulling loses nothing, and the next pull brings all`, async () => {
        const { files: before } = await edited();
        await stack.touch({ componentId: 'ex-generic-v2', configId: '104', edit: { configuration: theirs } });
        const { isHit, error } = await refusing(change, number, 'ENOSPC', () => pull(/the disk is full/));
        assert.deepEqual([isHit, error], [true, undefined]);
        assert.deepEqual(withoutLink(folder().files()), withoutLink(before));
        await pull(/^Pulled "Fails"\./);
        assert.match(folder().read('fails.extractor.json'), /theirs/);
        assert.equal(folder().read(shop), before[shop]);
      });
    }

    it('a disk that is full after a push says that it is saved, and the next pull notes it', async () => {
      const before = await edited();
      const { isHit, error } = await refusing('appendFile', 1, 'ENOSPC', () =>
        push(/It is saved in the project, but not noted in the folder\. .*the disk is full/, 'rows'),
      );
      assert.deepEqual([isHit, error], [true, undefined]);
      await pull(/./, [names.rows]);
      await assertSaved(before, ['rows']);
    });

    it('a push that is cancelled while it saves waits for it, and says what was saved', async () => {
      const before = await edited();
      await stack.fault({ method: 'PUT', path: '/configs/101$', kind: 'slow', seconds: 0.1 });
      const pushing = push(/^Pushed "Orders of the shop", version 2\./, 'orders');
      await waitFor('the request', async () => (await stack.log()).some(({ method }) => method === 'PUT'));
      given().window.cancel();
      await pushing;
      await assertSaved(before, ['orders']);
    });
  });

  // After all of them: a suite runs its own tests before those of the suites in it.
  describe('all of them', () => {
    it('leave no secret in the output channel, or in any log of the window', async () => {
      const shown = await logText(/Processed 2 page/);
      const data = process.env['E2E_SERVER_DATA'];
      assert.ok(data !== undefined);
      const logs = path.join(data, 'data', 'logs');
      const found = readdirSync(logs, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
      const texts = found.map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'));
      assert.ok(texts.some((text) => text.includes('Processed 2 page')));
      for (const text of [shown, ...texts]) for (const each of secrets) assert.ok(!text.includes(each));
    });
  });
});

/** Checks that there is one message, of a few clear sentences, without anything of the program or a secret. */
function assertSaid(messages: readonly RecordedMessage[], says: RegExp): void {
  const [{ text } = { text: '' }] = messages;
  assert.match(text, says);
  assert.equal(messages.length, 1, messages.map((each) => each.text).join('\n'));
  assert.doesNotMatch(text, /\n|\bundefined\b|\[object |Error:|\bNaN\b/);
  assert.match(text, /[.!]$/);
  assert.ok(text.length < 400, text);
}
