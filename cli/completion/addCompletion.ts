import { Argument, type Command } from 'commander';
import { examplesText } from '../about/examplesText.ts';
import { bashScript } from './bashScript.ts';
import { completableVerbs } from './completable.ts';
import { fishScript } from './fishScript.ts';
import { zshScript } from './zshScript.ts';

const scripts = { bash: bashScript, zsh: zshScript, fish: fishScript };

/** `pagewright completion`: prints the script with which a shell completes verbs, options and files. */
export function addCompletion(program: Command): void {
  program
    .command('completion')
    .description('Print a script that completes the verbs and options of pagewright in a shell.')
    .addArgument(new Argument('<shell>', 'the shell').choices(Object.keys(scripts)))
    .addHelpText(
      'after',
      examplesText([
        'completion bash > ~/.local/share/bash-completion/completions/pagewright',
        'completion zsh > ~/.zfunc/_pagewright',
        'completion fish > ~/.config/fish/completions/pagewright.fish',
      ]),
    )
    .action((shell: keyof typeof scripts) => {
      process.stdout.write(scripts[shell](completableVerbs(program)));
    });
}
