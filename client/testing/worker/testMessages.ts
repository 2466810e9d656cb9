import type { Code } from '@pagewright/engine/errors';
import type {
  AnswerEdit,
  CaseTable,
  CoveredPart,
  Expect,
  RecordedAnswer,
  TestedCase,
  TestPlace,
} from '@pagewright/engine/testing';
import type { UpdatedGoldens } from '@pagewright/engine/text/goldensText';

/** A configuration that has tests, by its file on the disk: in a tree, of a configuration or of one of its rows. */
export interface TestedFile {
  file: string;
  isInTree: boolean;
}

/** Cases of a configuration, by their folders. */
export interface CasesToRun extends TestedFile {
  cases: readonly string[];
}

/** A run to keep as a case. */
export interface RunToKeep {
  /** The folder of its recording, or of the exchanges that were kept of it. */
  from: { recording: string } | { kept: string; run: { config: string; outcome: 'done' | 'failed'; requests: number } };
  name: string;
  own?: NonNullable<Expect['config']>;
  isGolden: boolean;
}

/** A part of a configuration, and whether cases exercise it. */
export interface PlacedPart extends CoveredPart {
  place: TestPlace;
}

/** The works that the thread of tests can do, each with its result. */
export interface TestWork {
  run: { asked: { configs: readonly CasesToRun[]; covers: boolean }; result: PlacedPart[] };
  keep: { asked: TestedFile & RunToKeep; result: { folder: string } | 'not-whole' };
  tables: { asked: TestedFile & { folder: string; into: string }; result: CaseTable[] };
  update: { asked: TestedFile & { folder: string }; result: UpdatedGoldens };
  answers: { asked: { recording: string }; result: RecordedAnswer[] };
  edit: { asked: { recording: string; number: number; edit: AnswerEdit }; result: string };
}

/** One work for the thread. */
export type TestTask = { [Name in keyof TestWork]: { name: Name; asked: TestWork[Name]['asked'] } }[keyof TestWork];

/** A case that has been run. */
export interface CaseResult {
  folder: string;
  tested: TestedCase;
}

export type ToTestWorker = { type: 'task'; task: TestTask } | { type: 'cancel' };

/** The results of cases as they come, and one end. */
export type FromTestWorker =
  | ({ type: 'case' } & CaseResult)
  | { type: 'done'; result: TestWork[keyof TestWork]['result'] }
  | { type: 'problem'; code: Code; message: string }
  /** An internal error, with the stack for the log. */
  | { type: 'fault'; stack: string };
