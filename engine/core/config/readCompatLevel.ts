import { getField, type JsonObject } from '../json/value.ts';
import { integerOf } from './readValues.ts';

const latest = 3;

/** `config.compatLevel` (`json-to-csv.md` section 12): 1 to 3, where missing, empty and above count as the latest. */
export function readCompatLevel(config: JsonObject): number {
  const level = integerOf(getField(config, 'compatLevel')) || latest;
  return Math.max(1, Math.min(level, latest));
}
