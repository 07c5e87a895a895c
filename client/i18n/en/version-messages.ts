import { enClaDiff } from './cla-diff.ts';
import { enClaUpdate } from './cla-update.ts';

/** English texts about new CLA versions; separate, because few signers meet one. */
export const enVersionMessages = {
  ...enClaDiff,
  ...enClaUpdate,
};
