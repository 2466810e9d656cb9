import type { DetailedParam, OperationDetails } from '../../../engine/core/descriptions/matching/operationDetails.ts';
import { type FoundOperation, OperationIndex } from '../../../engine/core/descriptions/matching/operationIndex.ts';
import { decodeUri } from '../../../engine/core/text/decodeUri.ts';
import type { ExtractorModel, Job } from '../model/extractorModel.ts';
import type { ApiShapes, KnownResponses } from '../shapes/jobShapes.ts';
import type { OpenDescription } from './descriptionReader.ts';
import { jobTarget, methodOf } from './jobTarget.ts';

/** What the description of its API says of the jobs of a configuration. */
export class Described {
  readonly description: OpenDescription;
  readonly index: OperationIndex;
  /** Of the file, as messages name it. */
  readonly name: string;
  /** Undefined for a job whose address cannot be compared. */
  readonly #found: ReadonlyMap<Job, FoundOperation | undefined>;
  #details: ReadonlyMap<string, OperationDetails> = new Map();

  constructor(description: OpenDescription, model: ExtractorModel) {
    const file = description.uri.slice(description.uri.lastIndexOf('/') + 1);
    this.description = description;
    this.name = decodeUri(file) ?? file;
    this.index = indexOf(description);
    this.#found = new Map(
      model.allJobs.map((job) => {
        const target = jobTarget(job, model);
        return [job, target && this.index.find(target)];
      }),
    );
  }

  /** Asks for what is not known yet of the operations of the jobs. */
  async refresh(): Promise<void> {
    const pointers = [...this.#found.values()].flatMap((found) => found?.operation?.pointer ?? []);
    this.#details = await this.description.details([...new Set(pointers)]);
  }

  /** Whether the reader has told all that it was asked for. */
  get isComplete(): boolean {
    return [...this.#found.keys()].every((job) => !this.operationOf(job)?.operation || this.detailsOf(job));
  }

  operationOf(job: Job): FoundOperation | undefined {
    return this.#found.get(job);
  }

  detailsOf(job: Job): OperationDetails | undefined {
    const pointer = this.operationOf(job)?.operation?.pointer;
    return pointer === undefined ? undefined : this.#details.get(pointer);
  }

  /** The parameters that a job writes as `params`: those of the query, or of the body that it sends. */
  paramsOf(job: Job, model: ExtractorModel): readonly DetailedParam[] {
    const place = methodOf(job, model) === 'GET' ? 'query' : 'body';
    return this.detailsOf(job)?.params.filter((param) => param.in === place) ?? [];
  }

  /** What is known about responses, with what is described; that alone counts only where none was seen. */
  addTo(learned: ApiShapes | undefined): ApiShapes {
    const jobs = new Map<string, KnownResponses>(Object.entries(learned?.jobs ?? {}));
    for (const job of this.#found.keys()) {
      const schema = this.detailsOf(job)?.response;
      const known = jobs.get(job.name) ?? (schema && { responses: 0, schema });
      if (schema && known) jobs.set(job.name, { ...known, described: { name: this.name, schema } });
    }
    return { jobs: Object.fromEntries(jobs) };
  }
}

const indexes = new WeakMap<OpenDescription, OperationIndex>();

function indexOf(description: OpenDescription): OperationIndex {
  const index = indexes.get(description) ?? new OperationIndex(description.outline.operations);
  indexes.set(description, index);
  return index;
}
