import type { IntlShape } from 'react-intl';
import { type Failure, failureCode } from '#client/apollo/failure.ts';
import { sourceFailureText } from '#client/components/cla-input/source-failure-text.ts';
import { errorText } from '#client/i18n/error-text.ts';
import type { ErrorCode } from '#generated/enums.ts';
import type { StepName } from './steps.ts';

/** Codes that a step is to blame for. */
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

/** Inputs that a refusal names in `field`, by the step where they are; the last part of a path like `clas[0].sourceUrl` counts. */
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
  fields: 'fields',
  title: 'fields',
  description: 'fields',
  type: 'fields',
  senderAddress: 'email',
};

/** The codes that the review shows itself; every other opens the dialog. */
export const SUBMIT_REFUSALS: ReadonlySet<string> = new Set([
  ...Object.keys(STEP_BY_CODE),
  'bad_request_parameter',
  'invalid_parameter',
]);

/** The step that is to blame for a refusal; undefined when none is known to be. */
export function stepToBlame(failure: Failure): StepName | undefined {
  const byCode = STEP_BY_CODE[failureCode(failure) as ErrorCode];
  if (byCode !== undefined || failure.kind === 'network') {
    return byCode;
  }
  const parts = (failure.details.field ?? '').match(/[a-zA-Z]\w*/g) ?? [];
  return parts
    .toReversed()
    .map((part) => STEP_BY_FIELD[part])
    .find((step) => step !== undefined);
}

/** Inputs whose refusal has words of its own. */
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
