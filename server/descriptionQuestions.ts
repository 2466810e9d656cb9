import type { DescribedOutline, DescribedPlace, OperationDetails } from '@pagewright/engine/describedFiles';

/** The questions to the thread that reads descriptions, by their names. */
export interface DescriptionQuestions {
  /** Reads a file, even if it was read before. */
  open: {
    asked: { uri: string; folder: string };
    response: { outline: DescribedOutline; files: readonly string[] } | { reason: string };
  };
  details: {
    asked: { uri: string; pointers: readonly string[] };
    response: ReadonlyMap<string, OperationDetails>;
  };
  findPlace: {
    asked: { uri: string; pointer: string; param: string | undefined };
    response: DescribedPlace | undefined;
  };
  close: { asked: { uri: string }; response: undefined };
}

/** A question with a number, which its response also has. */
export type NumberedQuestion = {
  [Name in keyof DescriptionQuestions]: { id: number; name: Name; asked: DescriptionQuestions[Name]['asked'] };
}[keyof DescriptionQuestions];

export interface NumberedResponse {
  id: number;
  /** The response; absent if the question failed. */
  response?: DescriptionQuestions[keyof DescriptionQuestions]['response'];
  /** The reason of a failure, for the log. */
  failure?: string;
}
