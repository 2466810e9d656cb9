import type { JsonValue } from '../../json/value.ts';
import { decodeUri } from '../../text/decodeUri.ts';
import { DocumentNode, type OnRemark } from '../documentNode.ts';

/** Another file of a description, or why it was not read: the end of a sentence after "because". */
export type FoundFile = { file: string; document: JsonValue } | { reason: string };

/** Finds the file that a reference in another one names. */
export type FindFile = (reference: string, from: string) => FoundFile;

/** The limits for a chain of references, and for those being resolved: longer ones are cyclic. */
const maxHops = 50;
const maxPending = 200;

/** Follows the references of a description, within a file and from one to another. */
export class References {
  readonly #root: DocumentNode;
  readonly #findFile: FindFile;
  readonly #remark: OnRemark;
  /** The number of references being resolved, each within the one before, and the number since the first. */
  #open = 0;
  #resolved = 0;

  constructor(root: DocumentNode, findFile: FindFile, remark: OnRemark) {
    this.#root = root;
    this.#findFile = findFile;
    this.#remark = remark;
  }

  /** The node itself, or the target of its reference; missing if there is none. */
  follow(node: DocumentNode): DocumentNode {
    let at = node;
    for (let hops = 0; at.has('$ref'); hops++) {
      if (hops === maxHops) return this.#missing(node, 'leads back to itself');
      at = this.resolve(at);
    }
    return at;
  }

  /** The target of a node with a reference, which may be a reference too; missing if there is none. */
  resolve(node: DocumentNode): DocumentNode {
    if (this.#open === 0) this.#resolved = 0;
    if (this.#resolved++ >= maxPending) return this.#missing(node, 'leads back to itself');
    this.#open++;
    const found = this.#find(node);
    this.#open--;
    return found;
  }

  #find(node: DocumentNode): DocumentNode {
    const [name = '', fragment = ''] = splitOnce(node.text('$ref'));
    const file = this.#openFile(name, node);
    if ('reason' in file) return this.#missing(node, `was not followed because ${file.reason}`);
    return this.#walk(file, fragment) ?? this.#missing(node, 'leads nowhere');
  }

  #openFile(name: string, from: DocumentNode): DocumentNode | { reason: string } {
    if (name === '' && from.file === '') return this.#root;
    const found = this.#findFile(name, from.file);
    if ('reason' in found) return found;
    return found.file === '' ? this.#root : new DocumentNode(found.document, found.file, this.#remark);
  }

  /** Undefined if there is nothing. */
  #walk(file: DocumentNode, fragment: string): DocumentNode | undefined {
    if (fragment !== '' && !fragment.startsWith('/')) return undefined;
    let at = file;
    for (const token of fragment.split('/').slice(1)) {
      const key = (decodeUri(token) ?? token).replaceAll('~1', '/').replaceAll('~0', '~');
      // On the way there may be references, too.
      at = at.has('$ref') && !at.has(key) ? this.follow(at).at(key) : at.at(key);
    }
    return at.isMissing ? undefined : at;
  }

  #missing(node: DocumentNode, why: string): DocumentNode {
    node.remark(`The reference ${JSON.stringify(node.text('$ref'))} ${why}.`);
    return new DocumentNode(undefined, node.file, this.#remark);
  }
}

function splitOnce(reference: string): [string, string] {
  const hash = reference.indexOf('#');
  return hash < 0 ? [reference, ''] : [reference.slice(0, hash), reference.slice(hash + 1)];
}
