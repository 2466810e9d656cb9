import type { SeparatorForm } from '@pagewright/core/json/dottedPlace';
import type { NextPlace } from '@pagewright/core/pagination/paging';
import type { PropertyASTNode, StringASTNode } from 'vscode-json-languageservice';
import type { Job } from '../extractorModel.ts';

export type PathKind =
  | NextPlace['holds']
  | 'nextPageFlag'
  | 'limitStop'
  | 'dataField'
  | 'responseFilter'
  | 'placeholder'
  | 'mapping'
  | 'login';

/** A place with the path of a value in a response of the API or in one of its records. */
export interface ResponsePath {
  kind: PathKind;
  /** The property whose value, or one of whose elements, is the path; in a mapping, the one whose key is the path. */
  property: PropertyASTNode;
  /** The text of the path; undefined if it is not written yet or not a text. */
  node: StringASTNode | undefined;
  /** The start of the path; nothing is known about the response to a login. */
  from: 'response' | 'record' | 'login';
  /** The jobs whose responses or records it reads. */
  jobs: readonly Job[];
  /** The separator of its steps; null if it is a single key, not a path. */
  delimiter: string | null;
  /** The form of another separator; absent if there is none. */
  separatorForm?: SeparatorForm | undefined;
  /** The nested lists whose elements it reads, outermost first: tables inside tables. */
  inside: readonly NestedList[];
  /** Whether a run reads it: a run ignores the options of methods that are not chosen. */
  isRead: boolean;
}

export interface NestedList {
  path: string;
  delimiter: string;
}
