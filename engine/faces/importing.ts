// The thread that imports descriptions of APIs, and what it is asked and answers.
export type {
  DescriptionSource,
  ImportWords,
  OfferedDescription,
  OpenedSource,
} from '../importing/importMessages.ts';
export { DescriptionRefusal, ImportThread } from '../importing/importThread.ts';
