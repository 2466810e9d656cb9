import type { JsonValue } from '../json/value.ts';
import type { ParamRole } from '../recognition/paging/pagingWords.ts';
import type { Bench } from './bench/bench.ts';
import { type Demand, readDemands } from './bench/readDemands.ts';
import { needsLogin, type Reply } from './bench/reply.ts';
import type { Search } from './bench/search.ts';

const maxRounds = 2;
/** Values for a parameter that an API demands without a number. */
const usual: Readonly<Record<ParamRole, JsonValue>> = { size: 50, page: 1, position: 0, nextToken: '*' };

/** The first page of the job without paging, with the paging parameters that the API demands even for that. */
export function* firstPage(bench: Bench): Search<Reply> {
  let reply = yield* bench.ask(bench.job.request, 'the first page');
  for (let round = 0; round < maxRounds && !reply.isPage && reply.because === 'refused'; round++) {
    const demands = readDemands(reply).filter(({ param }) => !bench.required.has(param));
    const [demand] = demands;
    if (demand === undefined || needsLogin(reply)) break;
    const value = wantedValue(demand);
    bench.require(demand.param, value);
    bench.saw(`The API demands "${demand.param}" (${reply.message}).`, reply);
    reply = yield* bench.ask(bench.job.request, `the first page with "${demand.param}"`);
  }
  return reply;
}

function wantedValue({ role, number }: Demand): JsonValue {
  return role === 'nextToken' || number === undefined ? usual[role] : number;
}
