/** A reason why a job of the platform cannot be judged. */
export interface Missing {
  code: MissingCode;
  /** The reason and, where something helps, the remedy, in a sentence or two. */
  message: string;
  /** The place in the configuration, as of evidence; absent: it is about the job as a whole. */
  pointer?: string;
}

/** The kinds, with the sentence of each. */
export const missingSentences = {
  unfinished: 'The job has not ended yet.',
  'no-version': 'The version of the configuration that ran is not known, so its jobs are not either.',
  'own-body':
    'The job ran a body that it was given, and not that of the configuration, so its jobs are not known. Run it without one.',
  unreadable: 'The configuration that ran could not be read here. Check it to see why.',
  'no-rows-ran': 'All rows are disabled, so the job read nothing. Enable one.',
  disabled: 'The configuration was disabled, so the job read nothing. Enable it, or run it with force.',
  'no-debug': 'The job does not say which requests it sent. Switch on "debug" to see them.',
  'debug-mode': 'The job ran in debug mode, which loads no tables, so its records cannot be counted.',
  'events-gone':
    'The project shows no events of the job: they are not there any more, or the token may not see them. Run it again.',
  'events-cut': 'The job has more events than are read here, so the last ones are not known.',
  'no-rows-before':
    'The table is loaded incrementally, and its rows before the job are not known. Start the job from here to count them.',
  'no-table': 'The job wrote no table of this name, so its records cannot be counted.',
  'tables-cut': 'The job wrote more tables than are read here, so the records of this one cannot be counted.',
  'table-gone': 'The table is not in the project any more, so its rows cannot be counted.',
  'table-changed': 'The table was loaded again since, so the rows of this job cannot be counted.',
  'shared-table': 'Several jobs of the configuration write the same table, so the rows of this one cannot be counted.',
  'key-incremental':
    'The table is loaded incrementally and has a primary key, so rows that were there before are not counted again.',
  processors: 'Processors change the tables after the extractor, so their rows need not be the records that were read.',
  children: 'The job runs for each record of another one, and its requests cannot be told apart by record.',
  iterations: 'The configuration has several iterations, whose requests and rows cannot be told apart.',
  'post-body': 'The job pages with a request body, which the platform does not show.',
  'requests-unclear': 'The requests of the job could not be told from others, or do not fit the configuration.',
  'values-unknown': 'The values of the variables that the job used are not known, so its page size is not either.',
  'rows-unclear':
    'The number of rows does not fit the number of requests, so records may have been dropped or repeated.',
  'single-request':
    'The job made a single request. Nothing in it proves that there was no more: set a page size below the number of records.',
  'end-unclear': 'The events do not say what ended the paging.',
  'flag-unseen': 'A field of the response ended the paging ("nextPageFlag"), and a job does not show its value.',
  'limit-field': 'A number of the response ended the paging ("limitStop.field"), and a job does not show it.',
  'limit-at-end': 'A limit ended the paging on a page that was not full, so it need not have cut anything.',
  'empty-end': 'The last page had no records. A job does not show whether the API had no more, or sent an error.',
  'single-record':
    'The last page had one record. A job does not show whether it is the last record, or an object in place of a list.',
  'no-data-field': 'Without "dataField" a job does not show whether its last response was a list or an error. Set it.',
  'no-records':
    'The job read no records. A job does not show whether the API had none, or the path is wrong. Run it here.',
  'unknown-warning': 'The job warned of something that is not understood here. Read its events.',
} as const satisfies Record<string, string>;

export type MissingCode = keyof typeof missingSentences;

/** Creates a reason with its sentence. */
export function missing(code: MissingCode, pointer?: string): Missing {
  return { code, message: missingSentences[code], ...(pointer !== undefined && { pointer }) };
}

/** Each kind once, in order. */
export function eachOnce(all: readonly Missing[]): Missing[] {
  return [...new Map(all.map((each) => [each.code, each])).values()];
}
