import type { DescribedOutline, DescribedPlace, OperationDetails } from '@pagewright/engine/describedFiles';

/** What the thread that reads descriptions is asked, by the name of the question. */
export interface DescriptionQuestions {
  /** Reads a file, again if it was read before. */
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
  /** Forgets a file. */
  close: { asked: { uri: string }; response: undefined };
}

/** A question, with the number that its response has, too. */
export type NumberedQuestion = {
  [Name in keyof DescriptionQuestions]: { id: number; name: Name; asked: DescriptionQuestions[Name]['asked'] };
}[keyof DescriptionQuestions];

export interface NumberedResponse {
  id: number;
  /** Absent where the question failed. */
  response?: DescriptionQuestions[keyof DescriptionQuestions]['response'];
  /** Why it failed, for the log. */
  failure?: string;
}
