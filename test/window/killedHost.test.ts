import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import type { VscodeWindow } from '../e2e/window/vscodeWindow.ts';
import { sendJson, startApi, type TestApi } from '../support/startApi.ts';
import { suiteInSweep } from '../support/sweep.ts';
import { type OpenWindow, openWindow } from './support/openWindow.ts';
import { descendantsOf, isRunning } from './support/processTree.ts';

const pageSize = 10;
const slowPageMs = 300;

/** Sends pages without end where it is slow, and three pages where it is not. */
function startPages(state: { isSlow: boolean }): Promise<TestApi> {
  return startApi((request, response) => {
    const offset = Number(new URL(request.url ?? '', 'http://x').searchParams.get('offset'));
    const isLast = !state.isSlow && offset >= 3 * pageSize;
    const items = Array.from({ length: isLast ? 0 : pageSize }, (_, index) => ({ id: offset + index }));
    setTimeout(() => sendJson(response, items), state.isSlow ? slowPageMs : 0);
  });
}

/** Asks every tenth of a second, a thousand times unless said otherwise. */
async function until(what: string, isSo: () => boolean, tries = 1_000): Promise<void> {
  for (let left = tries; !isSo(); left--) {
    if (left === 0) throw new Error(`Waited in vain for ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** A run has its tables a moment before it is over, and until then there is no other: the lens is clicked again. */
async function runAgain(window: VscodeWindow, hasBegun: () => boolean): Promise<void> {
  for (let attempt = 0; attempt < 10 && !hasBegun(); attempt++) {
    await window.lens('Run Extraction').click();
    await until('the run', hasBegun, 50).catch(() => undefined);
  }
}

/** Every file below a folder with its content. */
function contentOf(folder: string): Record<string, string> {
  const names = fs.existsSync(folder) ? fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  const files = names.filter((name) => fs.statSync(path.join(folder, name)).isFile()).toSorted();
  return Object.fromEntries(files.map((name) => [name, fs.readFileSync(path.join(folder, name), 'utf8')]));
}

suiteInSweep('A window whose extension host is killed in the middle of a run', function () {
  this.timeout(600_000);
  const state = { isSlow: false };
  let api: TestApi;
  let open: OpenWindow;

  before(async () => {
    api = await startPages(state);
    const config = {
      api: { baseUrl: api.url, pagination: { method: 'offset', limit: pageSize } },
      config: { outputBucket: 'b', jobs: [{ endpoint: 'things', dataType: 'things' }] },
    };
    open = await openWindow({ 'things.extractor.json': JSON.stringify(config, undefined, 2) });
  });

  after(async () => {
    await open?.close();
    await api?.close();
  });

  it('keeps the tables of the run before, and leaves no process and nothing half-written', async () => {
    const { window, folder, pid } = open;
    const tables = path.join(folder, 'out', 'things', 'tables');
    await window.openFile('things.extractor.json');
    await window.lens('Run Extraction').click();
    await until('the tables of the first run', () => Object.keys(contentOf(tables)).length > 0);
    const before = contentOf(tables);
    state.isSlow = true;
    api.requests.length = 0;
    await runAgain(window, () => api.requests.length > 0);
    await until('the second run', () => api.requests.length >= 4);
    const host = descendantsOf(pid).find(({ command }) => command.includes('--type=extensionHost'));
    assert.ok(host, 'the extension host is found');
    const below = descendantsOf(host.pid);
    assert.ok(
      below.some(({ command }) => command.includes('server.js')),
      'the language server runs below it',
    );
    process.kill(host.pid, 'SIGKILL');
    await until('the end of every process', () => [host, ...below].every((one) => !isRunning(one.pid)));
    const asked = api.requests.length;
    await new Promise((resolve) => setTimeout(resolve, 3 * slowPageMs));
    assert.ok(api.requests.length <= asked, 'nobody asks for pages any more');
    assert.deepEqual(contentOf(tables), before);
  });

  it('has cleared up after the killed run when the next one has ended', async () => {
    const { window, folder } = open;
    state.isSlow = false;
    fs.rmSync(path.join(folder, 'out', 'things', 'tables'), { recursive: true });
    await window.page.reload();
    const hasTables = () => fs.existsSync(path.join(folder, 'out', 'things', 'tables'));
    await runAgain(window, hasTables);
    const names = () => fs.readdirSync(path.join(folder, 'out', 'things')).toSorted();
    await until('nothing but results', () => names().every((name) => !name.startsWith('.')));
  });
});
