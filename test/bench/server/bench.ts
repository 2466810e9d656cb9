import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../../../scripts/build.ts';
import { inFolder } from '../measure/inFolder.ts';
import { answerTable } from './answerTable.ts';
import { buildBareServer } from './buildBareServer.ts';
import type { Contender } from './contender.ts';
import { formTable } from './formTable.ts';
import { heapTable } from './heapTable.ts';
import { type FormFigures, measureForms } from './measureForms.ts';
import { measureSize } from './measureSize.ts';
import type { ServerFigures } from './serverFigures.ts';
import { serverTargetTable } from './serverTargetTable.ts';

// npm run bench:server -- [--rounds 60] [--starts 9] [--jobs 20,1000] [--server FILE] [--no-build]
// Prints to standard output what docs/performance.md shows; progress goes to standard error.
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '64' },
    starts: { type: 'string', default: '9' },
    jobs: { type: 'string', default: '20,1000' },
    server: { type: 'string', default: path.join(import.meta.dirname, '../../../dist/server.js') },
    build: { type: 'boolean', default: true },
  },
  allowNegative: true,
});
const rounds = { answers: Number(values.rounds), starts: Number(values.starts) };
const schema = path.join(import.meta.dirname, '../../../dist/schemas/extractor.schema.json');

if (values.build) await build();
console.log(`Node ${process.version} on ${os.availableParallelism()} × ${os.cpus()[0]?.model.trim()}, ${os.type()}.`);
console.log(`${rounds.answers} rounds; the load of the machine was ${os.loadavg()[0]?.toFixed(2)} at the start.\n`);

const { all: measured, forms } = await inFolder(async (folder) => {
  const bare = await buildBareServer(folder);
  const own: Contender = { name: 'Pagewright', command: [values.server, '--stdio'], pushes: true };
  const contenders: Contender[] = [
    own,
    {
      name: 'bare',
      command: [bare, '--stdio', schema],
      pushes: false,
    },
  ];
  const all: ServerFigures[] = [];
  for (const jobs of values.jobs.split(',').map(Number)) {
    const startedAt = performance.now();
    all.push(...(await measureSize(contenders, jobs, rounds, folder)));
    console.error(`${jobs} jobs: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  }
  const forms: FormFigures[] = [];
  for (const jobs of values.jobs.split(',').map(Number))
    forms.push(...(await measureForms(own, jobs, rounds.answers, folder)));
  return { all, forms };
});
console.log(`${answerTable(measured)}\n`);
console.log(`${heapTable(measured)}\n`);
console.log(`${serverTargetTable(measured)}\n`);
console.log(formTable(forms));
