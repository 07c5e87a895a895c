import { toErrorMessages } from '../error-messages.ts';
import { zhApp } from './app.ts';
import { zhErrors } from './errors.ts';
import { zhHome } from './home.ts';
import { zhPdf } from './pdf.ts';
import { zhPolicies } from './policies.ts';
import { zhSign } from './sign.ts';

/** Every text of the product in Chinese. */
export const zhMessages = { ...zhApp, ...zhPdf, ...toErrorMessages(zhErrors), ...zhHome, ...zhPolicies, ...zhSign };
