import { toErrorMessages } from '../error-messages.ts';
import { enApp } from './app.ts';
import { enErrors } from './errors.ts';
import { enHome } from './home.ts';
import { enPdf } from './pdf.ts';
import { enPolicies } from './policies.ts';
import { enSession } from './session.ts';
import { enSign } from './sign.ts';

/** English texts that everybody may need: of the frame, the failures and the signers' pages. */
export const enMessages = {
  ...enApp,
  ...enPdf,
  ...toErrorMessages(enErrors),
  ...enHome,
  ...enPolicies,
  ...enSign,
  ...enSession,
};
