import { isUserError } from '../../../engine/core/errors.ts';
import { type SimulatedAnswer, type SimulatedEnd, simulateRun } from '../../unit/engine/verdict/simulateRun.ts';
import type { RandomApi } from './randomApi.ts';

/** Runs a job that reads this API with what it sends for each page, counted from 0; undefined if the run fails. */
export function readRandomApi(api: RandomApi, answer: (page: number) => SimulatedAnswer): SimulatedEnd | undefined {
  const { way, dataField } = api;
  const { pagination } = way;
  const run = { ...(pagination && { pagination }), ...(dataField && { dataField }) };
  try {
    return simulateRun({ ...run, answer: (request) => answer(way.pageOf(request)) });
  } catch (error) {
    if (isUserError(error)) return undefined;
    throw error;
  }
}
