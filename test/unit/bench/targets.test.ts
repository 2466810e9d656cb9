import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Measurement } from '../../bench/measure/measurement.ts';
import type { Results } from '../../bench/measure/runWorkload.ts';
import { targetTable } from '../../bench/report/targetTable.ts';
import { scaleWorkloads } from '../../bench/workloads/scaleWorkloads.ts';
import type { ContenderName } from '../../bench/workloads/workload.ts';
import { chooseWorkloads, findWorkload, workloads } from '../../bench/workloads/workloads.ts';

describe('the targets of the bench', () => {
  it('hold or are missed on each Node, and are left out where nothing was measured', () => {
    const byNode = new Map([
      ['Node 24', resultsOf('large-pages-wide', { engine: 45, floor: 100, receive: 10, dlt: 225 })],
      ['Node 20', resultsOf('large-pages-wide', { engine: 46, floor: 100, receive: 10, dlt: 276 })],
    ]);
    assert.equal(
      targetTable(byNode),
      [
        '| target                                                | limit        | Node 24       | Node 20           |',
        '| ----------------------------------------------------- | ------------ | ------------- | ----------------- |',
        '| CPU of Pagewright ÷ floor: offset, 20 × 10,000        | at most 0.45 | 0.450         | **0.460, missed** |',
        '| CPU of Pagewright ÷ receive only: offset, 20 × 10,000 | –            | 4.500         | 4.600             |',
        '| CPU of dlt ÷ Pagewright: offset, 20 × 10,000          | at least 6   | **5, missed** | 6                 |',
      ].join('\n'),
    );
  });

  it('share a row where only the workload differs', () => {
    const all = ['large-pages-narrow', 'large-pages-wide'].flatMap((name, index) => [
      ...resultsOf(name, { engine: 45 + index, floor: 100 }),
    ]);
    assert.match(
      targetTable(new Map([['Node 24', new Map(all)]])),
      /÷ floor: offset, 20 × 10,000 \| at most 0\.45 \| 0\.450, \*\*0\.460, missed\*\* \|/,
    );
  });

  it('compare the requests of a run with the count of the API', () => {
    const counted = { requests: 640, reportedRequests: 601 };
    const table = targetTable(new Map([['Node 24', resultsOf('requests', { parallel32: 1 }, counted)]]));
    assert.match(table, /601 that are needed: 600 children, `--parallel 32` +\| at most 31 \| \*\*39, missed\*\*/);
    assert.match(table, /÷ by the API: 600 children, `--parallel 32` +\| 1 +\| \*\*0\.939, missed\*\*/);
  });
});

describe('the workloads of the bench', () => {
  it('are chosen by their names or by how these begin', () => {
    const chosen = chooseWorkloads(workloads, ['fan-out', 'offset-200']);
    assert.deepEqual(
      chosen.map(({ name }) => name),
      ['fan-out', 'offset-200-narrow', 'offset-200-wide'],
    );
    assert.throws(() => chooseWorkloads(workloads, ['offset-20']), /There is no workload "offset-20"/);
  });

  it('have a script for each of their contenders', () => {
    for (const { name, script, contenders } of [...workloads, ...scaleWorkloads]) {
      const scripts = contenders.flatMap((contender) => scriptOf(contender, script));
      for (const file of scripts)
        assert.ok(existsSync(path.join(import.meta.dirname, '../../bench', file)), `${name}: ${file}`);
    }
  });

  it('count the ids of a large list on from page to page', () => {
    const api = findWorkload('late-column').createApi();
    const itemsAt = (offset: number) => {
      const body = api('/items', new URLSearchParams({ offset: String(offset), limit: '100' }));
      return JSON.parse(String(body)).items;
    };
    assert.deepEqual([itemsAt(0)[0].id, itemsAt(0)[99].id, itemsAt(100)[0].id], [10_000_000, 10_000_099, 10_000_100]);
    assert.equal(itemsAt(99_800)[0].late, undefined);
    assert.equal(itemsAt(99_900)[99].late, 'a new column');
    assert.deepEqual(itemsAt(100_000), []);
  });
});

function scriptOf(contender: ContenderName, script: string): string[] {
  if (contender === 'floor' || contender === 'receive') return [`contenders/${contender}/${script}.mjs`];
  if (contender === 'got' || contender === 'fetch') return [`contenders/byHand/${script}.mjs`];
  return contender === 'dlt' || contender === 'airbyte' ? [`peers/${contender}_${script}.py`] : [];
}

/** Results of one workload: the CPU time of each contender. */
function resultsOf(
  workload: string,
  cpuMs: Partial<Record<ContenderName, number>>,
  further: Partial<Measurement> = {},
) {
  const none = Number.NaN;
  const nothing = { wallMs: none, peakMemoryMb: none, peakDiskMb: none, tablesMb: none, requests: none };
  const results: Results = new Map();
  for (const [name, cpu] of Object.entries(cpuMs)) {
    results.set(name as ContenderName, { ...nothing, reportedRequests: undefined, ...further, cpuMs: cpu });
  }
  return new Map([[findWorkload(workload), results]]);
}
