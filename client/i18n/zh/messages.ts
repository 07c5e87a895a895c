import { toErrorMessages } from '../error-messages.ts';
import { zhApp } from './app.ts';
import { zhErrors } from './errors.ts';
import { zhHome } from './home.ts';
import { zhPdf } from './pdf.ts';
import { zhPolicies } from './policies.ts';
import { zhSession } from './session.ts';
import { zhSign } from './sign.ts';

/** The texts in Chinese that everybody may need: of the frame, of failures, and of what signers see. */
export const zhMessages = {
  ...zhApp,
  ...zhPdf,
  ...toErrorMessages(zhErrors),
  ...zhHome,
  ...zhPolicies,
  ...zhSign,
  ...zhSession,
};
