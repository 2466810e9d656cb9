import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Expect } from '../../../../engine/core/contracts/generated/types.ts';
import type { ChangeOutcome, MutatedCase } from '../../../../engine/core/testing/mutationReport.ts';
import type { CasePlace } from '../../../../engine/testing/caseFolder.ts';
import { checkCase } from '../../../../engine/testing/checkCase.ts';
import { mutateCase } from '../../../../engine/testing/mutateCase.ts';
import type { TestedConfig } from '../../../../engine/testing/testedConfig.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';

const config = {
  api: { baseUrl: 'https://api.test/', pagination: { method: 'pagenum', limit: 2 } },
  config: {
    jobs: [{ endpoint: 'users', dataType: 'users', dataField: 'items' }],
    mappings: { users: { id: 'id', name: 'name' } },
  },
};
const pages = [
  '{"items":[{"id":1,"name":"a","more":"x"},{"id":2,"name":"b","more":"y"}],"total":3}',
  '{"items":[{"id":3,"name":"c","more":"z"}],"total":3}',
];
const golden = '"id","name"\n"1","a"\n"2","b"\n"3","c"\n';

describe('A case on changed answers', () => {
  const folder = temporaryFolder();
  let place: CasePlace;
  beforeEach(() => {
    place = { folder: path.join(folder(), 'a'), shown: 'users.tests/a' };
    writeRecording(path.join(place.folder, 'recording'), pages);
  });

  const mutated = (expect: Expect | undefined, own: object = config): Promise<MutatedCase> => {
    if (expect) writeFileSync(path.join(place.folder, 'expect.json'), JSON.stringify(expect));
    return mutateCase(testedConfig(own), place, new AbortController().signal, { seed: 1 });
  };
  const by = ({ changes }: MutatedCase, wanted: ChangeOutcome) =>
    changes
      .filter(({ outcome }) => outcome === wanted)
      .map(({ mutation, noticedBy }) => [mutation, ...noticedBy].join(' '));

  it('says which change no expectation notices, and which the run itself', async () => {
    const result = await mutated({ tables: { users: {} } });
    assert.deepEqual([result.name, result.folder, result.error], ['a', 'users.tests/a', undefined]);
    assert.ok(by(result, 'missed').includes('null-value'), JSON.stringify(result.changes));
    assert.ok(by(result, 'noticed').includes('page-shorter verdict'));
    assert.ok(by(result, 'noticed').includes('total-off verdict'));
    assert.ok(by(result, 'noticed').includes('status-404 failure'));
  });

  it('says what has no effect, such as a further field beside a mapping', async () => {
    const result = await mutated({ tables: { users: {} } });
    assert.ok(by(result, 'no-effect').includes('field-added'));
    const found = result.changes.find(({ mutation }) => mutation === 'null-value');
    assert.match(found?.title ?? '', /^"\w+" null in record \d of page \d in job users$/);
  });

  it('is noticed by an expectation', async () => {
    const result = await mutated({ unmapped: { users: ['more'] }, tables: { users: { notNull: ['id', 'name'] } } });
    assert.ok(by(result, 'noticed').includes('field-added expectation'));
    assert.deepEqual(result.changes.find(({ mutation }) => mutation === 'field-added')?.codes, ['test.unmapped']);
  });

  it('is noticed by a golden table', async () => {
    mkdirSync(path.join(place.folder, 'tables'));
    writeFileSync(path.join(place.folder, 'tables', 'users.csv'), golden);
    const result = await mutated(undefined);
    assert.deepEqual(by(result, 'missed'), []);
    assert.ok(by(result, 'noticed').includes('null-value golden'));
  });

  it('says apart where the run asks for what was not recorded', async () => {
    const paged = {
      ...config,
      api: { ...config.api, pagination: { method: 'response.param', responseParam: 'next', queryParam: 't' } },
    };
    const answers = ['{"items":[{"id":1,"name":"a"}],"next":1}', '{"items":[{"id":2,"name":"b"}],"next":null}'];
    writeRecording(path.join(place.folder, 'recording'), answers, ['', '?t=1']);
    const child = { endpoint: 'users/{u}', placeholders: { u: 'id' }, dataType: 'detail', dataField: '.' };
    const jobs = [{ ...config.config.jobs[0], children: [child] }];
    assert.equal((await mutated({ tables: {} }, { ...paged, config: { jobs } })).error?.code, 'test.outcome');
    addAnswers(path.join(place.folder, 'recording'), ['users/1', 'users/2']);
    const result = await mutated({ tables: {} }, { ...paged, config: { jobs } });
    assert.equal(result.error, undefined);
    assert.ok(by(result, 'not-recorded').includes('number-to-text'), JSON.stringify(result.changes));
  });

  it('is not said of a case that does not pass as it is', async () => {
    const { error, changes } = await mutated({ verdict: 'incomplete' });
    assert.equal(error?.code, 'test.verdict');
    assert.match(error?.message ?? '', /^The case does not pass on its recording as it is: The verdict is "complete"/);
    assert.deepEqual(changes, []);
  });

  it('is not said without a recording', async () => {
    rmSync(path.join(place.folder, 'recording'), { recursive: true });
    assert.match(
      (await mutated({ tables: {} })).error?.message ?? '',
      /There is no recording in "users\.tests\/a\/recording"/,
    );
  });

  it('leaves the recording as it is', async () => {
    const recording = path.join(place.folder, 'recording');
    const all = () =>
      readdirSync(recording, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => [name, readFileSync(path.join(parentPath, name), 'utf8')]);
    const before = all();
    await mutated({ tables: { users: {} } });
    assert.deepEqual(all(), before);
  });

  it('ends when it is cancelled', async () => {
    writeFileSync(path.join(place.folder, 'expect.json'), '{}');
    const stop = new AbortController();
    const running = mutateCase(testedConfig(config), place, stop.signal, { seed: 1 });
    stop.abort();
    await assert.rejects(running, { name: 'AbortError' });
  });

  it('passes on the recording through changed files as on the disk', async () => {
    writeFileSync(path.join(place.folder, 'expect.json'), JSON.stringify({ verdict: 'complete' }));
    const { outcome } = await checkCase(testedConfig(config), place, new AbortController().signal);
    assert.equal(outcome, 'passed');
  });
});

