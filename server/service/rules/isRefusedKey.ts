import type { ExtractorModel } from '../model/extractorModel.ts';
import type { KnownKeys } from './describeObjects.ts';

/** Whether the platform refuses the configuration for an unknown key in an object: one around `parameters`. */
export function isRefusedKey({ form }: ExtractorModel, known: KnownKeys): boolean {
  return form === 'wrapped' && known.isRefused;
}
