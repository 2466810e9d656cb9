import type { PlacedConfiguration } from '../core/platform/layouts/layout.ts';
import type { LinkedConfiguration } from '../core/platform/link.ts';
import type { ConfigurationPlace, RemoteConfiguration } from '../core/platform/remoteConfiguration.ts';

/** A configuration of a branch: in the project, in the folder, or in both. */
export interface Candidate {
  /** Absent: the project has not given it an id. */
  at?: ConfigurationPlace;
  name: string;
  /** Where its files are, or were. */
  path?: string;
  placed?: PlacedConfiguration;
  /** Whether its files are where they were pulled to, and the manifest of the tool does not name that place any more. */
  isLost?: boolean;
  /** The place that its files were pulled to, where they are those of a configuration that has none there any more. */
  movedFrom?: string;
  /** Absent: it was not pulled. */
  linked?: LinkedConfiguration;
  remote?: RemoteConfiguration;
}
