import type { PagingClue } from '../../pagination/pagingMethod.ts';
import type { Recognised } from '../../recognition/paging/recognise.ts';
import type { DescribedOperation } from '../apiDescription.ts';
import type { Sureness } from '../imported.ts';
import type { EnvelopeField } from './envelope.ts';
import type { FoundRecords } from './findRecords.ts';
import type { PagingParams } from './pagingParams.ts';

/** The described parts of an endpoint that lists records which matter for paging. */
export interface Evidence {
  operation: DescribedOperation;
  params: PagingParams;
  fields: readonly EnvelopeField[];
  paging: Recognised<EnvelopeField>;
  records: FoundRecords;
}

export interface FoundPaging {
  /** Absent where no method of the format supports it. */
  clue?: PagingClue;
  title: string;
  sureness: Sureness;
  evidence: string[];
  /** The parameters that a job must send itself. */
  params?: Readonly<Record<string, number>>;
}

/** Finds the paging of one kind. */
export type FindPaging = (evidence: Evidence) => FoundPaging | undefined;
