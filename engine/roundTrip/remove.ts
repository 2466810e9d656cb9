import type { ConfigurationPlace } from '../core/platform/remoteConfiguration.ts';
import type { Trip } from './trip.ts';

/** A configuration that is in the trash of the project. */
export interface RemovedConfiguration extends ConfigurationPlace {
  name: string;
}

/**
 * Moves a configuration to the trash of the project. Its files stay. `confirmed` is its name, as somebody has typed it;
 * throws a UserError if it is another, or if the project has a newer version than was pulled.
 */
export async function remove(trip: Trip, name: string, confirmed: string): Promise<RemovedConfiguration> {
  throw new Error(`not built: ${trip.branch} ${name} ${confirmed}`);
}
