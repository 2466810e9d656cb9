import type { RemoteConfiguration, RemotePart } from '../remoteConfiguration.ts';

/** `pull_config_hash` of a version as kbagent would have pulled it. */
export declare function configHash(version: RemoteConfiguration): string;
/** The same of a row. */
export declare function rowHash(row: RemotePart, component: string): string;
/** `pull_config_hash` of a configuration in a manifest of kbagent; undefined: it has none. To find the base version. */
export declare function pulledHashOf(
  manifest: string,
  at: { branch: string; component: string; id: string },
): string | undefined;
