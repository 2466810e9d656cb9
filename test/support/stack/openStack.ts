import { openProject } from '../../../engine/io/platform/openProject.ts';
import type { ProjectApi } from '../../../engine/io/platform/projectApi.ts';
import type { PlatformWait } from '../../../engine/io/platform/retries.ts';
import { type FakeClock, fakeClock } from '../fakeClock.ts';
import { type Seed, type Stack, startStack } from './startStack.ts';

export interface OpenStack {
  stack: Stack;
  api: ProjectApi;
  clock: FakeClock;
  waits: PlatformWait[];
  close(): Promise<void>;
}

/** Starts a stack and opens its project, with a clock whose waits are over at once. */
export async function openStack({
  seed = {},
  requestMs = 20_000,
}: {
  seed?: Seed;
  requestMs?: number;
} = {}): Promise<OpenStack> {
  const stack = await startStack({ seed });
  const clock = fakeClock();
  const waits: PlatformWait[] = [];
  const api = await openProject(
    {
      stack: stack.url,
      token: stack.token,
      userAgent: 'Pagewright/1.2.3',
      network: { environment: {} },
      clock,
      timeouts: { connectMs: 5000, requestMs },
      onWait: (wait) => waits.push(wait),
    },
    new AbortController().signal,
  );
  const close = async () => {
    await api.close();
    await stack.stop();
  };
  return { stack, api, clock, waits, close };
}
