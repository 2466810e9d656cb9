import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { JudgedJob } from '../../engine/core/platform/judging/judgedJob.ts';
import { projectHere } from '../support/platform/projectHere.ts';
import { runInThisProcess } from '../support/runCliHere.ts';
import { startApi, type TestApi } from '../support/startApi.ts';
import { until } from '../support/until.ts';
import { answerBy, byOffset } from './record/recordApi.ts';
import type { RecordedJob } from './record/recordJob.ts';
import { recordedFile } from './record/recordJobs.ts';

const component = 'ex-generic-v2';

interface Played {
  id: string;
  name: string;
  recording: string;
  baseUrl?: string;
  also?: Record<string, unknown>;
}

/** A stack whose jobs do what was recorded. */
function seedOf(all: readonly Played[]): Record<string, unknown> {
  const played = all.map((each) => ({ ...each, evidence: evidenceOf(each.recording) }));
  return {
    jobMilliseconds: 60,
    configurations: played.map(({ id, name, evidence, baseUrl = 'https://api.example.com/', also }) => ({
      branch: 'main',
      componentId: component,
      id,
      name,
      configuration: evidence.ran?.texts[0]?.text.replace('https://api.example.com/', baseUrl),
      ...also,
    })),
    jobs: Object.fromEntries(played.map(({ id, evidence }) => [`${component}/${id}`, scriptOf(id, evidence)])),
    tables: [],
  };
}

function evidenceOf(recording: string): RecordedJob['evidence'] {
  return (JSON.parse(readFileSync(recordedFile(recording), 'utf8')) as RecordedJob).evidence;
}

function scriptOf(id: string, { events, tables, job }: RecordedJob['evidence']): unknown {
  const said = events.list.filter(({ message }) => !/^(Running|Finished) component/.test(message));
  return {
    events: said.map(({ message, level }) => ({ message, type: level === 'warning' ? 'warn' : level })),
    tables: tables.map(({ after }) => ({ ...after, id: `in.c-${component}-${id}.items`, rowsCount: after?.rows })),
    ...(job.status === 'error' && { error: job.result?.message }),
  };
}

const seed = seedOf([
  { id: '901', name: 'Good', recording: 'offset' },
  { id: '902', name: 'Loop | of *pages*', recording: 'offset that the API ignores' },
  { id: '903', name: 'Silent', recording: 'token without debug' },
  { id: '904', name: 'Fails', recording: 'failed' },
]);

