import type { LayoutName } from '@pagewright/engine/platform';
import { type Command, Option } from 'commander';

/** The options of each verb below `project`, as commander returns them. */
export interface ProjectOptions {
  stack?: string;
  tokenFile?: string;
  branch?: string;
  folder: string;
  layout?: LayoutName;
  format: ProjectFormat;
}

export type ProjectFormat = 'text' | 'json' | 'markdown';

const usualFormats: readonly ProjectFormat[] = ['text', 'json'];
const layouts: readonly LayoutName[] = ['pagewright', 'kbc', 'kbagent'];

/** Adds the options that say which project, which branch and which folder. */
export function addProjectOptions(command: Command, formats = usualFormats): Command {
  return command
    .addOption(
      new Option('--stack <address>', 'the stack, such as connection.keboola.com (default: the one of the folder)').env(
        'KBC_STACK',
      ),
    )
    .option('--token-file <file>', 'file with the token of the project (default: the environment variable KBC_TOKEN)')
    .option('--branch <name>', 'name or id of the branch (default: the one of the folder)')
    .option('--folder <dir>', 'the folder of the project', '.')
    .addOption(
      new Option(
        '--layout <layout>',
        'how the files of a new folder lie (default: as the tool whose manifest is there keeps them)',
      ).choices(layouts),
    )
    .addOption(new Option('--format <format>', 'format of the output').choices(formats).default('text'));
}
