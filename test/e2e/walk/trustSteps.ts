import { misspelled } from '../window/misspelled.ts';
import type { Step } from './step.ts';

/** In a folder that is not trusted: editing helps, running asks. */
export const trustSteps: Step[] = [
  {
    name: 'a folder in restricted mode',
    async take(window) {
      await window.opened();
      await window.status('Restricted Mode').waitFor();
    },
  },
  {
    name: 'help without trust',
    async take(window) {
      await window.openFile(misspelled);
      await window.flagged();
    },
  },
  {
    name: 'running asks for trust',
    async take(window) {
      await window.lens('Run').click();
      await window.toast('Trust this workspace to run it').waitFor();
    },
  },
];
