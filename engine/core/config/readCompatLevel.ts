import type { JsonObject } from '../json/value.ts';
import { config as options } from '../schema/generated/options.ts';
import { OptionReader } from '../schema/optionReader.ts';

const latest = options.compatLevel;

/** `config.compatLevel` (`docs/format/json-to-csv.md#12-compatlevel`): 1 to 3, by default and at most the latest. */
export function readCompatLevel(config: JsonObject): number {
  const level = new OptionReader(config, options).integer('compatLevel') || latest;
  return Math.max(1, Math.min(level, latest));
}
