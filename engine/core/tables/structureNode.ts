export type NodeType = 'null' | 'scalar' | 'object' | 'array';

/** The slot of the elements of a list. */
export const itemSlot = '[]';

/** A field or the elements of a list, at a place in records (`docs/format/json-to-csv.md#31-the-structure-tree`). */
export class StructureNode {
  parent: StructureNode | undefined;
  /** Key in the object above; `[]` for the elements of a list. */
  key: string;
  type: NodeType | undefined;
  /** Column name; the elements of a list are always named `data`. */
  name: string | undefined;
  /** Fields of an object, in order of first appearance. */
  readonly fields = new Map<string, StructureNode>();
  item: StructureNode | undefined;
  /** The order of type, name, elements and fields in the state file. */
  order: string[] = [];

  constructor(key: string, parent: StructureNode | undefined) {
    this.key = key;
    this.parent = parent;
  }

  /** Path from the data type down, with `[]` for elements. */
  get path(): string {
    return this.parent === undefined ? this.key : `${this.parent.path}.${this.key}`;
  }

  /** The path without the `[]` parts. */
  get cleanPath(): string {
    if (this.parent === undefined) return this.key;
    return this.key === itemSlot && this.parent.item === this
      ? this.parent.cleanPath
      : `${this.parent.cleanPath}.${this.key}`;
  }

  addField(key: string, node = new StructureNode(key, this)): StructureNode {
    node.parent = this;
    if (!this.fields.has(key)) this.order.push(`_${key}`);
    this.fields.set(key, node);
    return node;
  }

  addItem(): StructureNode {
    this.item = new StructureNode(itemSlot, this);
    this.order.push(itemSlot);
    return this.item;
  }

  setType(type: NodeType): void {
    if (this.type === undefined) this.order.push('nodeType');
    this.type = type;
  }

  setName(name: string): void {
    if (this.name === undefined) this.order.push('headerNames');
    this.name = name;
  }
}
