import { toErrorMessages } from '../error-messages.ts';
import { enApp } from './app.ts';
import { enErrors } from './errors.ts';
import { enHome } from './home.ts';
import { enPdf } from './pdf.ts';
import { enPolicies } from './policies.ts';
import { enSign } from './sign.ts';

/** Every text of the product in English. */
export const enMessages = { ...enApp, ...enPdf, ...toErrorMessages(enErrors), ...enHome, ...enPolicies, ...enSign };
