import { z } from 'zod';
import type { SignEmployeeInput } from '#server/modules/signing/employee/sign-employee.ts';
import type { SignCorporationInput } from '#server/modules/signing/signing/corporation/sign-corporation.ts';
import type { SignIndividualInput } from '#server/modules/signing/signing/submission.ts';
import { flag, numberText, parseBody, text, textMap } from './parse-body.ts';
import { parseLanguage } from './parse.ts';

/** The address that gets a code. */
export const CODE_REQUEST = z
  .object({ email: text.refine((email) => email !== '') })
  .meta({ examples: [{ email: 'signer@example.org' }] });

/** Fields common to all signings. */
const SIGNING = {
  cla_id: numberText,
  cla_language: text,
  verification_code: text,
  info: textMap,
  privacy_checked: flag,
};

const EXAMPLE = {
  cla_id: '1',
  cla_language: 'English',
  verification_code: '123456',
  info: {},
  privacy_checked: true,
};

/** An individual's signing. */
export const INDIVIDUAL_SIGNING = z
  .object({ name: text, email: text, ...SIGNING })
  .meta({ examples: [{ name: 'Example Signer', email: 'signer@example.org', ...EXAMPLE }] });

/** A corporation's signing. */
export const CORPORATION_SIGNING = z
  .object({ corporation_name: text, admin_name: text, admin_email: text, ...SIGNING })
  .meta({
    examples: [
      {
        corporation_name: 'Example Corporation',
        admin_name: 'Example Representative',
        admin_email: 'representative@example.org',
        ...EXAMPLE,
      },
    ],
  });

/** An employee's signing. */
export const EMPLOYEE_SIGNING = INDIVIDUAL_SIGNING.extend({ corp_signing_id: text }).meta({
  examples: [
    {
      name: 'Example Signer',
      email: 'signer@example.org',
      corp_signing_id: '00000000-0000-4000-8000-000000000000',
      ...EXAMPLE,
    },
  ],
});

/** The new representative of a corporation. */
export const REPRESENTATIVE = z
  .object({ rep_name: text, rep_email: text })
  .meta({ examples: [{ rep_name: 'Example Representative', rep_email: 'representative@example.org' }] });

/** Body of a request for a code. Error: `error_parsing_api_body`, also for an empty address. */
export function parseCodeRequest(body: unknown): { email: string } {
  return parseBody(body, CODE_REQUEST);
}

/** Body of an individual signing. Errors: `error_parsing_api_body`, `bad_request_parameter` for an unknown language. */
export function parseIndividualSigning(body: unknown): Omit<SignIndividualInput, 'linkId'> {
  const { name, email, ...signing } = parseBody(body, INDIVIDUAL_SIGNING);
  return { name, email, ...signingFacts(signing) };
}

/** Body of an employee's signing. Errors: those of `parseIndividualSigning`. */
export function parseEmployeeSigning(body: unknown): Omit<SignEmployeeInput, 'linkId'> {
  const { name, email, corp_signing_id: corporationSigningId, ...signing } = parseBody(body, EMPLOYEE_SIGNING);
  return { name, email, corporationSigningId, ...signingFacts(signing) };
}

/** Body of a corporation's signing. Errors: those of `parseIndividualSigning`. */
export function parseCorporationSigning(body: unknown): Omit<SignCorporationInput, 'linkId'> {
  const { corporation_name, admin_name, admin_email, ...signing } = parseBody(body, CORPORATION_SIGNING);
  const names = { corporationName: corporation_name, representativeName: admin_name };
  return { ...names, email: admin_email, ...signingFacts(signing) };
}

function signingFacts(parsed: z.output<z.ZodObject<typeof SIGNING>>) {
  return {
    claId: parsed.cla_id,
    language: parseLanguage(parsed.cla_language, 'cla_language'),
    verificationCode: parsed.verification_code,
    fieldValues: parsed.info,
    privacyConsented: parsed.privacy_checked,
  };
}

/** Body of a change of the representative. Error: `error_parsing_api_body`. */
export function parseRepresentative(body: unknown): { representativeName: string; representativeEmail: string } {
  const { rep_name: representativeName, rep_email: representativeEmail } = parseBody(body, REPRESENTATIVE);
  return { representativeName, representativeEmail };
}
