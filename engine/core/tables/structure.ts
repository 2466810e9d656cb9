import { isObject, type JsonList, type JsonObject, type JsonValue } from '../json/value.ts';
import type { Records } from '../records/records.ts';
import type { Kinds } from '../transcode/layoutMemory.ts';
import { ScannedRecords } from '../transcode/scannedRecords.ts';
import { addParentKeys } from './addParentKeys.ts';
import { nameColumns } from './nameColumns.ts';
import { holdsNoData, type PageRows } from './pageRows.ts';
import { recordType } from './recordType.ts';
import { fitOf, recordTypes } from './scannedFit.ts';
import { StructureNode } from './structureNode.ts';

/**
 * The structure of a run's records, which defines all tables and columns
 * (`docs/format/json-to-csv.md#3-structure-analysis`): a tree for each data type that grows page by page.
 */
export class Structure {
  /** The list of records of each data type. */
  readonly roots = new Map<string, StructureNode>();
  /** Keys of the parent columns of each data type, in order, over all pages. */
  readonly parentKeys = new Map<string, Set<string>>();
  /** The taken names of each table. */
  readonly takenNames = new Map<string, Set<string>>();
  /** Called once for each path with a list within a list, which becomes JSON text. */
  onNestedList: (path: string) => void = () => undefined;
  readonly #nestedLists = new Set<StructureNode>();
  /** The version in which scanned records with these kinds of values added nothing. */
  readonly #knownAt = new WeakMap<Kinds, number>();
  #version = 0;
  // Differs from the structure's at first: an older state may have left places without a name.
  #namedVersion = -1;
  #areNamesFinal = true;

  /** Incremented whenever the tables or columns change. */
  get version(): number {
    return this.#version;
  }

  /** Analyses a page. Throws a UserError if its values contradict earlier pages (section 3.4). */
  analyse(page: PageRows): void {
    if (holdsNoData(page)) return;
    if (addParentKeys(this.parentKeys, page)) this.#version++;
    const root = this.roots.get(page.dataType) ?? this.addRoot(page.dataType);
    const { rows } = page;
    if (!(rows instanceof ScannedRecords) || !this.#analyseScanned(rows, root)) this.#visitElements(rows, root);
    this.#record(root, 'array');
    if (!this.#areNamesFinal) this.#version++;
    if (this.#namedVersion === this.#version) return;
    this.#areNamesFinal = nameColumns(this.roots, this.takenNames);
    this.#namedVersion = this.#version;
  }

  addRoot(dataType: string): StructureNode {
    const root = new StructureNode(dataType, undefined);
    this.roots.set(dataType, root);
    return root;
  }

  #visit(value: JsonValue, node: StructureNode): void {
    if (value === null) this.#record(node, 'null');
    else if (Array.isArray(value)) this.#visitList(value, node);
    else if (isObject(value)) this.#visitObject(value, node);
    else if (node.type !== 'scalar') this.#record(node, 'scalar');
  }

  #visitObject(object: JsonObject, node: StructureNode): void {
    if (object instanceof Map) {
      for (const [key, value] of object) this.#visit(value, node.fields.get(key) ?? this.#addField(node, key));
    } else {
      // Called for every record, so it creates no list of keys. Objects of JSON.parse have no inherited ones.
      for (const key in object)
        this.#visit(object[key] as JsonValue, node.fields.get(key) ?? this.#addField(node, key));
    }
    this.#record(node, 'object');
  }

  #visitList(list: JsonList, node: StructureNode): void {
    const isInList = node.parent?.item === node;
    if (isInList) {
      this.#record(node, 'scalar');
      if (!this.#nestedLists.has(node)) this.onNestedList(node.path);
      this.#nestedLists.add(node);
      return;
    }
    this.#visitElements(list, node);
    this.#record(node, 'array');
  }

  /** Whether all values of the records are known from their layouts, or from the first records of new ones. */
  #analyseScanned(records: ScannedRecords, root: StructureNode): boolean {
    if (this.#knownAt.get(records.kinds) === this.#version && !records.hasSlow) return true;
    const before = this.#version;
    const fit = fitOf(records, root.item);
    if (fit === 'unclear') return false;
    if (fit === 'known') this.#visitAll(records.slow(), root);
    else {
      const samples = [...records.firsts()].map(([, index]) => records.at(index) ?? null);
      this.#visitAll(samples, root);
    }
    recordTypes(records, root.item, (node, type) => this.#record(node, type));
    if (this.#version === before) this.#knownAt.set(records.kinds, before);
    return true;
  }

  #visitElements(list: Records, node: StructureNode): void {
    const item = this.#visitAll(list, node);
    if (list.length === 0) this.#record(item, 'null');
  }

  /** Visits elements of a list. Returns their place. */
  #visitAll(elements: Iterable<JsonValue>, node: StructureNode): StructureNode {
    let item = node.item;
    if (item === undefined) {
      item = node.addItem();
      this.#version++;
    }
    for (const element of elements) this.#visit(element, item);
    return item;
  }

  #addField(node: StructureNode, key: string): StructureNode {
    this.#version++;
    return node.addField(key);
  }

  #record(node: StructureNode, type: 'null' | 'scalar' | 'object' | 'array'): void {
    if (node.type !== type && recordType(node, type)) this.#version++;
  }
}
