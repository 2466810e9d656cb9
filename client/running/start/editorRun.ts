import type { RunReport } from '../../../engine/index.ts';
import type { EventHistory } from '../../runs/history/eventHistory.ts';
import type { RunRecord } from '../../runs/history/runRecord.ts';
import type { WarningCount } from '../../runs/summary/warningCount.ts';
import type { RunScope } from '../scope/runScope.ts';

/** A run that was started in the editor, going on or ended. */
export interface EditorRun {
  /** Absolute path of the configuration file. */
  readonly configFile: string;
  readonly scope: RunScope;
  /** The file, and the part of it where it is not the whole. */
  readonly title: string;
  /** Where its tables go. */
  readonly outDir: string;
  readonly history: EventHistory;
  readonly warnings: WarningCount;
  /** What the editor remembers of it when it has ended. */
  readonly record: RunRecord;
  /** Absent while it goes on, and where it ended by a fault of ours. */
  report?: RunReport;
  cancel(): void;
}
