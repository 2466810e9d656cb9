export interface Sample {
  /** File name of the configuration. */
  file: string;
  title: string;
  about: string;
}

/** A row of the table in `samples/README.md`: `| [title](file) | about | … |`. */
const row = /^\|\s*\[([^\]]+)\]\(([^)]+\.extractor\.json)\)\s*\|([^|]*)\|/;

/** The samples that `samples/README.md` lists, in its order, without the Markdown markup. */
export function readSampleList(readme: string): Sample[] {
  return readme.split('\n').flatMap((line) => {
    const [, title, file, about] = row.exec(line) ?? [];
    if (title === undefined || file === undefined || about === undefined) return [];
    return [{ file, title, about: about.trim().replaceAll(/[`*]/g, '') }];
  });
}

/** The files that belong to the samples: the page itself and those that it links to. */
export function sampleFiles(readme: string): string[] {
  const links = [...readme.matchAll(/\]\(([\w.-]+\.(?:json|yaml))\)/g)].map(([, name = '']) => name);
  return ['README.md', ...new Set(links)];
}
