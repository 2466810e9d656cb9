import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RunReport } from '../../../../../../engine/core/contracts/generated/types.ts';
import { isUserError, UserError } from '../../../../../../engine/core/errors.ts';
import { findPublishedRun } from '../../../../../../engine/io/places/runs/publishedRun.ts';
import { publishRun } from '../../../../../../engine/io/places/runs/publishRun.ts';
import { fakeClock } from '../../../../../support/fakeClock.ts';
import { matchesSchema } from '../../../../../support/matchesSchema.ts';
import { memoryPlace } from '../../../../../support/memoryPlace.ts';
import { bytesOf } from '../../../../../support/placeCases.ts';
import { temporaryFolder } from '../../../../../support/temporaryFolder.ts';

const signal = new AbortController().signal;
const hourMs = 60 * 60 * 1000;

const report: RunReport = {
  config: 'users.extractor.json',
  environment: 'dev',
  startedAt: '2026-01-31T07:59:00.000Z',
  durationMs: 60_000,
  outcome: 'done',
  requests: 1,
  retries: 0,
  jobs: [],
  tables: [{ name: 'in.c-b.users', file: 'tables/in.c-b.users.csv', rows: 2, columns: ['id'] }],
  limits: [],
};

describe('A run that is published', () => {
  const folder = temporaryFolder();
  let place: ReturnType<typeof memoryPlace>;
  let clock: ReturnType<typeof fakeClock>;
  beforeEach(() => {
    place = memoryPlace('s3://bucket/users');
    clock = fakeClock();
  });

  /** Publishes a run whose table has this text, an hour after the one before. */
  const publish = async (text = 'id\n1\n2\n', files: Record<string, string> = {}) => {
    const outDir = path.join(folder(), 'out');
    const written = { 'tables/in.c-b.users.csv': text, 'tables/in.c-b.users.csv.manifest': '{}', ...files };
    for (const [name, content] of Object.entries(written)) {
      mkdirSync(path.dirname(path.join(outDir, name)), { recursive: true });
      writeFileSync(path.join(outDir, name), content);
    }
    await clock.sleep(hourMs, signal);
    return await publishRun(place, { report, outDir }, { signal, clock });
  };
  const text = (name: string) => Buffer.from(place.files.get(name) ?? []).toString();
  const runs = () => [
    ...new Set([...place.files.keys()].map((name) => name.split('/')[1]).filter((run) => run !== undefined)),
  ];

  it('is named with all its files by one manifest', async () => {
    const { run } = await publish('id\n1\n2\n', { 'state.json': '{}', 'cache/a': 'x' });
    assert.match(run.name, /^20260131T090000Z-[0-9a-f]{8}$/);
    const base = `runs/${run.name}`;
    matchesSchema(run, 'published.schema.json');
    assert.deepEqual(JSON.parse(text('run.json')), {
      version: 1,
      name: run.name,
      outcome: 'done',
      startedAt: report.startedAt,
      config: 'users.extractor.json',
      environment: 'dev',
      tables: [
        {
          name: 'in.c-b.users',
          file: `${base}/tables/in.c-b.users.csv`,
          manifest: `${base}/tables/in.c-b.users.csv.manifest`,
          rows: 2,
          bytes: 7,
        },
      ],
      state: `${base}/state.json`,
      report: `${base}/report.json`,
    });
    assert.deepEqual([...place.files.keys()].sort(), [
      'run.json',
      `${base}/report.json`,
      `${base}/state.json`,
      `${base}/tables/in.c-b.users.csv`,
      `${base}/tables/in.c-b.users.csv.manifest`,
    ]);
    assert.equal(text(`${base}/tables/in.c-b.users.csv`), 'id\n1\n2\n');
    assert.deepEqual(JSON.parse(text(`${base}/report.json`)), report);
  });

  it('keeps the files of the run before, and removes those of older runs', async () => {
    const names = [];
    for (const each of ['one', 'two', 'three', 'four']) names.push((await publish(each)).run.name);
    assert.deepEqual(runs(), names.slice(2));
    const found = await findPublishedRun(place, signal);
    assert.deepEqual([found?.previous, found?.name], names.slice(2));
  });

  it('is seen by nobody before its manifest is there', async () => {
    await publish('one');
    const before = text('run.json');
    const seen: string[] = [];
    const { put } = place;
    place.put = async (name, content, options) => {
      seen.push(name === 'run.json' ? 'run.json' : text('run.json') === before ? 'before' : 'after');
      return await put(name, content, options);
    };
    await publish('two');
    assert.deepEqual(seen, ['before', 'before', 'before', 'run.json']);
  });

  for (const [number, file] of [/\.csv$/, /\.manifest$/, /report\.json$/, /run\.json$/].entries()) {
    it(`leaves the run before where file ${number + 1} cannot be put`, async () => {
      await publish('one');
      const before = text('run.json');
      const { put } = place;
      place.put = async (name, content, options) => {
        if (file.test(name)) throw new UserError('place.failed', 'The disk of the server is full.');
        return await put(name, content, options);
      };
      await assert.rejects(publish('two'), { code: 'place.failed' });
      assert.equal(text('run.json'), before);
      assert.equal(text(JSON.parse(before).tables[0].file), 'one');
    });
  }

  it('leaves the run before where it is cancelled', async () => {
    await publish('one');
    const before = text('run.json');
    const controller = new AbortController();
    const { put } = place;
    place.put = async (name, content, options) => {
      controller.abort();
      return await put(name, content, options);
    };
    const outDir = path.join(folder(), 'out');
    await assert.rejects(publishRun(place, { report, outDir }, { signal: controller.signal, clock }), {
      name: 'AbortError',
    });
    assert.equal(text('run.json'), before);
  });

  it('removes what a run left that failed a day before, and nothing that may be under way', async () => {
    const left = {
      day: 'runs/20260130T080000Z-00000000/tables/a.csv',
      hour: 'runs/20260131T083000Z-00000000/tables/a.csv',
    };
    for (const name of [...Object.values(left), 'runs/mine/a.csv', 'mine.txt']) place.files.set(name, bytesOf('x'));
    await publish();
    await publish();
    assert.ok(!place.files.has(left.day));
    for (const name of [left.hour, 'runs/mine/a.csv', 'mine.txt']) assert.ok(place.files.has(name), name);
  });

  it('is published, also where older files cannot be removed', async () => {
    place.remove = () => Promise.reject(new UserError('place.refused', 'You are not allowed to.'));
    for (const each of ['one', 'two']) assert.equal((await publish(each)).leftovers, undefined);
    const { run, leftovers } = await publish('three');
    assert.ok(isUserError(leftovers));
    assert.equal(JSON.parse(text('run.json')).name, run.name);
  });

  for (const content of ['[]', '{}', '{"name": 1}', 'not json', '']) {
    it(`does not replace ${JSON.stringify(content)}, which somebody else has put there`, async () => {
      place.files.set('run.json', bytesOf(content));
      await assert.rejects(publish(), { code: 'place.failed', message: /is not the manifest of a run/ });
      assert.equal(text('run.json'), content);
    });
  }
});