function testedConfig(content: object): TestedConfig {
  return {
    ...{ shown: 'users.extractor.json', testsFolder: 'users.tests' },
    textFor: async () => ({
      configName: 'users.extractor.json',
      configText: JSON.stringify(content),
      placeOf: () => undefined,
    }),
  };
}

const query = (index: number) => `?page=${index + 1}&limit=2`;

function writeRecording(
  folder: string,
  answers: readonly string[],
  queries = answers.map((_, index) => query(index)),
): void {
  mkdirSync(path.join(folder, 'answers'), { recursive: true });
  const lines = answers.map((answer, index) =>
    line(folder, { index, target: `users${queries[index]}`, job: 'users', answer }),
  );
  writeLines(folder, lines);
}

function addAnswers(folder: string, targets: readonly string[]): void {
  const before = readFileSync(path.join(folder, 'exchanges.jsonl'), 'utf8').trim().split('\n');
  const own = targets.map((target, index) =>
    line(folder, { index: before.length + index, target, job: 'users/{u}', answer: '{"a":1}' }),
  );
  writeLines(folder, [...before, ...own]);
}

function line(
  folder: string,
  { index, target, job, answer }: { index: number; target: string; job: string; answer: string },
): string {
  const file = `answers/000${index + 1}.json`;
  writeFileSync(path.join(folder, file), `${answer}\n`);
  const url = `https://api.test/${target}`;
  return JSON.stringify({
    request: index + 1,
    job,
    method: 'GET',
    url,
    status: 200,
    headers: {},
    answer: file,
    at: index,
    ms: 1,
  });
}

function writeLines(folder: string, lines: readonly string[]): void {
  writeFileSync(path.join(folder, 'exchanges.jsonl'), lines.map((each) => `${each}\n`).join(''));
  const head = {
    version: 1,
    config: 'a',
    outcome: 'done',
    startedAt: '2026-01-31T08:00:00Z',
    previousStart: 0,
    exchanges: lines.length,
  };
  writeFileSync(path.join(folder, 'recording.json'), JSON.stringify(head));
}
