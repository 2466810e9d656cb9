// The words that the editor's side and the language server share. Constants and types only.

/** The language of extractor configurations. */
export const languageId = 'extractor-config';

/** Commands of the editor that the server's code lenses call. */
export const runCommands = {
  /** Argument: the document's URI. */
  run: 'pagewright.run',
  /** Arguments: the document's URI and the name of the job. */
  runJob: 'pagewright.runJob',
  /** Arguments: the document's URI and the name of the job. */
  runFirstPage: 'pagewright.runFirstPage',
} as const;

/** What the editor may say when it starts the server; everything may be missing. */
export interface InitializationOptions {
  /** Whether the editor has the commands of `runCommands`; without them there are no code lenses. */
  runLenses?: boolean;
}

/** Files whose change changes the diagnostics of the configuration beside them. */
export const shapesPattern = '**/*.shapes.json';
