import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { FoundChange } from '../../../../engine/core/testing/mutations/findChanges.ts';
import { mutations } from '../../../../engine/core/testing/mutations/mutations.ts';
import { startSampleApi } from '../../../../samples/api/startSampleApi.ts';
import { KeptSubject } from '../../../support/changing/keptSubject.ts';
import { sampleSubjects } from '../../../support/changing/sampleSubjects.ts';
import { subjects } from '../../../support/changing/subjects.ts';
import { runSeed, seeded } from '../../../support/seeded.ts';
import { isExhaustive } from '../../../support/sweep.ts';

/** How many changes are tried, how many of them must be noticed, and how often all is the same but for what an API makes itself. */
const [tried, wanted, reruns] = isExhaustive ? [60, 57, 200] : [34, 32, 34];

/** Each world is a day later: times stay those that an API makes. */
const maxWorld = 3_000;

describe('The expectations that are proposed', function () {
  this.timeout(300_000);
  const kept: KeptSubject[] = [];
  let folder = '';
  let api: Awaited<ReturnType<typeof startSampleApi>>;
  before(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'pagewright-test-'));
    api = await startSampleApi({ port: 0 });
    for (const subject of [...sampleSubjects(() => api.url), ...subjects])
      kept.push(await KeptSubject.keep(subject, path.join(folder, String(kept.length)), runSeed));
  });
  after(async () => {
    await Promise.all(kept.map((each) => each.close()));
    await api.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('are those of runs that are done, on the samples and 20 further configurations', () => {
    const others = kept.filter(({ expect }) => Object.keys(expect.tables ?? {}).length === 0).map(({ name }) => name);
    assert.ok(subjects.length >= 20 && kept.length >= subjects.length + 9);
    assert.deepEqual(others, []);
  });

  it(`notice ${wanted} of ${tried} changes of the API, without golden tables`, async () => {
    const missed: string[] = [];
    const noticed = new Map<string, number>();
    let count = 0;
    for (const { subject, change } of shuffledChanges(kept)) {
      if (count === tried) break;
      const { failures, print } = await subject.again({ change });
      const isNoticed = failures.length > 0;
      // What changes neither tables nor report is no change for whoever reads them.
      if (!isNoticed && print.digest === (await subject.again({})).print.digest) continue;
      count++;
      if (!isNoticed) missed.push(`${subject.name}: ${change.title}`);
      else noticed.set(change.mutation, (noticed.get(change.mutation) ?? 0) + 1);
    }
    assert.equal(count, tried);
    assert.ok(missed.length <= tried - wanted, missed.join('\n'));
    assert.deepEqual(new Set(noticed.keys()), new Set(mutations.map(({ name }) => name)));
  });

  it(`raise no alarm in ${reruns} reruns with other orders, times and ids`, async () => {
    const alarms: string[] = [];
    for (let number = 1; number <= reruns; number++) {
      const subject = kept[number % kept.length];
      const world = 1 + ((runSeed * reruns + number) % maxWorld);
      const { failures } = (await subject?.again({ world })) ?? { failures: ['none'] };
      alarms.push(...failures.map((failure) => `${subject?.name} in world ${world}: ${failure}`));
    }
    assert.deepEqual(alarms, []);
  });
});

/** All changes, one of each mutation in turn, each time that of another subject. */
function* shuffledChanges(kept: readonly KeptSubject[]): Generator<{ subject: KeptSubject; change: FoundChange }> {
  const next = seeded(runSeed);
  const rest = new Map(
    mutations.map(({ name }) => [
      name,
      kept.flatMap((subject) =>
        subject.found.changes.filter(({ mutation }) => mutation === name).map((change) => ({ subject, change })),
      ),
    ]),
  );
  while ([...rest.values()].some(({ length }) => length > 0))
    for (const all of rest.values()) yield* all.splice(next(Math.max(1, all.length)), 1);
}
