import { readFileSync } from 'node:fs';
import path from 'node:path';
import { controlStack, type Seed, type Stack } from './controlStack.ts';

export type { Edit, Fault, LoggedRequest, SavedConfiguration, Seed, Stack, StackState } from './controlStack.ts';

interface StartOptions {
  seed?: Seed;
  /** Where the certificate of the ways in with TLS is kept; absent: there is none of them. */
  tlsDir?: string;
}

interface Mock {
  url: string;
  token: string;
  services: Record<string, string>;
  tlsHost?: string;
  proxy?: string;
  ca?: string;
  host?: string;
  stop(): void;
}

interface MockModule {
  startMock(options: { seed: Seed; tlsDir: string | null }): Promise<Mock>;
}

/** The project that each stack has if nothing else is said. */
export const defaultSeed: Seed = JSON.parse(readFileSync(path.join(import.meta.dirname, 'seed.json'), 'utf8'));

let started = 0;

/** Starts a stack of the platform on this machine. Several do not share anything. */
export async function startStack({ seed = {}, tlsDir }: StartOptions = {}): Promise<Stack & Omit<Mock, 'stop'>> {
  // The module keeps the state of one stack, so each one needs a module.
  const { startMock }: MockModule = await import(`./mockStack.mjs?stack=${started++}`);
  const mock = await startMock({ seed: { ...defaultSeed, ...seed }, tlsDir: tlsDir ?? null });
  const control = controlStack(mock.url);
  return {
    ...mock,
    ...control,
    reset: async (fresh) => await control.reset(fresh && { ...defaultSeed, ...fresh }),
    stop: async () => mock.stop(),
  };
}
