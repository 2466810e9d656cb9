import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { JobEvidence } from '../../engine/core/platform/judging/jobEvidence.ts';
import type { JudgedJob } from '../../engine/core/platform/judging/judgedJob.ts';
import { judgeJob } from '../../engine/core/platform/judging/judgeJob.ts';
import type { RemoteEvent } from '../../engine/core/platform/remoteJob.ts';
import type { JobCase } from './record/jobCase.ts';
import { jobCases } from './record/jobCases.ts';
import type { RecordedJob } from './record/recordJob.ts';
import { recordJob } from './record/recordJob.ts';
import { recordedFile } from './record/recordJobs.ts';

const recorded = jobCases.map((jobCase) => ({ jobCase, ...judged(jobCase) }));

function judged({ name }: JobCase): { recording: RecordedJob; result: JudgedJob } {
  const recording = JSON.parse(readFileSync(recordedFile(name), 'utf8')) as RecordedJob;
  return { recording, result: judgeJob(recording.evidence) };
}

/** Whether the run read each record that the API has. */
function isWhole({ truth }: RecordedJob): boolean {
  return Object.values(truth).every(({ has, read }) => read === has);
}

describe(`${recorded.length} recorded jobs of the platform: ${countsText()}`, () => {
  for (const { jobCase, recording, result } of recorded) {
    const { status, missing, doubt } = jobCase.wanted;
    it(`${jobCase.name} | ${[status, missing, doubt].filter(Boolean).join(', ')}`, () => {
      assert.equal(result.verdict.status, status, JSON.stringify(result.parts, undefined, 1));
      const doubts = [result.verdict, ...result.parts.map(({ verdict }) => verdict)].flatMap(
        ({ evidence }) => evidence,
      );
      if (missing !== undefined) assert.ok(codesOf(result.missing).includes(missing), codesOf(result.missing).join());
      if (doubt !== undefined) assert.ok(codesOf(doubts).includes(doubt), codesOf(doubts).join());
      if (status === 'complete') assert.ok(isWhole(recording), 'a false "complete"');
      if (status === 'incomplete') assert.ok(!isWhole(recording), 'a false "incomplete"');
      if (status === 'unknown') assert.ok(result.missing.length > 0 || doubts.length > 0, 'nothing is named');
    });
  }

  it('a job that loses records is never called complete, nor any of its parts that does', () => {
    for (const { recording, result } of recorded)
      for (const { name, verdict } of result.parts) {
        const truth = recording.truth[name.split(' > ').at(-1) ?? ''];
        if (truth !== undefined && truth.read < truth.has) assert.notEqual(verdict.status, 'complete', recording.name);
      }
  });

  describe('a job that loses records is never called complete, also when', () => {
    const losing = recorded.filter(({ recording }) => !isWhole(recording));
    const changes: [string, (list: readonly RemoteEvent[], at: number) => RemoteEvent[]][] = [
      [
        'an event that is no warning is missing',
        (list, at) => list.filter(({ level }, index) => index !== at || level === 'warning'),
      ],
      ['an event comes twice', (list, at) => list.flatMap((event, index) => (index === at ? [event, event] : [event]))],
      ['an event has other words', (list, at) => list.map((event, index) => (index === at ? renamed(event) : event))],
      ['the events end early', (list, at) => list.slice(0, at)],
      ['the first events are missing', (list, at) => list.slice(at)],
      [
        'all events but requests have other words',
        (list) => list.map((event) => (isSent(event) ? event : renamed(event))),
      ],
      ['all requests have other words', (list) => list.map((event) => (isSent(event) ? renamed(event) : event))],
    ];
    for (const [title, change] of changes)
      it(title, () => {
        for (const { recording } of losing)
          for (const at of recording.evidence.events.list.keys()) {
            const { verdict } = judgeJob(withEvents(recording, (list) => change(list, at)));
            assert.notEqual(verdict.status, 'complete', `${recording.name}, event ${at}`);
          }
      });
  });

  it('another version than the one here is said', () => {
    const other = recorded.find(({ jobCase }) => jobCase.versionHere !== undefined);
    assert.deepEqual(other?.result.version, { ran: 7, here: 9, isOther: true });
    assert.match(other?.result.remarks.join() ?? '', /version 7; the files here are those of version 9/);
  });

  it('a disabled row is said', () => {
    const skipping = recorded.find(({ jobCase }) => jobCase.name === 'a disabled row');
    assert.match(skipping?.result.remarks.join() ?? '', /"not used" did not run/);
  });

  it('the recordings are what the script records', async () => {
    for (const { jobCase, recording } of recorded) assert.deepEqual(plain(await recordJob(jobCase)), recording);
  });
});

function withEvents({ evidence }: RecordedJob, change: (list: readonly RemoteEvent[]) => RemoteEvent[]): JobEvidence {
  return { ...evidence, events: { ...evidence.events, list: change(evidence.events.list) } };
}

function renamed(event: RemoteEvent): RemoteEvent {
  return { ...event, message: 'Something else.' };
}

function isSent({ message }: RemoteEvent): boolean {
  return /^(?:GET|POST) /.test(message);
}

function codesOf(all: readonly { code: string }[]): string[] {
  return all.map(({ code }) => code);
}

function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

function countsText(): string {
  const count = (status: string) => recorded.filter(({ result }) => result.verdict.status === status).length;
  return ['complete', 'incomplete', 'unknown'].map((status) => `${count(status)} ${status}`).join(', ');
}
