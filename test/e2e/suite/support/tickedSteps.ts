import { withCommands } from './withCommands.ts';

const prefix = 'pagewright.walkthrough.';

/** The steps of the walkthroughs that the extension ticks off while something is done. No command reads a context key. */
export async function tickedSteps(work: (ticked: readonly string[]) => PromiseLike<unknown>): Promise<string[]> {
  const ticked: string[] = [];
  await withCommands(
    (execute) =>
      (command, ...args) => {
        const [key] = args;
        if (command === 'setContext' && typeof key === 'string' && key.startsWith(prefix))
          ticked.push(key.slice(prefix.length));
        return execute(command, ...args);
      },
    () => work(ticked),
  );
  return ticked;
}
