import { variablesIn } from '@pagewright/core/platform/bodies/variablesReference';
import type { PulledConfiguration } from '@pagewright/core/platform/pulledConfiguration';
import type { RemoteConfiguration, RemotePart } from '@pagewright/core/platform/remoteConfiguration';
import type { Seed, SeedConfiguration, SeedRow } from '../../trees/make/seeds.ts';

/** A part of a configuration as the project has it. */
export function remotePart({ id, name, description = '', isDisabled = false, configuration }: SeedRow): RemotePart {
  const body = typeof configuration === 'string' ? configuration : JSON.stringify(configuration);
  return { id, name, description, isDisabled, version: 1, body };
}

/** A configuration as the project has it. */
export function remoteConfiguration(seed: SeedConfiguration, branch = '777'): RemoteConfiguration {
  return {
    ...remotePart(seed),
    branch,
    component: seed.componentId,
    changeDescription: '',
    changed: { at: '2026-11-29T00:00:00Z', by: 'Jana' },
    rows: (seed.rows ?? []).map(remotePart),
  };
}

/** The configurations of a project, each with the variables that it alone uses. */
export function pulledOf({ configurations }: Seed, branch = '777'): PulledConfiguration[] {
  const all = configurations.map((each) => remoteConfiguration(each, branch));
  const uses = all.map(({ body }) => variablesIn(body)?.id);
  return all
    .filter(({ component }) => component === 'ex-generic-v2' || component.startsWith('acme.'))
    .map((configuration) => {
      const id = variablesIn(configuration.body)?.id;
      const isAlone = uses.filter((each) => each === id).length === 1;
      const variables = all.find((each) => isAlone && each.component === 'keboola.variables' && each.id === id);
      return { configuration, ...(variables && { variables }) };
    });
}
