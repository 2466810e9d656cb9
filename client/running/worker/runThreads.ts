import { Worker } from 'node:worker_threads';

/** The time that a thread waits for another run: longer than the pause of a typing user between two previews. */
const idleMs = 30_000;

/**
 * Threads that run extractions, each one run at a time. One that ended its run is kept for a while, because a new one
 * needs longer to start and to load the engine than to read a page.
 */
export class RunThreads {
  readonly #script: string;
  #idle: Worker | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `script` is the path of the bundle that runs extractions on a thread. */
  constructor(script: string) {
    this.#script = script;
  }

  /** Takes an idle thread. The caller gives it back or terminates it. */
  take(): Worker {
    const worker = this.#idle ?? this.#start();
    worker.ref();
    this.#forget(worker);
    return worker;
  }

  /** Takes a thread back whose run has ended. One is enough for the next run. */
  giveBack(worker: Worker): void {
    this.dispose();
    worker.unref();
    this.#idle = worker;
    this.#timer = setTimeout(() => this.dispose(), idleMs);
    this.#timer.unref();
  }

  dispose(): void {
    const worker = this.#idle;
    if (worker === undefined) return;
    this.#forget(worker);
    void worker.terminate();
  }

  #start(): Worker {
    const worker = new Worker(this.#script, { name: 'pagewright run' });
    // The caller has separate listeners; without this one an error of an idle thread would break the host.
    worker.on('error', () => undefined);
    worker.once('exit', () => this.#forget(worker));
    return worker;
  }

  #forget(worker: Worker): void {
    if (worker !== this.#idle) return;
    clearTimeout(this.#timer);
    this.#idle = undefined;
  }
}
