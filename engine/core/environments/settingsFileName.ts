/** The file with the settings of a folder and everything below it: severities of diagnostics, and environments. */
export const settingsFileName = '.pagewright.json';
