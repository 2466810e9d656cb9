import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { isUserError } from '../../engine/core/errors.ts';
import type { NewJob, RemoteJob } from '../../engine/core/platform/remoteJob.ts';
import { checkProject } from '../../engine/roundTrip/jobs/checkProject.ts';
import { followJob, type JobUpdate } from '../../engine/roundTrip/jobs/followJob.ts';
import { judgeRemoteJob } from '../../engine/roundTrip/jobs/judgeRemoteJob.ts';
import { listEvents } from '../../engine/roundTrip/jobs/listEvents.ts';
import { startJob } from '../../engine/roundTrip/jobs/startJob.ts';
import { stopJob } from '../../engine/roundTrip/jobs/stopJob.ts';
import { type OpenStack, openStack } from '../support/stack/openStack.ts';
import type { Fault } from '../support/stack/startStack.ts';
import type { RecordedJob } from './record/recordJob.ts';
import { recordedFile } from './record/recordJobs.ts';

const component = 'ex-generic-v2';
const signal = new AbortController().signal;

/** A recorded job as the mock plays it: its configuration, events and tables. */
function played(name: string, id: string): { configuration: unknown; script: unknown } {
  const { evidence } = JSON.parse(readFileSync(recordedFile(name), 'utf8')) as RecordedJob;
  const said = evidence.events.list.filter(({ message }) => !/^(Running|Finished) component/.test(message));
  const events = said.map(({ message, level }) => ({ message, type: level === 'warning' ? 'warn' : level }));
  const tables = evidence.tables.map(({ id: table, after }) => ({
    id: table.replace(/-101\./, `-${id}.`),
    rowsCount: after?.rows,
    columns: after?.columns,
    primaryKey: after?.primaryKey,
  }));
  const configuration = {
    branch: 'main',
    componentId: component,
    id,
    name,
    configuration: evidence.ran?.texts[0]?.text,
  };
  const { status, result } = evidence.job;
  const ends = status === 'error' ? { error: result?.message } : status === 'warning' ? { outcome: 'warning' } : {};
  return { configuration, script: { events, tables, ...ends } };
}

const names: readonly [name: string, id: string][] = [
  ['offset', '901'],
  ['offset that the API ignores', '902'],
  ['token without debug', '903'],
  ['failed', '904'],
  ['incremental', '905'],
];

function seed(): Record<string, unknown> {
  const all = names.map(([name, id]) => ({ id, ...played(name, id) }));
  return {
    jobMilliseconds: 40,
    configurations: [...all.map(({ configuration }) => configuration), ...withVariables()],
    jobs: Object.fromEntries(
      [...all, { id: '906', script: played('a page size from a variable', '906').script }].map(({ id, script }) => [
        `${component}/${id}`,
        script,
      ]),
    ),
    tables: [{ id: `in.c-${component}-905.items`, rowsCount: 1000, columns: ['id', 'name'] }],
  };
}

/** A configuration whose page size is a variable, with two sets of values. */
function withVariables(): unknown[] {
  const { evidence } = JSON.parse(readFileSync(recordedFile('a page size from a variable'), 'utf8')) as RecordedJob;
  const text = (evidence.ran?.texts[0]?.text ?? '').replace('"limit": "20"', '"limit": "{{size}}"');
  const body = JSON.parse(text) as Record<string, unknown>;
  const set = (id: string, value: string) => ({
    id,
    name: `Pages of ${value}`,
    configuration: { values: [{ name: 'size', value }] },
  });
  return [
    {
      componentId: 'keboola.variables',
      id: '907',
      name: 'Variables',
      configuration: { variables: [{ name: 'size', type: 'string' }] },
      rows: [set('1', '20'), set('2', '30')],
    },
    {
      componentId: component,
      id: '906',
      name: 'With variables',
      configuration: { ...body, variables_id: '907', variables_values_id: '1' },
    },
  ];
}

async function follow(
  { api, clock }: OpenStack,
  id: string,
  after?: string,
): Promise<{ job: RemoteJob; updates: JobUpdate[] }> {
  const updates: JobUpdate[] = [];
  const following = followJob(api, id, { clock, signal, ...(after !== undefined && { after }) });
  for (;;) {
    const next = await following.next();
    if (next.done) return { job: next.value, updates };
    updates.push(next.value);
  }
}

const newJob = (configuration: string): NewJob => ({ component, configuration });

