import { Float, getField, type JsonObject, type JsonValue, objectFrom } from '../../json/value.ts';
import { LegacyRowConverter } from '../legacy/legacyRowConverter.ts';
import { legacyStructVersion, readLegacyStructure, writeLegacyStructure } from '../legacy/legacyStructureState.ts';
import type { PageConverter, TableSink } from '../pageConverter.ts';
import { holdsNoData, type PageRows } from '../pageRows.ts';
import { RowConverter } from '../rowConverter.ts';
import { readStructure, structVersion, writeStructure } from '../structureState.ts';
import type { Conversion } from './selectConversion.ts';

/** The rules by which records become tables: how pages are analysed and rows are written. */
export interface TableConversion {
  /** Whether to ignore a page; called when it arrives. */
  ignores(page: PageRows): boolean;
  /** Analyses a page. Throws a UserError if it contradicts earlier pages. */
  analyse(page: PageRows): void;
  /** Incremented whenever tables or columns change. */
  readonly version: number;
  onNestedList(tell: (path: string) => void): void;
  createConverter(sink: TableSink): PageConverter;
  /** A conversion with the same columns, whose pages change nothing here. */
  fork(): TableConversion;
  /** The conversion's part of the state. */
  state(): { struct: JsonValue; version: JsonValue };
}

/** Creates a conversion that starts from the columns in the state. Throws a UserError if those are damaged. */
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
    fork: () => currentConversion(stateOf(writeStructure(structure))),
    state: () => ({ struct: writeStructure(structure), version: structVersion }),
  };
}

function legacyConversion(state: JsonObject): TableConversion {
  const structure = readLegacyStructure(state);
  // In a run that starts without the version, the platform holds it as a float until it reads the file again, so until
  // then it does not count as legacy (`docs/format/json-to-csv.md#121-state-decides-first`).
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
    fork: () => legacyConversion(stateOf(writeLegacyStructure(structure))),
    state: () => ({ struct: writeLegacyStructure(structure), version }),
  };
}

function stateOf(struct: JsonValue): JsonObject {
  return objectFrom([['json_parser.struct', struct]]);
}
