import { apiOfExtension } from './apiOfExtension.ts';

const prefix = 'pagewright.walkthrough.';

/** The steps of the walkthroughs that the extension ticks off while something is done. No command reads a context key. */
export async function tickedSteps(work: (ticked: readonly string[]) => PromiseLike<unknown>): Promise<string[]> {
  const { commands } = apiOfExtension();
  const { executeCommand } = commands;
  const ticked: string[] = [];
  Object.assign(commands, {
    executeCommand: (command: string, ...args: unknown[]) => {
      const [key] = args;
      if (command === 'setContext' && typeof key === 'string' && key.startsWith(prefix))
        ticked.push(key.slice(prefix.length));
      return executeCommand(command, ...args);
    },
  });
  try {
    await work(ticked);
    return ticked;
  } finally {
    Object.assign(commands, { executeCommand });
  }
}
