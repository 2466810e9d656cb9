import type { ExtractionConfig } from '@pagewright/core/config/extractionConfig';
import type { Forecast } from '@pagewright/core/contracts/generated/types';
import { isUserError } from '@pagewright/core/errors';
import { type ForecastGround, forecastConfig } from '@pagewright/core/forecast/forecastConfig';
import type { JobPlan } from '@pagewright/core/plan/jobPlan';
import type { ConfigPlan } from '@pagewright/core/plan/planConfig';
import { planJobs } from '@pagewright/core/plan/planJobs';

/** The plan of a document that can run. Each job is planned on demand, because there may be many. */
export class DocumentPlan {
  readonly #config: ExtractionConfig;
  readonly #now: () => number;
  readonly #trees = new Map<string, JobPlan[]>();

  constructor(config: ExtractionConfig, now: () => number) {
    this.#config = config;
    this.#now = now;
  }

  /** The plans of all jobs; undefined if one of them cannot be made. */
  whole(): ConfigPlan | undefined {
    const plans = this.#plan(this.#config);
    const { iterations, processors } = this.#config;
    return plans && { plans, iterations: iterations.length, processors };
  }

  /** The plan of the job at this pointer, below the object with `api` and `config`. */
  at(pointer: string): JobPlan | undefined {
    return this.#treeAround(pointer).find((plan) => plan.pointer === pointer);
  }

  /** How much a run will read: of all jobs, or of those whose pointers a test accepts, with their children. */
  forecast(ground: ForecastGround, isMeant: (pointer: string) => boolean = () => true): Forecast {
    const iterations = this.#config.iterations.map((iteration) => ({
      ...iteration,
      jobs: iteration.jobs.filter(({ pointer }) => isMeant(pointer)),
    }));
    return forecastConfig({ ...this.#config, iterations }, ground);
  }

  /** The plans of a top-level job and its children. */
  #treeAround(pointer: string): JobPlan[] {
    const [first] = this.#config.iterations;
    const top = /^.*?\/jobs\/\d+/.exec(pointer)?.[0] ?? pointer;
    const known = this.#trees.get(top);
    if (known || !first) return known ?? [];
    const jobs = first.jobs.filter((job) => job.pointer === top);
    const plans = this.#plan({ ...this.#config, iterations: [{ ...first, jobs }] }) ?? [];
    this.#trees.set(top, plans);
    return plans;
  }

  #plan(config: ExtractionConfig): JobPlan[] | undefined {
    try {
      return planJobs(config, { now: this.#now });
    } catch (error) {
      if (isUserError(error)) return undefined;
      throw error;
    }
  }
}
