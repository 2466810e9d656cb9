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
}

export interface OpenStack extends OpenedProject {
  stack: Stack;
  close(): Promise<void>;
}

/** Starts a stack and opens its project. */
export async function openStack({
  seed = {},
  requestMs,
}: {
  seed?: Seed;
  requestMs?: number;
} = {}): Promise<OpenStack> {
  const stack = await startStack({ seed });
  const opened = await openAt(stack.url, { token: stack.token, ...(requestMs !== undefined && { requestMs }) });
  const close = async () => {
    await opened.api.close();
    await stack.stop();
  };
  return { ...opened, stack, close };
}

/** Opens the project of a stack that runs. */
export async function openAt(
  stack: string,
  { token, requestMs = 20_000 }: { token: string; requestMs?: number },
): Promise<OpenedProject> {
  const clock = fakeClock();
  const waits: PlatformWait[] = [];
  const access = {
    stack,
    token,
    userAgent: 'Pagewright/1.2.3',
    network: { environment: {} },
    clock,
    timeouts: { connectMs: 5000, requestMs },
    onWait: (wait: PlatformWait) => void waits.push(wait),
  };
  return { api: await openProject(access, new AbortController().signal), clock, waits };
}
