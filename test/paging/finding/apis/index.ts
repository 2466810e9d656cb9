import { type PagedApi, readyApi } from '../pagedApi.ts';
import { addresses } from './addresses.ts';
import { addressesOdd } from './addressesOdd.ts';
import { lastIds } from './lastIds.ts';
import { none } from './none.ts';
import { notExpressible } from './notExpressible.ts';
import { notExpressibleBodies } from './notExpressibleBodies.ts';
import { offsets } from './offsets.ts';
import { offsetsOdd } from './offsetsOdd.ts';
import { pages } from './pages.ts';
import { pagesOdd } from './pagesOdd.ts';
import { shapes } from './shapes.ts';
import { tokens } from './tokens.ts';
import { tokensEnds } from './tokensEnds.ts';
import { tokensOdd } from './tokensOdd.ts';
import { troubled } from './troubled.ts';

const groups: PagedApi[][] = [
  offsets,
  offsetsOdd,
  pages,
  pagesOdd,
  shapes,
  tokens,
  tokensOdd,
  tokensEnds,
  addresses,
  addressesOdd,
  lastIds,
  none,
  notExpressible,
  notExpressibleBodies,
  troubled,
];

/** All mock APIs, with their records. */
export const apis = groups.flat().map(readyApi);
