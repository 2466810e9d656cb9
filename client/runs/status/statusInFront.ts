import { configName } from '@pagewright/engine/placeNames';
import { printable } from '@pagewright/engine/text/printable';
import { distinctName, distinctTitle } from '../history/distinctName.ts';
import type { RunRecord } from '../history/runRecord.ts';
import { type Status, statusOf } from './statusOf.ts';

/** A status with the name of its configuration, and the run that it is about. */
export interface NamedStatus extends Status {
  run?: RunRecord | undefined;
}

/**
 * The status of the configuration in front: of its active run, otherwise of another active one, otherwise how its last
 * run ended. Without a configuration in front, that of the last run. It always says whose it is.
 */
export function statusInFront(newestFirst: readonly RunRecord[], front: string | undefined): NamedStatus {
  const isInFront = ({ configFile }: RunRecord) => front === undefined || configFile === front;
  const active = newestFirst.filter(({ state }) => state === 'running');
  const run = active.find(isInFront) ?? active[0] ?? newestFirst.find(isInFront);
  const titled = (each: RunRecord) => ({ ...each, title: distinctTitle(each, newestFirst) });
  const first = run?.state === 'running' ? [run, ...active.filter((each) => each !== run)] : [];
  const status = statusOf(first.map(titled), run && titled(run));
  const file = run?.configFile ?? front;
  if (file === undefined) return status;
  const files = newestFirst.map(({ configFile }) => configFile);
  return { ...named(status, printable(configName(distinctName(file, files)))), run };
}

function named({ text, spoken, ...rest }: Status, name: string): Status {
  // A file name may look like an icon code.
  const shown = name.replaceAll('$(', '$ (');
  return { ...rest, text: text.replace(/^\$\(\S+\) /, (icon) => `${icon}${shown}: `), spoken: `${spoken}, ${name}` };
}
