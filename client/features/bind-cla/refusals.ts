import type { IntlShape } from 'react-intl';
import { type Failure, failureCode } from '#client/apollo/failure.ts';
import { sourceFailureText } from '#client/components/cla-input/source-failure-text.ts';
import { refusedInput, type Refusals } from '#client/components/form/refusals.ts';
import { errorText } from '#client/i18n/error-text.ts';
import type { ErrorCode } from '#generated/enums.ts';
import type { StepName } from './steps.ts';

const STEP_BY_CODE: Readonly<Partial<Record<ErrorCode, StepName>>> = {
  link_exists: 'org',
  no_permission: 'org',
  checkRepoMessage: 'org',
  not_support_platform: 'org',
  no_org: 'org',
  cla_exists: 'claLink',
  file_too_large: 'claLink',
  not_pdf: 'claLink',
  error_reading_file: 'claLink',
  no_lang: 'claLink',
  lang_error: 'claLink',
  title_type_repeat: 'fields',
  unknown_email: 'email',
  invalid_email: 'email',
  not_an_email: 'email',
};

/** Codes whose step follows only from the path in `field`, such as `clas.0.documentSha256`. */
const OTHER_CODES: readonly ErrorCode[] = ['bad_request_parameter', 'invalid_parameter'];

const STEP_BY_FIELD: Readonly<Record<string, StepName>> = {
  organization: 'org',
  repository: 'org',
  platform: 'org',
  projectUrl: 'org',
  alias: 'org',
  clas: 'claLink',
  sourceUrl: 'claLink',
  documentSha256: 'claLink',
  language: 'claLink',
  summary: 'claLink',
  fields: 'fields',
  title: 'fields',
  description: 'fields',
  type: 'fields',
  senderAddress: 'email',
};

/** What the review shows itself, above everything; every other refusal opens the dialog. */
export const REVIEW_REFUSALS: Refusals<never> = {
  codes: [...(Object.keys(STEP_BY_CODE) as ErrorCode[]), ...OTHER_CODES],
};

/** The step that a refusal is due to; undefined when none is known to be. */
export function stepToBlame(failure: Failure): StepName | undefined {
  return refusedInput({ inputs: STEP_BY_CODE, codes: OTHER_CODES, fields: STEP_BY_FIELD }, failure);
}

/** Inputs whose refusal has its own text. */
const OWN_TEXTS = ['organization', 'repository', 'projectUrl', 'alias', 'senderAddress'] as const;

/** Why a submission was refused, in the words of the step that is to blame. */
export function refusalText(intl: IntlShape, failure: Failure): string {
  const { field, character } = failure.kind === 'coded' ? failure.details : {};
  const input = character === undefined ? OWN_TEXTS.find((name) => name === field) : undefined;
  if (input !== undefined && failureCode(failure) === 'bad_request_parameter') {
    return intl.formatMessage({ id: `bindCla.refused.${input}` });
  }
  return stepToBlame(failure) === 'claLink' ? sourceFailureText(intl, failure) : errorText(intl, failure);
}
