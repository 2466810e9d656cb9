import type { JsonValue } from '../json/value.ts';
import { GrowingShape } from './growingShape.ts';
import type { JobShapes, ShapesFile } from './shapes.ts';

/** Collects the shapes of a run's responses by job. */
export class ShapeCollector {
  readonly #jobs = new Map<string, { responses: number; shape: GrowingShape }>();

  /** Adds one complete response of the job with this name. */
  add(job: string, response: JsonValue): void {
    const known = this.#jobs.get(job) ?? { responses: 0, shape: new GrowingShape() };
    this.#jobs.set(job, known);
    known.responses += 1;
    known.shape.add(response);
  }

  /** The collected shapes. */
  toFile(): ShapesFile {
    const jobs = [...this.#jobs].map(([name, { responses, shape }]): [string, JobShapes] => [
      name,
      { responses, schema: shape.toSchema() },
    ]);
    return { version: 1, jobs: Object.fromEntries(jobs) };
  }
}
