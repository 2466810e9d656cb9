import { Float, getField, type JsonObject, type JsonValue } from '../json/value.ts';
import { LegacyRowConverter } from './legacy/legacyRowConverter.ts';
import { legacyStructVersion, readLegacyStructure, writeLegacyStructure } from './legacy/legacyStructureState.ts';
import type { PageConverter, TableSink } from './pageConverter.ts';
import { RowConverter } from './rowConverter.ts';
import type { Conversion } from './selectConversion.ts';
import { readStructure, structVersion, writeStructure } from './structureState.ts';
import { holdsNoData, type TablePage } from './tablePage.ts';

/** One set of rules by which records become tables: what they learn from the pages, and how rows are written. */
export interface TableConversion {
  /** Whether a page leaves no trace; asked when it comes. */
  ignores(page: TablePage): boolean;
  /** Takes a page into account. Throws a UserError where it contradicts what is known. */
  analyse(page: TablePage): void;
  /** Grows whenever tables or columns change. */
  readonly version: number;
  onNestedList(tell: (path: string) => void): void;
  createConverter(sink: TableSink): PageConverter;
  /** What the state keeps of it. */
  state(): { struct: JsonValue; version: JsonValue };
}

/** The conversion of these rules, starting from the columns in the state. Throws a UserError where those are damaged. */
export function createConversion(kind: Conversion, state: JsonObject): TableConversion {
  return kind === 'legacy' ? legacyConversion(state) : currentConversion(state);
}

function currentConversion(state: JsonObject): TableConversion {
  const structure = readStructure(state);
  return {
    ignores: holdsNoData,
    analyse: (page) => structure.analyse(page),
    get version() {
      return structure.version;
    },
    onNestedList(tell) {
      structure.onNestedList = tell;
    },
    createConverter: (sink) => new RowConverter(structure, sink),
    state: () => ({ struct: writeStructure(structure), version: structVersion }),
  };
}

function legacyConversion(state: JsonObject): TableConversion {
  const structure = readLegacyStructure(state);
  // Of a run that began without it, the platform has it as a float until it is read from the file again: within the run
  // it does not count as legacy then (`json-to-csv.md` 12.1).
  const isLoaded = getField(state, 'json_parser.structVersion') === legacyStructVersion;
  const version = isLoaded ? legacyStructVersion : new Float(legacyStructVersion);
  return {
    ignores: (page) => structure.ignores(page),
    analyse: (page) => structure.analyse(page),
    get version() {
      return structure.version;
    },
    onNestedList(tell) {
      structure.onNestedList = tell;
    },
    createConverter: (sink) => new LegacyRowConverter(structure, sink),
    state: () => ({ struct: writeLegacyStructure(structure), version }),
  };
}
