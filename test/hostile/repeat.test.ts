import assert from 'node:assert/strict';
import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { sweep } from '../support/sweep.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import type { RunAttack } from './attack.ts';
import { type AttackResult, configTextOf, runAttack } from './runAttack.ts';
import { themes } from './themes.ts';

const { framing, compression, statuses, redirects, bodies, paging } = themes;
const attacks = [framing, compression, statuses, redirects, bodies, paging].flatMap((theme) => theme ?? []);

describe('hostile servers', () => {
  const folder = temporaryFolder();
  let count = 0;

  /** With several requests at a time and a recording; then from the recording alone, which knows the address. */
  async function assertSame({ given }: RunAttack): Promise<void> {
    const own = path.join(folder(), String(++count));
    const plain = await runAttack(given, path.join(own, 'plain'));
    const request = { ...given.request, parallel: 4, record: 'recording', keep: 'kept', shapesFile: 'a.shapes.json' };
    const recorded = await runAttack({ ...given, request }, path.join(own, 'recorded'));
    assert.deepEqual(meaningOf(recorded), meaningOf(plain));
    const recording = path.join(own, 'recorded', 'recording');
    if (!existsSync(path.join(recording, 'recording.json'))) return;
    cpSync(recording, path.join(own, 'repeated', 'recording'), { recursive: true });
    const host = /^host: (\S+)/im.exec(recorded.requests[0] ?? '')?.[1];
    const text = configTextOf(given, `http://${host}`);
    const repeated = { text, request: { ...given.request, replay: 'recording' } };
    assert.deepEqual(meaningOf(await runAttack(repeated, path.join(own, 'repeated'))), meaningOf(recorded));
  }

  it('give the same in parallel, while recorded, and from the recording', async () => {
    await sweep(attacks, 8, assertSame);
  });
});

/** The part of a result that does not depend on how the run was made. */
function meaningOf({ report, output }: AttackResult) {
  const tables = Object.entries(output).filter(([file]) => file.startsWith('tables/'));
  const jobs = report.jobs.map(({ records, pages, verdict }) => ({ records, pages, status: verdict.status }));
  return { outcome: report.outcome, code: report.error?.code, jobs, tables };
}
