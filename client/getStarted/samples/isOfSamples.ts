/** The folder that the samples are copied to. */
export const samplesFolder = 'pagewright-samples';

/** Whether a path is of a copied sample, or of what a run of one wrote. */
export function isOfSamples(path: string): boolean {
  return path.split(/[\\/]/).slice(0, -1).includes(samplesFolder);
}
