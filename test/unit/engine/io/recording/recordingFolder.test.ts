import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RunRequest } from '../../../../../engine/faces/run.ts';
import { folderFiles } from '../../../../../engine/io/files/folderFiles.ts';
import { readRecording } from '../../../../../engine/io/recording/readRecording.ts';
import { RecordingFolder } from '../../../../../engine/io/recording/recordingFolder.ts';
import { fakeClock } from '../../../../support/fakeClock.ts';
import { readFolder } from '../../../../support/readFolder.ts';
import { runToEnd } from '../../../../support/runToEnd.ts';
import { sendJson, startApi, type TestApi } from '../../../../support/startApi.ts';
import { sampled } from '../../../../support/sweep.ts';
import { temporaryFolder } from '../../../../support/temporaryFolder.ts';
import { endProcess, killedAtRename, refusingRename } from '../../../../support/troubledDisk.ts';
import { until } from '../../../../support/until.ts';

describe('the folder of a recording', () => {
  const temporary = temporaryFolder();
  let api: TestApi;
  let status: number;
  let onRequest: () => void;

  beforeEach(async () => {
    status = 200;
    onRequest = () => undefined;
    api = await startApi((request, response) => {
      onRequest();
      const page = Number(new URL(request.url ?? '', 'http://x').searchParams.get('page'));
      sendJson(response, page < 40 ? [{ page }] : [], status);
    });
  });
  afterEach(() => api.close());

  const at = (...parts: string[]) => path.join(temporary(), 'recording', ...parts);
  const run = (more: Partial<RunRequest> = {}, endpoint = 'users', signal?: AbortSignal) =>
    runToEnd(
      {
        config: {
          api: { baseUrl: api.url, pagination: { method: 'pagenum', limit: 1 } },
          config: { jobs: [{ endpoint }] },
        },
        outDir: path.join(temporary(), 'out'),
        record: at(),
        clock: fakeClock(),
        ...more,
      },
      signal,
    );
  /** The hidden folder of the run. */
  const staging = () => at(readdirSync(at()).find((name) => name.startsWith('.pagewright-')) ?? '');
  const kinds = ({ events }: Awaited<ReturnType<typeof run>>) =>
    events
      .filter(({ kind }) => kind.startsWith('recording') || kind === 'error')
      .map(({ kind, level }) => `${kind} ${level}`);

  it('is made, and the run says what is in it', async () => {
    const { events } = await run();
    const told = events.find(({ kind }) => kind === 'recording-written');
    assert.ok(told?.kind === 'recording-written');
    assert.deepEqual([told.folder, told.exchanges, told.level], [at(), api.requests.length, 'info']);
    assert.match(told.message, /: 40 exchanges, without secrets\.$/);
    assert.deepEqual(readdirSync(at()).sort(), ['answers', 'exchanges.jsonl', 'recording.json']);
    assert.equal(readdirSync(at('answers')).length, 40);
  });

  it('gets each exchange as soon as it is over', async () => {
    const seen: number[] = [];
    onRequest = () =>
      void seen.push(readFileSync(path.join(staging(), 'exchanges.jsonl'), 'utf8').split('\n').length - 1);
    await run();
    assert.equal(seen.length, 40);
    // One request may be under way while the response before it is processed.
    for (const [index, lines] of seen.entries())
      assert.ok(lines >= index - 1, `${lines} lines before request ${index + 1}`);
  });

  it('loses the recording before, but nothing else that is in it', async () => {
    await run();
    writeFileSync(at('notes.md'), 'mine');
    await run({ limits: { maxPages: 1 } });
    assert.deepEqual(Object.keys(readFolder(at())), [
      'answers/0001.json',
      'exchanges.jsonl',
      'notes.md',
      'recording.json',
    ]);
    assert.equal(JSON.parse(readFileSync(at('recording.json'), 'utf8')).exchanges, 1);
  });

  it('is refused where files of its names belong to something else', async () => {
    mkdirSync(at('answers'), { recursive: true });
    writeFileSync(at('answers', 'of-mine'), 'x');
    const result = await run();
    assert.equal(result.report.error?.code, 'record.folder-in-use');
    assert.deepEqual([api.requests.length, readdirSync(at('answers'))], [0, ['of-mine']]);
  });

  it('is taken over where the process of the run before was killed', async () => {
    await run();
    const killed = await RecordingFolder.open(at());
    endProcess(at());
    await run();
    await killed.discard();
    assert.deepEqual(readdirSync(at()).sort(), ['answers', 'exchanges.jsonl', 'recording.json']);
  });

  describe('that is replaced', () => {
    /** The lock of the start, that of the end, the old files (three), the new ones (three), the old ones again. */
    const renames = [1, 2, 3, 4, 5, 6, 7, 8, 9];

    for (const kind of ['first', 'second'] as const) {
      for (const [test, number] of sampled(kind === 'first' ? renames.slice(0, 6) : renames, 2)) {
        test(`is the one before or the new one where the process is killed (${kind} recording, rename ${number})`, async () => {
          if (kind === 'second') await run({ limits: { maxPages: 1 } });
          const before = kind === 'second' ? readFolder(at()) : {};
          const { isHit } = await killedAtRename(number, async () => {
            const recording = await RecordingFolder.open(at());
            await recording.add({ method: 'GET', url: 'https://api.test/a', status: 200, at: 0, ms: 0 });
            await recording.publish({
              config: 'a',
              outcome: 'done',
              startedAt: '2026-01-31T08:00:00Z',
              previousStart: 0,
            });
          });
          assert.ok(isHit);
          endProcess(at());
          const next = await RecordingFolder.open(at());
          await next.discard();
          const isNew = JSON.stringify(readFolder(at())).includes('https://api.test/a');
          if (isNew) assert.equal((await readRecording(folderFiles(at()))).exchanges.length, 1);
          else assert.deepEqual(readVisible(), before);
          assert.equal(kinds(await run()).join(), 'recording-written info');
          assert.deepEqual(readdirSync(at()).sort(), ['answers', 'exchanges.jsonl', 'recording.json']);
        });
      }
    }

    const readVisible = () =>
      Object.fromEntries(Object.entries(readFolder(at())).filter(([name]) => !name.startsWith('.')));

    for (const [test, number] of sampled(renames.slice(0, 8), 2)) {
      test(`is as it was where the disk refuses a rename (${number})`, async () => {
        await run({ limits: { maxPages: 1 } });
        const before = readFolder(at());
        const recording = await RecordingFolder.open(at());
        const { error } = await refusingRename(number, 'EACCES', () =>
          recording.publish({ config: 'a', outcome: 'done', startedAt: '2026-01-31T08:00:00Z', previousStart: 0 }),
        );
        await recording.discard();
        if (error !== undefined) assert.deepEqual(readFolder(at()), before);
        else assert.equal((await readRecording(folderFiles(at()))).exchanges.length, 0);
      });
    }
  });

  it('is that of the last of two runs at once, whole', async () => {
    let isOtherOver = false;
    onRequest = () => {
      if (api.requests.length === 5)
        void run({ limits: { maxPages: 2 }, outDir: path.join(temporary(), 'other') }).then(() => (isOtherOver = true));
    };
    assert.deepEqual(kinds(await run()), ['recording-written info']);
    await until(() => isOtherOver);
    const { exchanges } = await readRecording(folderFiles(at()));
    assert.ok([2, 40].includes(exchanges.length));
    assert.equal(readdirSync(at('answers')).length, exchanges.length);
    assert.deepEqual(readdirSync(at()).sort(), ['answers', 'exchanges.jsonl', 'recording.json']);
  });

  it('that cannot be made is said before the first request', async () => {
    writeFileSync(at(), 'a file');
    const { report } = await run();
    assert.equal(report.error?.code, 'record.not-writable');
    assert.match(report.error.message, /"[^"]*recording": /);
    assert.equal(api.requests.length, 0);
  });

  it('stays as it was where the run is cancelled', async () => {
    await run();
    const before = readFolder(at());
    const cancel = new AbortController();
    onRequest = () => api.requests.length > 60 && cancel.abort();
    const result = await run({}, 'users', cancel.signal);
    assert.equal(result.report.outcome, 'cancelled');
    assert.deepEqual(kinds(result), ['recording-not-written info']);
    assert.deepEqual(readFolder(at()), before);
    assert.deepEqual(readdirSync(at()).sort(), ['answers', 'exchanges.jsonl', 'recording.json']);
  });

  it('keeps the recording of a good run when the next one fails, but has that of a failed one sooner than none', async () => {
    status = 404;
    assert.deepEqual(kinds(await run()), ['error error', 'recording-written info']);
    assert.equal(JSON.parse(readFileSync(at('recording.json'), 'utf8')).outcome, 'failed');
    status = 200;
    assert.deepEqual(kinds(await run()), ['recording-written info']);
    const good = readFolder(at());
    status = 404;
    assert.deepEqual(kinds(await run()), ['error error', 'recording-not-written info']);
    assert.deepEqual(readFolder(at()), good);
  });

  it('is not left behind by a run that had no exchange', async () => {
    const result = await run({ jobs: ['nope'] });
    assert.equal(result.report.error?.code, 'run.unknown-job');
    assert.ok(!existsSync(at()));
    const other = await run({}, 'a:b');
    assert.equal(other.report.outcome, 'failed');
    assert.ok(!existsSync(at()));
  });

  it('is not left behind by a run that nobody reads to its end', async () => {
    const { runExtraction } = await import('../../../../../engine/faces/run.ts');
    const config = { api: { baseUrl: api.url }, config: { jobs: [{ endpoint: 'users' }] } };
    const request = {
      configText: JSON.stringify(config),
      configName: 'a',
      outDir: path.join(temporary(), 'out'),
      record: at(),
    };
    for await (const { kind } of runExtraction(request)) if (kind === 'request') break;
    assert.ok(!existsSync(at()));
  });

  it('that is gone in the middle costs the recording, not the run', async () => {
    onRequest = () => api.requests.length === 5 && rmSync(at(), { recursive: true });
    const result = await run();
    assert.equal(result.report.outcome, 'done');
    assert.deepEqual(kinds(result), ['recording-not-written warning']);
    assert.ok(!existsSync(at()));
  });

  it('that cannot be written in the middle costs the recording, not the run', async () => {
    onRequest = () => {
      if (api.requests.length !== 5) return;
      rmSync(path.join(staging(), 'answers'), { recursive: true });
      writeFileSync(path.join(staging(), 'answers'), 'a file');
    };
    const result = await run();
    assert.equal(result.report.outcome, 'done');
    assert.deepEqual(kinds(result), ['recording-not-written warning']);
    assert.ok(!existsSync(at('recording.json')));
  });
});
