import { extensionUnderTest } from './extensionUnderTest.ts';
import { fileUri } from './fileUri.ts';

/** Whether a command of the extension is offered where the suite runs: with a machine, or in a browser. */
export function isOffered(command: string): boolean {
  // The folder of the suite is on a disk, or in memory.
  if (fileUri().scheme === 'file') return true;
  const { commands }: { commands: { command: string; enablement?: string }[] } =
    extensionUnderTest().packageJSON.contributes;
  const enablement = commands.find((each) => each.command === command)?.enablement;
  return enablement?.includes('!pagewright.inBrowser') !== true;
}
