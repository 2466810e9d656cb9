/** The command that the lens of a recording calls; its argument is the document's URI. */
export const runRecordedCommand = 'pagewright.runRecorded';
