import { isEmptyInConfig } from '../../json/isEmpty.ts';
import { getField, type JsonObject } from '../../json/value.ts';

/** The rules by which records become tables: those of `compatLevel` 1, or the current ones. */
export type Conversion = 'legacy' | 'current';

interface ConversionChoice {
  conversion: Conversion;
  /** Reported once, at the start of the run. */
  warning?: ConversionWarning;
}

interface ConversionWarning {
  kind: 'legacy-by-state' | 'legacy-by-level' | 'legacy-ignored';
  message: string;
}

const legacyLevel = 1;
const legacyVersion = 2;

/** Selects the conversion by the state, else `compatLevel` (`docs/format/json-to-csv.md#121-state-decides-first`). */
export function selectConversion(state: JsonObject, compatLevel: number): ConversionChoice {
  const version = getField(state, 'json_parser.structVersion');
  const knowsColumns = !isEmptyInConfig(getField(state, 'json_parser.struct')) && !isEmptyInConfig(version);
  const asksForLegacy = compatLevel <= legacyLevel;
  if (knowsColumns && version === legacyVersion) return { conversion: 'legacy', warning: byState };
  if (knowsColumns) return { conversion: 'current', ...(asksForLegacy && { warning: ignored }) };
  return asksForLegacy ? { conversion: 'legacy', warning: byLevel } : { conversion: 'current' };
}

const byState: ConversionWarning = {
  kind: 'legacy-by-state',
  message:
    'The state file holds columns of the old JSON conversion, so this run uses the old one too. Remove "json_parser.struct" and "json_parser.structVersion" from the state to switch to the current conversion.',
};

const byLevel: ConversionWarning = {
  kind: 'legacy-by-level',
  message: 'This run uses the old JSON conversion, because "compatLevel" asks for it.',
};

const ignored: ConversionWarning = {
  kind: 'legacy-ignored',
  message:
    '"compatLevel" asks for the old JSON conversion, but the state file already holds columns of the current one, which this run therefore uses. Remove "compatLevel", or start with an empty state.',
};
