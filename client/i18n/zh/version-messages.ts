import { zhClaDiff } from './cla-diff.ts';
import { zhClaUpdate } from './cla-update.ts';

/** The texts in Chinese of new versions of a CLA, apart because few who sign meet one. */
export const zhVersionMessages = {
  ...zhClaDiff,
  ...zhClaUpdate,
};
