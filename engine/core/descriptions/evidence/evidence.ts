import type { PagingClue } from '../../pagination/pagingMethod.ts';
import type { Recognised } from '../../recognition/paging/recognise.ts';
import type { DescribedOperation } from '../apiDescription.ts';
import type { Sureness } from '../imported.ts';
import type { EnvelopeField } from './envelope.ts';
import type { FoundRecords } from './findRecords.ts';
import type { PagingParams } from './pagingParams.ts';

/** What is described of an endpoint that lists records, as far as paging is concerned. */
export interface Evidence {
  operation: DescribedOperation;
  params: PagingParams;
  /** The scalars around the records. */
  fields: readonly EnvelopeField[];
  /** What these say of paging. */
  paging: Recognised<EnvelopeField>;
  records: FoundRecords;
}

/** A paging method that the evidence suggests. */
export interface FoundPaging {
  /** Absent where no method of the format can do it. */
  clue?: PagingClue;
  /** For a person: `offset by "skip"`. */
  title: string;
  sureness: Sureness;
  /** Sentences. */
  evidence: string[];
  /** What a job must send itself. */
  params?: Readonly<Record<string, number>>;
}

/** Looks for the paging of one kind. */
export type FindPaging = (evidence: Evidence) => FoundPaging | undefined;
