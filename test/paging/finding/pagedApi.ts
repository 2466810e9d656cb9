import type { FindingRequest } from './findingRequest.ts';

/** Any JSON object; numbers may be 64-bit integers. */
export type Parts = Record<string, unknown>;

/** A record of an API. */
// biome-ignore lint/suspicious/noExplicitAny: the keys differ by the API, and each API knows its own
export type Item = Record<string, any>;

export interface BareJob extends Parts {
  endpoint: string;
  method?: 'GET' | 'POST' | 'FORM';
  params?: Parts;
  dataField?: string;
}

/** Results of a search; `fault` is an exit with 1, without an answer. */
export type Outcome = 'found' | 'not-needed' | 'not-expressible' | 'unknown' | 'fault';

export type ApiKind = 'offset' | 'page' | 'token' | 'address' | 'lastId' | 'none' | 'not-expressible' | 'troubled';

/** Additions to the bare configuration. */
export interface Reading {
  pagination?: Parts;
  job?: Parts;
}

/** A mock API: it serves records by the rules of a family of real ones, the same each time. */
export interface PagedApi {
  id: string;
  /** The real APIs that it follows. */
  family: string;
  kind: ApiKind;
  /** How many records it has. */
  n: number;
  /** Difficulties, in words. */
  traps: string[];
  /** Path of `baseUrl`, with a slash at the end; absent: `/`. */
  base?: string;
  job: BareJob;
  /** Further parts of `api` and `config`. */
  api?: Parts;
  config?: Parts;
  /** A record with this number and unique text; absent: `id`, `name`, `state`. */
  record?: (index: number, mark: string) => Item;
  /** Whether it answers on other paths than that of the job; absent: those are a 404. */
  anyPath?: boolean;
  /** Whether a link of it goes where nothing listens. */
  leadsAway?: boolean;
  /** Whether nothing listens at its address. */
  isDown?: boolean;
  answer(request: FindingRequest, records: Item[]): unknown;
  /** A configuration that reads everything; absent: there is none. */
  truth?: Reading;
  /** Pattern of what the reason must name where the format cannot express the paging. */
  names?: RegExp;
  /** Outcomes that are right as well. */
  accepts?: Outcome[];
}

/** An API with all that the others leave out. */
export interface ReadyApi extends PagedApi {
  base: string;
  marks: string[];
  records: Item[];
}

const adjectives = ['Brisk', 'Cedar', 'Dusty', 'Early', 'Foggy', 'Gentle', 'Hidden', 'Iron', 'Jolly', 'Kind', 'Lofty'];
const nouns = ['Bridge', 'Canyon', 'Dune', 'Ferry', 'Glacier', 'Island', 'Jetty', 'Kettle', 'Lagoon', 'Mill'];

/** Adds the records and their unique texts. */
export function readyApi(api: PagedApi): ReadyApi {
  const marks = Array.from({ length: api.n }, (_, i) => `${adjectives[i % 11]} ${nouns[i % 10]} ${api.id} no ${i + 1}`);
  const record = api.record ?? ((id, name) => ({ id: id * 2 + 501, name, state: stateOf(id) }));
  return { base: '/', ...api, marks, records: marks.map((mark, index) => record(index, mark)) };
}

export function stateOf(index: number): string {
  return ['new', 'sent', 'done'][index % 3] ?? '';
}

/** The configuration of an API at this origin, bare or with what its truth adds. */
export function configOf(api: ReadyApi, origin: string, { pagination, job = {} }: Reading = {}) {
  const params = { ...api.job.params, ...(job['params'] as Parts | undefined) };
  const whole = { ...api.job, dataType: 'items', ...job, ...(Object.keys(params).length > 0 && { params }) };
  return {
    api: { baseUrl: origin + api.base, ...api.api, ...(pagination && { pagination }) },
    config: { ...api.config, jobs: [{ __NAME: 'items', ...whole }] },
  };
}
