import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { freePort, type Processes } from './processes.ts';

/** A task of a DAG run, as the REST API shows it. */
export interface TaskRun {
  task_id: string;
  map_index: number;
  state: string | null;
  try_number: number;
  start_date: string | null;
  end_date: string | null;
}

interface Settings {
  /** The folder of all that this Airflow writes. */
  folder: string;
  /** The program `airflow`. */
  program: string;
  dags: string;
  database: string;
  broker: string;
  /** Variables of all its parts. */
  variables: Readonly<Record<string, string>>;
}

/** A real Airflow: API server, scheduler and DAG processor on one machine, Celery workers on others. */
export class Airflow {
  readonly #processes: Processes;
  readonly #settings: Settings;
  readonly #url: string;
  readonly #variables: Record<string, string>;
  #token = '';

  private constructor(processes: Processes, settings: Settings, port: number) {
    this.#processes = processes;
    this.#settings = settings;
    this.#url = `http://127.0.0.1:${port}`;
    this.#variables = {
      ...settings.variables,
      AIRFLOW__CORE__LOAD_EXAMPLES: 'False',
      AIRFLOW__CORE__EXECUTOR: 'CeleryExecutor',
      AIRFLOW__CORE__EXECUTION_API_SERVER_URL: `${this.#url}/execution/`,
      // GET /auth/token gives a token without a password.
      AIRFLOW__CORE__SIMPLE_AUTH_MANAGER_ALL_ADMINS: 'True',
      AIRFLOW__API_AUTH__JWT_SECRET: 'a-secret-of-this-test-which-all-of-its-parts-know',
      AIRFLOW__API__SECRET_KEY: 'another-secret-of-this-test',
      AIRFLOW__CELERY__BROKER_URL: `${settings.broker}/0`,
      AIRFLOW__CELERY__RESULT_BACKEND: `${settings.broker}/1`,
      // A worker that does not respond for this long counts as dead, and its tasks are retried elsewhere.
      AIRFLOW__SCHEDULER__TASK_INSTANCE_HEARTBEAT_TIMEOUT: '30',
    };
  }

  /** Starts it, and waits until it knows the DAGs. */
  static async start(processes: Processes, settings: Settings, dagIds: readonly string[]): Promise<Airflow> {
    const port = await freePort();
    const airflow = new Airflow(processes, settings, port);
    const variables = {
      ...airflow.#machine('head'),
      AIRFLOW__DATABASE__SQL_ALCHEMY_CONN: settings.database,
    };
    await processes.run('migrate', [settings.program, 'db', 'migrate'], variables);
    const api = ['api-server', '--port', String(port), '--host', '127.0.0.1', '--workers', '1'];
    const parts = [api, ['scheduler'], ['dag-processor']].map(([name = '', ...args]) =>
      processes.start(name, [settings.program, name, ...args], variables),
    );
    await airflow.#connect(parts, dagIds);
    return airflow;
  }

  async #connect(programs: ChildProcess[], dagIds: readonly string[]): Promise<void> {
    const token = () => this.#ask<{ access_token: string }>('GET', '/auth/token');
    this.#token = (await this.#processes.until('Airflow answers', token, { programs })).access_token;
    for (const id of dagIds) {
      const unpause = () => this.#ask('PATCH', `/api/v2/dags/${id}`, { is_paused: false });
      await this.#processes.until(`Airflow knows the DAG ${id}`, unpause, { programs });
    }
  }

  /**
   * Starts a Celery worker that runs one task at a time, with separate folders and DAGs, and no access to the database.
   */
  startWorker(name: string, variables: Record<string, string>): ChildProcess {
    const worker = ['celery', 'worker', '--concurrency', '1', '--celery-hostname', `${name}@%h`, '--skip-serve-logs'];
    const own = { ...variables, ...this.#machine(name) };
    return this.#processes.start(name, [this.#settings.program, ...worker], own);
  }

  #machine(name: string): Record<string, string> {
    const home = path.join(this.#settings.folder, name);
    fs.cpSync(this.#settings.dags, path.join(home, 'dags'), { recursive: true });
    fs.mkdirSync(path.join(home, 'tmp'), { recursive: true });
    const folders = { AIRFLOW_HOME: home, AIRFLOW__CORE__DAGS_FOLDER: path.join(home, 'dags') };
    return { ...this.#variables, ...folders, HOME: home, TMPDIR: path.join(home, 'tmp') };
  }

  /** Starts a run of a DAG. */
  async trigger(dagId: string, conf: Record<string, unknown>): Promise<DagRun> {
    const body = { logical_date: null, conf };
    const { dag_run_id } = await this.#ask<{ dag_run_id: string }>('POST', `/api/v2/dags/${dagId}/dagRuns`, body);
    const url = `/api/v2/dags/${dagId}/dagRuns/${encodeURIComponent(dag_run_id)}`;
    return new DagRun((method, part, body) => this.#ask(method, url + part, body));
  }

  async #ask<Value>(method: string, url: string, body?: unknown): Promise<Value> {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${this.#token}` };
    const response = await fetch(this.#url + url, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Value;
  }
}

/** A run of a DAG. */
export class DagRun {
  readonly #ask: (method: string, part: string, body?: unknown) => Promise<unknown>;

  constructor(ask: (method: string, part: string, body?: unknown) => Promise<unknown>) {
    this.#ask = ask;
  }

  async tasks(): Promise<TaskRun[]> {
    const { task_instances } = (await this.#ask('GET', '/taskInstances?limit=1000')) as { task_instances: TaskRun[] };
    return task_instances;
  }

  /** The final state of the run. */
  async end(): Promise<string | undefined> {
    const { state } = (await this.#ask('GET', '')) as { state: string };
    return ['success', 'failed'].includes(state) ? state : undefined;
  }

  /** Marks the run as failed, which ends its tasks. */
  async fail(): Promise<void> {
    await this.#ask('PATCH', '', { state: 'failed' });
  }

  /** All that Airflow shows people of the run: its tasks with their rendered arguments, and their results. */
  async shown(): Promise<string> {
    const tasks = await this.tasks();
    const handedOn = await Promise.all(tasks.map((task) => this.#handedOn(task)));
    return JSON.stringify([tasks, handedOn]);
  }

  async #handedOn({ task_id, map_index }: TaskRun): Promise<unknown[]> {
    const entries = `/taskInstances/${task_id}/xcomEntries`;
    const of = `map_index=${map_index}&deserialize=true`;
    const listed = (await this.#ask('GET', `${entries}?map_index=${map_index}`)) as { xcom_entries: { key: string }[] };
    return await Promise.all(listed.xcom_entries.map(({ key }) => this.#ask('GET', `${entries}/${key}?${of}`)));
  }

  /** The addresses of the buttons of a task. */
  async links(taskId: string): Promise<Record<string, string | null>> {
    const { extra_links } = (await this.#ask('GET', `/taskInstances/${taskId}/links`)) as {
      extra_links: Record<string, string | null>;
    };
    return extra_links;
  }
}
