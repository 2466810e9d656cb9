import type { JudgedJob } from '@pagewright/engine/platform';
import { countText } from '@pagewright/engine/text/countText';
import type * as vscode from 'vscode';
import { Emitter } from '../../shared/emitter.ts';
import type { ProjectName } from '../connections/tokens.ts';

/** The verdict on a job of the platform, in words for a line. */
export interface JobVerdict {
  status: JudgedJob['verdict']['status'];
  /** The number of records, if it is known of each part of the job. */
  amount?: string;
  /** The strongest reason. */
  reason: string;
}

/** How many verdicts are remembered: of the last jobs of thousands of configurations. The oldest go first. */
const maxKept = 5000;
const key = 'pagewright.jobVerdicts';

/** The verdicts on jobs that have ended. They are remembered, because a job that has ended stays as it is. */
export class JobVerdicts {
  readonly #memento: vscode.Memento;
  readonly #changed = new Emitter<void>();
  readonly onDidChange = this.#changed.event;

  constructor(memento: vscode.Memento) {
    this.#memento = memento;
  }

  of(project: ProjectName, job: string): JobVerdict | undefined {
    return this.#all()[nameOf(project, job)];
  }

  async keep(project: ProjectName, judged: readonly JudgedJob[]): Promise<void> {
    const ended = judged.filter(({ job }) => job.isFinished);
    const found = ended.map((each) => [nameOf(project, each.job.id), verdictOf(each)] as const);
    const names = new Set(found.map(([name]) => name));
    const before = Object.entries(this.#all()).filter(([name]) => !names.has(name));
    await this.#memento.update(key, Object.fromEntries([...before, ...found].slice(-maxKept)));
    this.#changed.fire();
  }

  #all(): Readonly<Record<string, JobVerdict>> {
    return this.#memento.get(key, {});
  }
}

function nameOf({ stack, project }: ProjectName, job: string): string {
  return `${stack}/${project}/${job}`;
}

function verdictOf({ verdict, parts, missing }: JudgedJob): JobVerdict {
  const [evidence, part] = [verdict.evidence[0], parts.flatMap((each) => each.missing)[0]];
  const reason = evidence?.message ?? missing[0]?.message ?? part?.message ?? '';
  const isKnown = parts.length > 0 && parts.every(({ records }) => records !== undefined);
  const records = parts.reduce((sum, each) => sum + (each.records ?? 0), 0);
  return { status: verdict.status, reason, ...(isKnown && { amount: countText(records, 'record') }) };
}
