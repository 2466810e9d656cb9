import { contextsScope } from './contextsScope.ts';
import { functionScope } from './functionScope.ts';
import { pagingScope } from './pagingScope.ts';
import { recordsScope } from './recordsScope.ts';
import { requestScope } from './requestScope.ts';
import { responseScope } from './responseScope.ts';
import { runScope } from './runScope.ts';
import type { Scope } from './scope.ts';
import { tablesScope } from './tablesScope.ts';

/** All scopes of a frame, in the order in which they are shown. */
export const scopes: readonly Scope[] = [
  functionScope,
  pagingScope,
  requestScope,
  responseScope,
  recordsScope,
  contextsScope,
  tablesScope,
  runScope,
];
