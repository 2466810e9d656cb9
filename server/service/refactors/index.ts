import { inferMapping } from './inferMapping.ts';
import { moveSecret } from './moveSecret.ts';
import type { Refactor } from './refactor.ts';
import { sortKeys } from './sortKeys.ts';
import { useMultipleScrollers } from './useMultipleScrollers.ts';

/** Every refactoring, in the order offered. */
export const refactors: readonly Refactor[] = [inferMapping, useMultipleScrollers, moveSecret, sortKeys];
