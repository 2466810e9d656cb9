import assert from 'node:assert/strict';
import { Worker } from 'node:worker_threads';
import { type FuzzFault, type FuzzWork, fuzzQuestions } from '../../support/fuzzWorker.ts';
import { mutateText } from '../../support/mutateText.ts';
import { seeded, seedsOf } from '../../support/seeded.ts';
import { isExhaustive, randomCount } from '../../support/sweep.ts';

/** A failure names the seed of its document. */
const seeds = seedsOf(randomCount({ whole: 20_000, sample: 40 }));
const [begin = 0] = seeds;
const end = begin + seeds.length;
/** A thread takes as long to start as it takes to ask about a hundred documents. */
const workers = isExhaustive ? 2 : 1;

/** The time after which a document counts as one that a worker never finishes. */
const silenceMs = 60_000;

/** Asks about all documents of a worker, past those that never end; returns the faults. */
async function run(work: FuzzWork): Promise<FuzzFault[]> {
  const faults: FuzzFault[] = [];
  let first = work.first;
  while (first < work.end) {
    const hanging = await runUntilHanging({ ...work, first }, faults);
    if (hanging) faults.push(hanging);
    first = (hanging?.seed ?? work.end) + work.step;
  }
  return faults;
}

/** Runs a worker to its end, or to the document that it never comes back from. */
function runUntilHanging(work: FuzzWork, faults: FuzzFault[]): Promise<FuzzFault | undefined> {
  return new Promise((resolve, reject) => {
    Atomics.store(work.progress, 0, work.first);
    const worker = new Worker(new URL('../../support/fuzzWorker.ts', import.meta.url), { workerData: work });
    let last = '';
    let hanging: FuzzFault | undefined;
    const watch = setInterval(() => {
      const [seed = 0, question = 0] = work.progress;
      const now = `${seed} ${question}`;
      if (now === last) {
        hanging = { seed, fault: `${fuzzQuestions[question]} never ends` };
        void worker.terminate();
      }
      last = now;
    }, silenceMs);
    worker.on('message', (fault: FuzzFault) => faults.push(fault));
    worker.on('error', (error) => reject(new Error(`seed ${work.progress[0]}`, { cause: error })));
    worker.on('exit', () => resolve(hanging));
    worker.on('exit', () => clearInterval(watch));
  });
}

/** Shares the seeds out; returns the faults and the progress of each worker. */
async function fuzz(): Promise<{ faults: FuzzFault[]; reached: number[] }> {
  const works = Array.from({ length: workers }, (_, index): FuzzWork => {
    const progress = new Int32Array(new SharedArrayBuffer(8)).fill(begin);
    return { first: begin + index, end, step: workers, progress };
  });
  const faults = await Promise.all(works.map(run));
  return { faults: faults.flat(), reached: works.map(({ progress }) => progress[0] ?? 0) };
}

describe('mutated documents', () => {
  it('are the same for the same seed, and of many kinds', () => {
    const text = '{"api": {"baseUrl": "https://a.b/"}, "config": {"jobs": [{"endpoint": "c"}]}}';
    const mutated = Array.from({ length: 500 }, (_, seed) => mutateText(text, seeded(seed)));
    assert.deepEqual(
      mutated,
      Array.from({ length: 500 }, (_, seed) => mutateText(text, seeded(seed))),
    );
    assert.ok(new Set(mutated).size > 450);
    assert.ok(
      mutated.some((each) => each.length > 100_000),
      'none is deep',
    );
    assert.ok(
      mutated.some((each) => !each.isWellFormed()),
      'none has half a surrogate pair',
    );
  });

  it('crash nothing, and no work on them grows faster than they do', async () => {
    const { faults, reached } = await fuzz();
    assert.deepEqual(faults.slice(0, 5), []);
    assert.deepEqual(
      reached,
      reached.map(() => end),
    );
  });
});