describe('jobs of a project', () => {
  let open: OpenStack;
  beforeEach(async () => {
    open = await openStack({ seed: seed() });
  });
  afterEach(() => open.close());

  const run = async (id: string) => {
    const { job, before } = await startJob(open.api, newJob(id), signal);
    const { updates } = await follow(open, job.id);
    return { id: job.id, before, updates };
  };

  describe('followed', () => {
    it('tells each event once, each state, and ends with the job', async () => {
      const { updates } = await run('901');
      const events = updates.flatMap((update) => (update.kind === 'event' ? [update.event.uuid] : []));
      const states = updates.flatMap((update) => (update.kind === 'status' ? [update.job.status] : []));
      assert.equal(new Set(events).size, events.length);
      assert.ok(events.length > 5);
      assert.equal(states.at(-1), 'success');
    });

    it('waits between a second and five', async () => {
      await run('901');
      const { waits } = open.clock;
      assert.ok(waits.length > 0 && waits.every((wait) => wait >= 1000 && wait <= 5000), waits.join());
    });

    const passing: Fault[] = [
      { kind: '429' },
      { kind: '429', seconds: 1 },
      { kind: '503', seconds: 1 },
      { kind: '500' },
      { kind: 'reset' },
      { kind: 'html' },
      { kind: 'truncated' },
      { kind: 'slow', seconds: 0.05 },
    ];
    for (const fault of passing)
      for (const [path, service] of [
        ['/jobs/\\d+$', 'queue'],
        ['/events', 'connection'],
      ] as const)
        it(`survives ${fault.kind}${fault.seconds ? `, ${fault.seconds} s` : ''} at ${path}, once and long`, async () => {
          for (const times of [1, 6]) {
            const { job } = await startJob(open.api, newJob('901'), signal);
            await open.stack.fault({ ...fault, path, service, method: 'GET', times });
            const { job: ended, updates } = await follow(open, job.id);
            assert.equal(ended.status, 'success');
            const isSaid = updates.some(({ kind }) => kind === 'trouble');
            // The client asks again itself, but not for an answer that was cut off.
            if (fault.kind !== 'truncated') assert.equal(isSaid, times > 1 && fault.kind !== 'slow');
            const uuids = updates.flatMap((update) => (update.kind === 'event' ? [update.event.uuid] : []));
            assert.equal(new Set(uuids).size, uuids.length);
          }
        });

    it('an expired token ends it', async () => {
      const { job } = await startJob(open.api, newJob('901'), signal);
      await open.stack.fault({ kind: 'expired' });
      await assert.rejects(follow(open, job.id), { code: 'platform.token-refused' });
    });

    it('a job that is not there is one clear sentence', async () => {
      await assert.rejects(follow(open, '1'), { code: 'platform.not-found' });
    });

    it('an aborted signal ends it, and the job goes on', async () => {
      const { job } = await startJob(open.api, newJob('901'), signal);
      const stop = new AbortController();
      const following = followJob(open.api, job.id, { clock: open.clock, signal: stop.signal });
      await following.next();
      stop.abort();
      await assert.rejects(async () => {
        while (!(await following.next()).done);
      });
      assert.equal((await follow(open, job.id)).job.status, 'success');
    });

    it('a job that is stopped is incomplete', async () => {
      const { job } = await startJob(open.api, newJob('901'), signal);
      assert.equal(await stopJob(open.api, job.id, signal), true);
      const { job: ended } = await follow(open, job.id);
      assert.match(ended.status, /terminated|cancelled/);
      assert.equal((await judgeRemoteJob(open.api, job.id, {}, signal)).verdict.status, 'incomplete');
      assert.equal(await stopJob(open.api, job.id, signal), false);
    });
  });

  it('what is listed of its events has no headers', async () => {
    const { id } = await run('901');
    const messages = (await listEvents(open.api, id, 1000, signal)).map(({ message }) => message);
    assert.ok(messages.some((message) => message.startsWith('GET ')));
    assert.doesNotMatch(messages.join(' | '), /Accept:/);
  });

  describe('started', () => {
    for (const kind of ['reset', '500', 'html', 'truncated'])
      it(`${kind} at the start | nothing is started twice`, async () => {
        await open.stack.fault({ kind, service: 'queue', method: 'POST', path: '/jobs$', times: 5 });
        await assert.rejects(startJob(open.api, newJob('901'), signal), isUserError);
        const started = (await open.stack.log()).filter(
          ({ method, service }) => method === 'POST' && service === 'queue',
        );
        assert.equal(started.length, 1);
      });
  });

  describe('judged', () => {
    for (const [id, status] of [
      ['901', 'complete'],
      ['902', 'incomplete'],
      ['903', 'unknown'],
      ['904', 'incomplete'],
    ] as const)
      it(`${id} | ${status}, as it was recorded`, async () => {
        const { id: job } = await run(id);
        const judged = await judgeRemoteJob(open.api, job, { versionHere: 1 }, signal);
        assert.equal(judged.verdict.status, status, JSON.stringify(judged.parts));
        assert.equal(judged.version.isOther, false);
      });

    it('the rows before are read before the start', async () => {
      const { id, before } = await run('905');
      assert.equal((await judgeRemoteJob(open.api, id, { before }, signal)).verdict.status, 'complete');
      const elsewhere = await judgeRemoteJob(open.api, id, {}, signal);
      assert.deepEqual(
        elsewhere.missing.map(({ code }) => code),
        ['no-rows-before'],
      );
    });

    for (const [values, status] of [
      [undefined, 'complete'],
      ['1', 'complete'],
      // With these, 57 rows would be one full page and a short one, too.
      ['2', 'complete'],
    ] as const)
      it(`the values that the job was given count: ${values ?? 'the default ones'}`, async () => {
        const { job } = await startJob(open.api, { ...newJob('906'), ...(values && { values }) }, signal);
        await follow(open, job.id);
        const { verdict, parts } = await judgeRemoteJob(open.api, job.id, {}, signal);
        assert.equal(verdict.status, status, JSON.stringify(parts));
        const size = values === '2' ? 30 : 20;
        assert.match(parts[0]?.verdict.evidence[0]?.message ?? '', new RegExp(`57 records at ${size} a page`));
      });

    it('values that were saved since are not known', async () => {
      const { id } = await run('906');
      await new Promise((resolve) => setTimeout(resolve, 1100));
      await open.stack.touch({ componentId: 'keboola.variables', configId: '907', edit: { name: 'Changed' } });
      const { missing } = await judgeRemoteJob(open.api, id, {}, signal);
      assert.deepEqual(
        missing.map(({ code }) => code),
        ['values-unknown'],
      );
    });

    it('the version that ran is judged, whatever was saved since', async () => {
      const { id } = await run('901');
      await open.stack.touch({ componentId: component, configId: '901', edit: { configuration: { parameters: {} } } });
      const judged = await judgeRemoteJob(open.api, id, { versionHere: 2 }, signal);
      assert.equal(judged.verdict.status, 'complete');
      assert.deepEqual(judged.version, { ran: 1, here: 2, isOther: true });
    });

    for (const [kind, code] of [
      ['404', 'no-version'],
      ['500', undefined],
      ['truncated', undefined],
    ] as const)
      it(`${kind} at the version | ${code ?? 'an error'}`, async () => {
        const { id } = await run('901');
        await open.stack.fault({ kind, path: '/versions/', times: 9 });
        const judging = judgeRemoteJob(open.api, id, {}, signal);
        if (code === undefined) return void (await assert.rejects(judging, isUserError));
        assert.deepEqual(
          (await judging).missing.map((each) => each.code),
          [code],
        );
      });
  });

  describe('of all configurations', () => {
    const check = () => {
      const seen: number[] = [];
      const progress = ({ done }: { done: number }) => void seen.push(done);
      const branch = { id: 'default', name: 'Main', isDefault: true };
      return checkProject(open.api, { branch, progress }, signal).then((checked) => ({ checked, seen }));
    };

    it('each with its verdict, those that never ran without', async () => {
      for (const id of ['901', '902', '904']) await run(id);
      const { checked, seen } = await check();
      const found = checked.map(({ configuration, judged }) => [configuration.id, judged?.verdict.status]);
      assert.deepEqual(found, [
        ['901', 'complete'],
        ['902', 'incomplete'],
        ['903', undefined],
        ['904', 'incomplete'],
        ['905', undefined],
        ['906', undefined],
      ]);
      assert.equal(seen.at(-1), checked.length);
    });

    it('a failure for one does not stop the others', async () => {
      for (const id of ['901', '902']) await run(id);
      await open.stack.fault({ kind: '403', path: '/configs/901/versions/', times: 9 });
      const { checked } = await check();
      assert.equal(checked[0]?.error?.code, 'platform.forbidden');
      assert.equal(checked[1]?.judged?.verdict.status, 'incomplete');
    });

    it('cancelled | throws the reason', async () => {
      await run('901');
      const stop = new AbortController();
      stop.abort(new Error('enough'));
      const branch = { id: 'default', name: 'Main', isDefault: true };
      await assert.rejects(checkProject(open.api, { branch }, stop.signal), /enough/);
    });
  });
});
