import type { Location } from 'vscode-json-languageservice';
import type { ExtractorModel } from '../model/extractorModel.ts';
import type { Described } from './described.ts';
import { placeInJob } from './placeInJob.ts';

/** The place of the endpoint or the parameter at an offset in the description of the API. */
export async function findDescribed(
  model: ExtractorModel,
  offset: number,
  described: Described | undefined,
): Promise<Location[]> {
  const place = described && placeInJob(model, offset);
  const operation = place && described?.operationOf(place.job)?.operation;
  if (!described || !operation) return [];
  const found = await described.description.findPlace(operation.pointer, place.param);
  return found ? [found] : [];
}
