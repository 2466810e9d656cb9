import { openProject } from '../../../engine/io/platform/openProject.ts';
import type { ProjectApi } from '../../../engine/io/platform/projectApi.ts';
import type { PlatformWait } from '../../../engine/io/platform/retries.ts';
import { type FakeClock, fakeClock } from '../fakeClock.ts';
import { type Seed, type Stack, startStack } from './startStack.ts';

/** A project of a stack, with a clock whose waits are over at once. */
export interface OpenedProject {
  api: ProjectApi;
  clock: FakeClock;
  waits: PlatformWait[];
  /** Sets how long a request may take from now on; before, it is long enough for any machine. */
  setRequestMs(requestMs: number): void;
}

export interface OpenStack extends OpenedProject {
  stack: Stack;
  close(): Promise<void>;
}

/** Starts a stack and opens its project. */
export async function openStack({ seed = {} }: { seed?: Seed } = {}): Promise<OpenStack> {
  const stack = await startStack({ seed });
  const opened = await openAt(stack.url, stack.token);
  const close = async () => {
    await opened.api.close();
    await stack.stop();
  };
  return { ...opened, stack, close };
}

/** Opens the project of a stack that runs. */
export async function openAt(stack: string, token: string): Promise<OpenedProject> {
  const clock = fakeClock();
  const waits: PlatformWait[] = [];
  const timeouts = { connectMs: 30_000, requestMs: 60_000 };
  const access = {
    stack,
    token,
    userAgent: 'Pagewright/1.2.3',
    network: { environment: {} },
    clock,
    timeouts,
    onWait: (wait: PlatformWait) => void waits.push(wait),
  };
  const setRequestMs = (requestMs: number) => void Object.assign(timeouts, { requestMs });
  return { api: await openProject(access, new AbortController().signal), clock, waits, setRequestMs };
}
