import { toErrorMessages } from '../error-messages.ts';
import { enApp } from './app.ts';
import { enErrors } from './errors.ts';
import { enHome } from './home.ts';
import { enPdf } from './pdf.ts';
import { enPolicies } from './policies.ts';
import { enSession } from './session.ts';
import { enSign } from './sign.ts';

/** The texts in English that everybody may need: of the frame, of failures, and of what signers see. */
export const enMessages = {
  ...enApp,
  ...enPdf,
  ...toErrorMessages(enErrors),
  ...enHome,
  ...enPolicies,
  ...enSign,
  ...enSession,
};
