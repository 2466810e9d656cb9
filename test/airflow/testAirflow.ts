import assert from 'node:assert/strict';
import { type ChildProcess, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from '../../scripts/build.ts';
import { Airflow, type DagRun } from './airflow.ts';
import { install } from './install.ts';
import { configurations, startOrdersApi, token } from './ordersApi.ts';
import { cutPower, Processes, processesOf } from './processes.ts';
import { type Store, startBroker, startDatabase, startRclone, startSeaweed } from './services.ts';
import { filesBelow, putText } from './storedFiles.ts';

// npm run test:airflow: the package of deploy/airflow on a real Airflow. Two workers, which share nothing but an S3
// server, read forty accounts. The tables are those of one machine, also where one of the workers dies.
const root = path.join(import.meta.dirname, '..', '..');
const packageFolder = path.join(root, 'deploy', 'airflow');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pagewright-airflow-'));
fs.chmodSync(folder, 0o755); // For the user of PostgreSQL.
const processes = new Processes(path.join(folder, 'logs'));
const command = [process.execPath, path.join(root, 'dist', 'cli.js')];
const delay = { ms: 0 };
let passed = 0;

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => processes.stop().finally(() => process.exit(130)));
const api = await startOrdersApi(delay);
try {
  await test();
  console.log(`\n${passed} passed, 0 failed`);
} catch (error) {
  console.error(error);
  console.log(`The logs are in ${folder}.\n\n${passed} passed, 1 failed`);
  process.exitCode = 1;
} finally {
  await processes.stop();
  await api.close();
  if (process.exitCode === undefined) fs.rmSync(folder, { recursive: true, force: true });
}

async function test(): Promise<void> {
  const { bin, postgres } = install();
  await build();
  await checkPackage(bin);
  const database = await startDatabase(processes, folder, postgres);
  const seaweed = await startSeaweed(processes, folder, bin);
  const variables = { PYTHONPATH: path.join(folder, 'site'), PAGEWRIGHT_COMMAND: command.join(' ') };
  const settings = { folder, program: path.join(bin, 'airflow'), dags: path.join(import.meta.dirname, 'dags') };
  const broker = await startBroker(processes);
  const airflow = await Airflow.start(processes, { ...settings, database, broker, variables }, ['accounts', 'stores']);
  const secret = { AIRFLOW_CONN_SHOP_API: JSON.stringify({ conn_type: 'generic', extra: { '#token': token } }) };

  await readOnOneMachine(seaweed);
  const first = airflow.startWorker('w1', { ...secret, ...seaweed.environment });
  const second = airflow.startWorker('w2', { ...secret, ...seaweed.environment });
  const two = await timed(airflow, seaweed, 'two-workers');
  const interrupted = await killed(airflow, seaweed, second);
  const one = await timed(airflow, seaweed, 'one-worker');
  const share = `two workers take ${((100 * two) / one).toFixed(0)} % of the time of one (${two.toFixed(1)} s and ${one.toFixed(1)} s)`;
  check(share, two <= 0.65 * one);
  const stores = await succeeds(airflow, seaweed, 'stores', 'stores');
  check(
    'the children of 24 stores are shards of a second stage',
    (await names(stores)).includes('run_second_stage[1]'),
  );
  const { Report: report } = await stores.links('extraction.combine');
  check(`the button "Report" leads to ${report}`, report === 'http://store.test/company/tables/stores');
  const cancelled = await stopped(airflow, first);
  await showsNoSecret([interrupted, stores, cancelled]);

  await processes.stop([first]);
  const rclone = await startRclone(processes, folder, bin);
  await readOnOneMachine(rclone);
  airflow.startWorker('w3', { ...secret, ...rclone.environment });
  await succeeds(airflow, rclone, 'accounts', 'rclone');
}