describe('project job and project status', () => {
  const given = projectHere(seed);
  beforeEach(async () => {
    const { project, stack } = given();
    assert.equal((await project('connect', stack.url)).code, 0);
  });

  const run = (id: string, ...args: string[]) => given().project('job', 'run', id, '--yes', ...args);

  it('without a terminal, a job is only started with --yes', async () => {
    const { code, stderr } = await given().project('job', 'run', '901');
    assert.equal(code, 1);
    assert.match(stderr, /may change tables of the project\. Add --yes/);
    assert.deepEqual(await given().writes(), []);
  });

  it('run | follows the job, and ends with its verdict', async () => {
    const { code, stdout } = await run('901');
    assert.equal(code, 0);
    assert.match(stdout, /The job \d+ was started/);
    assert.match(stdout, /GET \/items\?limit=20&offset=20 HTTP\/1\.1\n/);
    assert.match(stdout, /success, version 1\. Its data: complete\.\nitems: complete \(3 requests, 57 records\)/);
  });

  for (const [id, code, said] of [
    ['902', 3, /Its data: incomplete\..*\(repeated-page\)/s],
    ['903', 0, /Its data: unknown\..*Switch on "debug" to see them\. \(no-debug\)/s],
    ['904', 1, /error.*Its data: incomplete\..*The job failed: /s],
  ] as const)
    it(`run ${id} | exit code ${code}`, async () => {
      const result = await run(id);
      assert.match(result.stdout, said);
      assert.equal(result.code, code);
    });

  it('run --no-wait, list, show, stop', async () => {
    const { json, project } = given();
    const { id } = await json<{ id: string }>('job', ['run', 'Good', '--yes', '--no-wait']);
    await until(async () => /success/.test((await project('job', 'list', '901')).stdout));
    const judged = await json<JudgedJob>('job', ['show', id]);
    assert.equal(judged.verdict.status, 'complete');
    assert.match((await project('job', 'stop', id)).stdout, new RegExp(`The job ${id} had ended before\\.`));
    assert.match((await project('job', 'stop', '99999')).stderr, /The project has no job "99999"\./);
    assert.match((await project('job', 'list', '902')).stdout, /There are no jobs\./);
  });

  it('run --row, --values | a name that there is not is one sentence', async () => {
    for (const [option, what] of [
      ['--row', 'row'],
      ['--values', 'set of values'],
    ] as const) {
      const { code, stderr } = await run('901', option, 'Refunds');
      assert.equal(code, 1);
      assert.match(stderr, new RegExp(`There is no ${what} "Refunds" in "Good"\\. It has none\\.`));
    }
  });

  it('show | another version than the one here is said', async () => {
    const { project, json, stack } = given();
    await project('pull', '901');
    await stack.touch({ componentId: component, configId: '901', edit: { name: 'Better' } });
    await run('901');
    const [last] = await json<{ id: string }[]>('job', ['list', '901']);
    const { stdout } = await project('job', 'show', last?.id ?? '');
    assert.match(stdout, /The job ran version 2; the files here are those of version 1\./);
  });

  it('show | a job that is not there is one sentence', async () => {
    const { code, stderr } = await given().project('job', 'show', '1');
    assert.equal(code, 1);
    assert.match(stderr, /The project has no job "1"/);
  });

  it('Ctrl+C while following | says that the job goes on, and how to stop it', async () => {
    const { stack, folder, environment } = given();
    await stack.reset({ ...seed, jobMilliseconds: 60_000 });
    // The signal is one of this process.
    const running = runInThisProcess(['project', 'job', 'run', '901', '--yes', '--folder', folder], environment);
    await until(async () => (await stack.log()).some(({ path }) => /^\/jobs\/\d+$/.test(path)));
    process.emit('SIGINT');
    const { code, stderr } = await running;
    assert.equal(code, 130);
    assert.match(stderr, /the job (\d+) goes on in the project\. To stop it: pagewright project job stop \1\n/);
  });

  it('a token that expires while following | says that the job goes on, and how to see it', async () => {
    const { stack, folder, environment } = given();
    await stack.reset({ ...seed, jobMilliseconds: 60_000 });
    const running = runInThisProcess(['project', 'job', 'run', '901', '--yes', '--folder', folder], environment);
    await until(async () => (await stack.log()).some(({ path }) => /^\/jobs\/\d+$/.test(path)));
    await stack.fault({ kind: 'expired' });
    const { code, stderr } = await running;
    assert.equal(code, 1);
    assert.match(stderr, /the job (\d+) goes on in the project\. To see it later: pagewright project job show \1\n/);
    assert.match(stderr, /The token has expired/);
  });

  describe('status', () => {
    it('each configuration, the worst first, and exit code 3', async () => {
      for (const id of ['901', '902', '903']) await run(id);
      const { code, stdout } = await given().project('status');
      assert.equal(code, 3);
      const lines = stdout.split('\n').map((line) => line.split(/ {2,}/).slice(0, 2).join(' | '));
      assert.deepEqual(lines.slice(1, 5), [
        'incomplete | Loop | of *pages*',
        'unknown | Silent',
        'complete | Good',
        'never ran | Fails',
      ]);
      assert.match(stdout, /4 configurations: 1 incomplete, 1 unknown, 1 complete, 1 never ran/);
    });

    it('nothing incomplete | exit code 0', async () => {
      await run('901');
      assert.equal((await given().project('status')).code, 0);
    });

    it('one that cannot be judged | exit code 1, unless another lacks data', async () => {
      const { project, stack } = given();
      await run('901');
      await stack.fault({ kind: '403', path: '/configs/901/versions/', times: 9 });
      const { code, stdout } = await project('status');
      assert.match(stdout, /4 configurations: 1 not judged, 3 never ran/);
      assert.equal(code, 1);
      await run('902');
      await stack.fault({ kind: '403', path: '/configs/901/versions/', times: 9 });
      assert.equal((await project('status')).code, 3);
    });

    it('markdown | only what needs a look, and no name is more than text', async () => {
      for (const id of ['901', '902']) await run(id);
      const { stdout } = await given().project('status', '--format', 'markdown');
      assert.match(stdout, /^\*\*.+\*\* – 4 configurations: 1 incomplete, 1 complete, 2 never ran\n/);
      assert.match(stdout, /\| ❌ \| Loop \\\| of \\\*pages\\\* \| \d+ success \| /);
      assert.doesNotMatch(stdout, /Good/);
    });

    it('json | has each verdict, and no token', async () => {
      await run('901');
      const { stdout } = await given().project('status', '--format', 'json');
      assert.equal(JSON.parse(stdout).rows[0].verdict, 'complete');
      assert.ok(!stdout.includes(given().stack.token));
    });
  });
});

describe('project run-here', () => {
  let api: TestApi;
  const answer = answerBy(byOffset(57));
  before(async () => {
    api = await startApi((request, response) => void answer(request, response));
  });
  after(() => api.close());
  const given = projectHere(seed);

  const runHere = async (recording: string) => {
    const { stack, project } = given();
    const baseUrl = `${api.url}/`;
    await stack.reset({ ...seed, ...seedOf([{ id: '901', name: 'Good', recording, baseUrl }]) });
    await project('connect', stack.url);
    await project('job', 'run', '901', '--yes');
    return await project('run-here', '901');
  };

  it('equal tables | exit code 0', async () => {
    const { code, stdout } = await runHere('offset');
    assert.match(stdout, /items +57 +57 +equal\n\nEqual to job \d+\./);
    assert.equal(code, 0);
  });

  it('other rows there | exit code 3', async () => {
    const { code, stdout } = await runHere('first page that is not full');
    assert.match(stdout, /items +57 +7 +different\n\nNot shown to be equal to job/);
    assert.equal(code, 3);
  });

  it('no job yet | one sentence', async () => {
    const { stack, project } = given();
    await project('connect', stack.url);
    const { code, stderr } = await project('run-here', '901');
    assert.equal(code, 1);
    assert.match(stderr, /"Good" has had no job that ended/);
  });
});
