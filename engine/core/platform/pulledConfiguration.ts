import type { RemoteConfiguration } from './remoteConfiguration.ts';

/** A configuration of a project with the variables that belong to it alone. */
export interface PulledConfiguration {
  configuration: RemoteConfiguration;
  /** The configuration of `keboola.variables` that it names and that no other one uses; absent: there is none. */
  variables?: RemoteConfiguration;
}