/** Lints the package, checks its types, runs its unit tests, and installs it from its sources. */
async function checkPackage(bin: string): Promise<void> {
  const python = path.join(bin, 'python');
  const tools = [
    ['-m', 'ruff', 'check', '.'],
    ['-m', 'ruff', 'format', '--check', '.'],
    ['-m', 'mypy'],
    ['-m', 'pytest', '-q', '-p', 'no:cacheprovider'],
    ['-m', 'pip', 'install', '-q', '--no-deps', '--no-build-isolation', '--target', path.join(folder, 'site'), '.'],
  ];
  for (const tool of tools) {
    const { status, stdout, stderr } = spawnSync(python, tool, { cwd: packageFolder, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${tool.join(' ')}\n${stdout}${stderr}`);
    check(tool.slice(1, 3).join(' '), true);
  }
}

/** Puts the configurations into the bucket, and reads each with a plain run. */
async function readOnOneMachine(store: Store): Promise<void> {
  for (const [name, configuration] of Object.entries(configurations(api.url))) {
    await putText(store, `${name}.extractor.json`, JSON.stringify(configuration));
    const run = ['run', `s3://${store.bucket}/${name}.extractor.json`, '--out', `s3://${store.bucket}/plain/${name}`];
    await processes.run('plain', [...command, ...run], { ...store.environment, PAGEWRIGHT_SECRET_TOKEN: token });
  }
}

/** Runs a DAG to its end, and compares its tables with those of a plain run. */
async function succeeds(airflow: Airflow, store: Store, dagId: string, title: string): Promise<DagRun> {
  const run = await airflow.trigger(dagId, { out: `tables/${title}` });
  await ends(run, store, dagId, title);
  return run;
}

async function ends(run: DagRun, store: Store, dagId: string, title: string): Promise<void> {
  const state = await processes.until(`${title} has ended`, () => run.end(), { minutes: 15 });
  check(`${title}: success`, state === 'success');
  const [plain, shared] = [await tables(store, `plain/${dagId}`), await tables(store, `tables/${title}`)];
  assert.deepEqual(shared, plain);
  check(`${title}: its ${shared.size} files are those of one machine`, shared.size > 1);
}

/**
 * Seconds from the start of the first shard to the end of the last, and those of combining them, as Airflow counts them,
 * where each request takes 200 ms.
 */
async function timed(airflow: Airflow, store: Store, title: string): Promise<number> {
  delay.ms = 200;
  const run = await succeeds(airflow, store, 'accounts', title);
  delay.ms = 0;
  const tasks = await run.tasks();
  const span = (name: string) => {
    const among = tasks.filter(({ task_id }) => task_id === `extraction.${name}`);
    const starts = among.map(({ start_date }) => Date.parse(start_date ?? ''));
    return (Math.max(...among.map(({ end_date }) => Date.parse(end_date ?? ''))) - Math.min(...starts)) / 1000;
  };
  return span('run') + span('combine');
}

/** Cuts the power of a worker while it reads a shard, and after others were read. */
async function killed(airflow: Airflow, store: Store, worker: ChildProcess): Promise<DagRun> {
  delay.ms = 50;
  const run = await airflow.trigger('accounts', { out: 'tables/interrupted' });
  await processes.until('the worker reads a shard', async () => {
    const isUnderWay = (await run.tasks()).some(
      (task) => task.task_id === 'extraction.run' && task.state === 'success',
    );
    return (isUnderWay && isReading(worker)) || undefined;
  });
  cutPower(worker);
  await ends(run, store, 'accounts', 'interrupted');
  const retried = (await run.tasks()).filter(({ try_number }) => try_number > 1);
  check(`interrupted: the other worker ran ${retried.length} task again`, retried.length > 0);
  delay.ms = 0;
  return run;
}

function isReading(worker: ChildProcess): boolean {
  return processesOf(worker).some(({ command: running }) => /cli\.js run /.test(running));
}

/** A person marks a run as failed while a worker reads a shard. */
async function stopped(airflow: Airflow, worker: ChildProcess): Promise<DagRun> {
  delay.ms = 1000;
  const run = await airflow.trigger('accounts', { out: 'tables/stopped' });
  await processes.until('the worker reads a shard', async () => isReading(worker) || undefined);
  await run.fail();
  await processes.until('nothing reads it any more', async () => !isReading(worker) || undefined);
  delay.ms = 0;
  check('a run that a person stops leaves no process', true);
  return run;
}

async function names(run: DagRun): Promise<string[]> {
  return (await run.tasks()).map(({ task_id, map_index }) => `${task_id.replace('extraction.', '')}[${map_index}]`);
}

/** The tables and manifests of the run that the place says is the newest. */
async function tables(store: Store, prefix: string): Promise<Map<string, string>> {
  const files = await filesBelow(store, prefix);
  const folder = `runs/${JSON.parse(files.get('run.json') ?? '{}').name}/tables/`;
  const named = [...files].filter(([name]) => name.startsWith(folder));
  return new Map(named.map(([name, content]) => [name.slice(folder.length), content]));
}

/** Neither what Airflow keeps of a run nor any log has the token. */
async function showsNoSecret(runs: readonly DagRun[]): Promise<void> {
  const shown = await Promise.all(runs.map((run) => run.shown()));
  const logs = fs.globSync('**/*.log', { cwd: folder }).map((file) => fs.readFileSync(path.join(folder, file), 'utf8'));
  check(
    `no secret in ${logs.length} logs, rendered arguments and XComs`,
    ![...shown, ...logs].join('').includes(token),
  );
}

function check(what: string, isSo: boolean): void {
  if (!isSo) throw new Error(what);
  passed += 1;
  console.log(`✔ ${what}`);
}
