import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { maxAutoWidth } from '../../../engine/core/pacing/widthControl.ts';
import { build } from '../../../scripts/build.ts';
import { cli } from '../contenders/commandFor.ts';
import { inFolder } from '../measure/inFolder.ts';
import { findNodes } from '../measure/nodes.ts';
import { installPeers } from '../peers/installPeers.ts';
import { markdownTable } from '../report/markdownTable.ts';
import { writeTables } from '../report/writeTables.ts';
import { type LimitedApi, limitedApis, list } from './limitedApis.ts';
import { runWithin } from './runWithin.ts';
import type { Seen } from './serve.ts';

// npm run bench:limits -- [--only NAME]... [--peers] [--python FILE] [--write] [--no-build]
// Prints how programs read APIs with limits, and with --write puts it into docs/performance.md; progress goes to standard
// error.
const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    peers: { type: 'boolean', default: false },
    python: { type: 'string' },
    write: { type: 'boolean', default: false },
    build: { type: 'boolean', default: true },
  },
  allowNegative: true,
});
if (values.build) await build();
const [node] = findNodes('pinned');
if (node === undefined) throw new Error('There is no pinned Node.');

/** A program that takes longer is stopped. */
const maxMs = 180_000;
/** Until this many requests were accepted, a program may be learning. */
const learning = 1000;

interface Contender {
  title: string;
  command(url: string, folder: string, api: LimitedApi): { program: string; args: string[] };
}

const pagewright = (parallel: string): Contender => ({
  title: `Pagewright, \`--parallel ${parallel}\``,
  command(url, folder) {
    const config = path.join(folder, 'items.extractor.json');
    writeFileSync(config, JSON.stringify(configFor(url)));
    return { program: node.program, args: [cli, 'run', config, '--parallel', parallel] };
  },
});

function configFor(baseUrl: string): object {
  const pagination = { method: 'offset', limit: list.size };
  const jobs = [{ endpoint: 'items', dataField: 'items' }];
  return { api: { baseUrl, pagination }, config: { outputBucket: 'bench', jobs } };
}

const airbyte = (python: string): Contender => ({
  title: 'airbyte-cdk, 8 at a time, `HTTPAPIBudget`',
  command(url, folder, { told }) {
    const script = path.join(import.meta.dirname, 'airbyte_budget.py');
    const budget = told === undefined ? [] : [String(told.requests), String(told.seconds)];
    return { program: python, args: [script, url, folder, String(list.pages), String(list.size), ...budget] };
  },
});

/** No limit of these keeps it back. */
const serially = pagewright('1');

await inFolder(async (installed) => {
  const python = values.python ?? (values.peers ? installPeers(installed) : undefined);
  const contenders = [
    serially,
    pagewright('8'),
    pagewright('auto'),
    ...(python === undefined ? [] : [airbyte(python)]),
  ];
  const rows: string[][] = [];
  // No limit keeps back a program that sends one request after another, so it is measured once.
  let serialMs: number | undefined;
  for (const [name, api] of Object.entries(limitedApis)) {
    if (values.only !== undefined && !values.only.includes(name)) continue;
    const measured = await rowsOf(name, api, serialMs === undefined ? contenders : contenders.slice(1), serialMs);
    serialMs = measured.serialMs;
    rows.push(...measured.rows);
  }
  const head = ['API', 'program', 'wall s', '× serial', 'of what it allows', 'refused', 'per 1,000 later'];
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const machine = `Pagewright at commit ${commit}, ${node.title} on ${os.availableParallelism()} × ${os.cpus()[0]?.model.trim()}; the load was ${os.loadavg()[0]?.toFixed(2)}.`;
  const report = [machine, markdownTable(head, rows)].join('\n\n');
  console.log(report);
  if (values.write) writeTables('bench:limits', report);
});

async function rowsOf(
  name: string,
  api: LimitedApi,
  contenders: readonly Contender[],
  serial: number | undefined,
): Promise<{ rows: string[][]; serialMs: number | undefined }> {
  const server = fork(path.join(import.meta.dirname, 'serve.ts'), [name]);
  const [port] = await once(server, 'message');
  const rows: string[][] = [];
  let serialMs = serial;
  for (const contender of contenders) {
    console.error(`${api.title}: ${contender.title}`);
    await inFolder(async (folder) => {
      mkdirSync(folder, { recursive: true });
      const { program, args } = contender.command(`http://127.0.0.1:${port}/`, folder, api);
      const { wallMs, code, printed } = await runWithin(program, args, maxMs);
      const told = once(server, 'message');
      server.send('seen');
      const [seen] = (await told) as [Seen];
      if (code !== undefined && code !== 0) console.error(printed.slice(-1500));
      serialMs ??= wallMs;
      const isFirst = rows.length === (serial === undefined ? 1 : 0);
      rows.push([
        contender === serially ? 'any of them' : isFirst ? api.title : '',
        contender.title,
        ...cellsOf(contender === serially ? undefined : api, seen, { wallMs, code, serialMs }),
      ]);
    });
  }
  server.disconnect();
  return { rows, serialMs };
}

interface Ended {
  wallMs: number;
  /** Absent for a program that was stopped. */
  code: number | undefined;
  serialMs: number;
}

/** Without an API, the row is for all of them, of which each allows something else. */
function cellsOf(
  api: LimitedApi | undefined,
  { accepted, refusedAfter, tookMs }: Seen,
  { wallMs, code, serialMs }: Ended,
): string[] {
  const best = api?.create().bestMs(list.pages, maxAutoWidth);
  const isDone = code === 0 && accepted >= list.pages;
  const later = refusedAfter.filter((count) => count >= learning).length;
  return [
    isDone ? (wallMs / 1000).toFixed(1) : `not done: ${accepted} of ${list.pages}`,
    isDone ? (serialMs / wallMs).toFixed(1) : '',
    isDone && best !== undefined ? `${Math.min(100, Math.round((100 * best) / tookMs))} %` : '',
    String(refusedAfter.length),
    isDone ? ((1000 * later) / Math.max(1, accepted - learning)).toFixed(1) : '',
  ];
}
