import disk from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

const changes = ['rename', 'rm', 'writeFile', 'mkdir', 'mkdtemp'] as const;

/** What a piece of work came to on a disk that did not do all that was asked of it. */
export interface Outcome {
  error: unknown;
  /** Whether it came as far as the trouble. */
  isHit: boolean;
}

/** Works on a disk that refuses one of the renames, the first being number 1. */
export async function refusingRename(number: number, code: string, work: () => Promise<unknown>): Promise<Outcome> {
  return await withTrouble(work, (renames, change) =>
    change === 'rename' && renames === number ? Object.assign(new Error(code), { code }) : undefined,
  );
}

/** Works on a disk that changes nothing any more from one of the renames on, as if the process had been killed there. */
export async function killedAtRename(number: number, work: () => Promise<unknown>): Promise<Outcome> {
  return await withTrouble(work, (renames) => (renames >= number ? new Error('killed') : undefined));
}

async function withTrouble(
  work: () => Promise<unknown>,
  trouble: (renames: number, change: string) => Error | undefined,
): Promise<Outcome> {
  const real = { ...disk };
  const outcome: Outcome = { error: undefined, isHit: false };
  let renames = 0;
  for (const name of changes) {
    const change = real[name] as (...parameters: unknown[]) => Promise<unknown>;
    const troubled = async (...parameters: unknown[]) => {
      if (name === 'rename') renames++;
      const error = trouble(renames, name);
      if (error === undefined) return await change(...parameters);
      outcome.isHit = true;
      throw error;
    };
    Object.assign(disk, { [name]: troubled });
  }
  syncBuiltinESMExports();
  await work()
    .catch((error: unknown) => {
      outcome.error = error;
    })
    .finally(() => {
      Object.assign(disk, real);
      syncBuiltinESMExports();
    });
  return outcome;
}
