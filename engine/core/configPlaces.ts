/** A configuration's name: its file name without `.extractor.json`, `.json` or `.yml`. */
export function configName(fileName: string): string {
  return fileName.replace(/(?:(?:\.extractor)?\.json|\.yml)$/, '');
}

/** The name of a configuration, with that of an environment: `NAME@dev`. */
export function nameWithin(fileName: string, environment: string | undefined): string {
  const name = configName(fileName);
  return environment === undefined ? name : `${name}@${environment}`;
}

/** The file in which the editor keeps the recording of a run, relative to the configuration's folder. */
export function recordingPlace(fileName: string, environment?: string): string {
  return `.pagewright/recordings/${nameWithin(fileName, environment)}`;
}
