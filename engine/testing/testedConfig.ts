import type { CaseConfig } from '../core/contracts/generated/types.ts';
import type { ConfigDocument } from '../core/document/configDocument.ts';
import type { TestPlace } from '../core/testing/testReport.ts';

/** A configuration that has tests, as whoever runs them reads it. Cases that run at the same time share nothing of it. */
export interface TestedConfig {
  /** The file as the user reads it. */
  shown: string;
  /** The folder with its cases. */
  testsFolder: string;
  /**
   * The text that runs in a case: with its environment, or the values of its set and its row. Throws a UserError if there is
   * no such.
   */
  textFor(config: CaseConfig): Promise<TestedText>;
}

/** The text of a configuration that runs in a case. */
export interface TestedText {
  configName: string;
  configText: string | ConfigDocument;
  /** The place of a pointer into it; undefined: it is not known. */
  placeOf(pointer: string): TestPlace | undefined;
}
