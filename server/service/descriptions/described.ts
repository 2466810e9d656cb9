import type { DetailedParam, OperationDetails } from '@pagewright/core/descriptions/matching/operationDetails';
import { type FoundOperation, OperationIndex } from '@pagewright/core/descriptions/matching/operationIndex';
import { decodeUri } from '@pagewright/core/text/decodeUri';
import type { ExtractorModel, Job } from '../model/extractorModel.ts';
import { findText } from '../model/nodes.ts';
import type { ApiShapes, KnownResponses } from '../shapes/jobShapes.ts';
import type { OpenDescription } from './descriptionReader.ts';
import { baseOf, jobTarget, methodOf } from './jobTarget.ts';

/** The description of the jobs of a configuration by its API's document. */
export class Described {
  readonly description: OpenDescription;
  readonly index: OperationIndex;
  /** The name of the file in messages. */
  readonly name: string;
  /** The operations by job; undefined for a job whose address cannot be compared. */
  readonly #found: ReadonlyMap<Job, FoundOperation | undefined>;
  #details: ReadonlyMap<string, OperationDetails> = new Map();

  constructor(description: OpenDescription, model: ExtractorModel) {
    const file = description.uri.slice(description.uri.lastIndexOf('/') + 1);
    this.description = description;
    this.name = decodeUri(file) ?? file;
    const matches = matchesOf(description);
    const base = baseOf(model);
    this.index = matches.index;
    this.#found = new Map(model.allJobs.map((job) => [job, findFor(job, base, model, matches)]));
  }

  /** Asks for missing details of the operations of the jobs. */
  async refresh(): Promise<void> {
    const pointers = [...this.#found.values()].flatMap((found) => found?.operation?.pointer ?? []);
    this.#details = await this.description.details([...new Set(pointers)]);
  }

  /** Whether the reader has given all requested details. */
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

  /** The known responses with the described ones, which count alone only if none was seen. */
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

interface Matches {
  index: OperationIndex;
  /** The operations by the parts that determine the address of a job: a keystroke changes that of hardly any job. */
  found: Map<string, FoundOperation | undefined>;
}

/** The maximum number of operations: more than one configuration has. */
const maxFound = 5000;

const known = new WeakMap<OpenDescription, Matches>();

function matchesOf(description: OpenDescription): Matches {
  const matches = known.get(description) ?? {
    index: new OperationIndex(description.outline.operations),
    found: new Map(),
  };
  known.set(description, matches);
  return matches;
}

function findFor(
  job: Job,
  base: URL | undefined,
  model: ExtractorModel,
  { index, found }: Matches,
): FoundOperation | undefined {
  const key = [base?.href, methodOf(job, model), findText(job.node, 'endpoint')?.value].join(' ');
  if (found.has(key)) return found.get(key);
  if (found.size >= maxFound) found.clear();
  const target = jobTarget(job, model, base);
  const operation = target && index.find(target);
  found.set(key, operation);
  return operation;
}
