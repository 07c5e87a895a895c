import { toErrorMessages } from '../error-messages.ts';
import { zhApp } from './app.ts';
import { zhErrors } from './errors.ts';
import { zhHome } from './home.ts';
import { zhPdf } from './pdf.ts';
import { zhPolicies } from './policies.ts';
import { zhSession } from './session.ts';
import { zhSign } from './sign.ts';

/** Chinese texts that everybody may need: of the frame, the failures and the signers' pages. */
export const zhMessages = {
  ...zhApp,
  ...zhPdf,
  ...toErrorMessages(zhErrors),
  ...zhHome,
  ...zhPolicies,
  ...zhSign,
  ...zhSession,
};
