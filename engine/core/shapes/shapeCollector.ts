import type { JsonValue } from '../json/value.ts';
import type { PageContent } from '../records/pageContent.ts';
import { ScannedRecords } from '../transcode/scannedRecords.ts';
import { GrowingShape } from './growingShape.ts';
import type { JobShapes, ShapesFile } from './shapes.ts';

/** Collects the shapes of a run's responses by job. */
export class ShapeCollector {
  readonly #jobs = new Map<string, { responses: number; shape: GrowingShape }>();

  /** Adds one complete response of the job with this name. */
  add(job: string, response: JsonValue): void {
    this.#add(job, (shape) => shape.add(response));
  }

  /** Adds a page; records that were only scanned are not parsed for it. */
  addPage(job: string, content: PageContent): void {
    const { records } = content.selected;
    // Records without a layout have values that were not read, and elements of lists were not counted.
    if (!(records instanceof ScannedRecords) || records.hasSlow || records.hasElements) this.add(job, content.response);
    else this.#add(job, (shape) => shape.add(content.outline, records));
  }

  #add(job: string, add: (shape: GrowingShape) => void): void {
    const known = this.#jobs.get(job) ?? { responses: 0, shape: new GrowingShape() };
    this.#jobs.set(job, known);
    known.responses += 1;
    add(known.shape);
  }

  toFile(): ShapesFile {
    const jobs = [...this.#jobs].map(([name, { responses, shape }]): [string, JobShapes] => [
      name,
      { responses, schema: shape.toSchema() },
    ]);
    return { version: 1, jobs: Object.fromEntries(jobs) };
  }
}
