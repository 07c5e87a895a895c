import { enClaDiff } from './cla-diff.ts';
import { enClaUpdate } from './cla-update.ts';

/** The texts in English of new versions of a CLA, apart because few who sign meet one. */
export const enVersionMessages = {
  ...enClaDiff,
  ...enClaUpdate,
};
