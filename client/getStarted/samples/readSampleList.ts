export interface Sample {
  /** File name of the configuration. */
  file: string;
  title: string;
  /** What it shows, in words. */
  about: string;
}

/** A row of the table in `samples/README.md`: `| [title](file) | about | … |`. */
const row = /^\|\s*\[([^\]]+)\]\(([^)]+\.extractor\.json)\)\s*\|\s*([^|]*?)\s*\|/;

/** The samples that the readme of the samples lists, in its order, without the marks of the Markdown. */
export function readSampleList(readme: string): Sample[] {
  return readme.split('\n').flatMap((line) => {
    const [, title, file, about] = row.exec(line) ?? [];
    if (title === undefined || file === undefined || about === undefined) return [];
    return [{ file, title, about: about.replaceAll(/[`*]/g, '') }];
  });
}
