import { zhClaDiff } from './cla-diff.ts';
import { zhClaUpdate } from './cla-update.ts';

/** Chinese texts about new CLA versions; separate, because few signers meet one. */
export const zhVersionMessages = {
  ...zhClaDiff,
  ...zhClaUpdate,
};
