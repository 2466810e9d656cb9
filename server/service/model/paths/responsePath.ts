import type { PropertyASTNode, StringASTNode } from 'vscode-json-languageservice';
import type { NextPlace } from '../../../../engine/core/pagination/paging.ts';
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

/** A place where the path of a value is written that an API's answer, or one of its records, holds. */
export interface ResponsePath {
  kind: PathKind;
  /** The property whose value, or one of whose elements, is the path; of a mapping the one whose key it is. */
  property: PropertyASTNode;
  /** The text that is the path; undefined where it is not written yet, or is no text. */
  node: StringASTNode | undefined;
  /** What it leads into; of the answer to a login nothing is known. */
  from: 'response' | 'record' | 'login';
  /** The jobs whose answers or records it is read from. */
  jobs: readonly Job[];
  /** What separates its steps; null where it is one key and no path. */
  delimiter: string | null;
  /** The lists within a record that lead to the element it is read from, outermost first: tables within tables. */
  inside: readonly Step[];
  /** Whether a run reads it: it does not read the options of a method that is not chosen. */
  isRead: boolean;
}

export interface Step {
  path: string;
  delimiter: string;
}
