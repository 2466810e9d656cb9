// The thread that imports descriptions of APIs, with its requests and replies.
export type {
  DescriptionSource,
  ImportWords,
  OfferedDescription,
  OpenedSource,
} from '../importing/importMessages.ts';
export { DescriptionRefusal, ImportThread } from '../importing/importThread.ts';
