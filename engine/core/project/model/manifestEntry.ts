import type { SourcePlace } from '../source/sourceNode.ts';

/** A configuration of any component. */
export interface ManifestEntry extends ManifestRow {
  branch: string;
  component: string;
  rows: ManifestRow[];
  /** The configuration that has these variables, where the manifest says that. */
  variablesFor?: { component: string; id: string };
}

export interface ManifestRow {
  id: string;
  folder: string;
  /** In the manifest. */
  at: SourcePlace;
  /** Whether its values are the ones that count if no others are chosen. */
  isDefault: boolean;
}
