/** The file name of the plan of a configuration or of one of its jobs. */
export function planDocumentName(configFile: string, job: string | undefined): string {
  const name = configFile.replace(/(\.extractor)?\.json$/, '');
  const about = job === undefined ? name : `${name} – ${job.replace(/[/\\]+/g, ' ').trim()}`;
  return `${about}.plan.txt`;
}
