import { textOfRuns } from '../../project/composition/textOfRuns.ts';
import type { Run } from '../../running/run/run.ts';
import { scopeTitle } from '../../running/run/runScope.ts';
import type { RemoteSubject } from './remoteSubject.ts';

/** A job of the platform as a run of this window. */
export function runOfSubject({ configFile, name, version, texts }: RemoteSubject, job: string) {
  const scope = { remote: job };
  const configText = textOfRuns(texts.map((each) => ({ text: each.configText })));
  return {
    ...{ configFile, configText, scope, title: scopeTitle(name, scope), outDir: '' },
    ...(version !== undefined && { textVersion: version }),
  } satisfies Partial<Run>;
}
