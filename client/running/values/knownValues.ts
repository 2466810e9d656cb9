import type { KnownSource } from '../../language/client/knownConfigurations.ts';
import type { Projects } from '../../project/composition/projects.ts';
import { fileId } from '../../shared/fileId.ts';

/** The sets of values that are chosen, for the language server, which reads them itself. */
export function knownValues(projects: Projects): KnownSource {
  return {
    of: async ({ uri }) => {
      const values = projects.chosen.of(fileId(uri));
      return values === undefined ? {} : { values };
    },
    onDidChange: projects.chosen.onDidChange,
  };
}
