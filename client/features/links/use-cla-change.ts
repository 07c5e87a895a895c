import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { type Failure, failureCode, toFailure } from '#client/apollo/failure.ts';
import type { Refusal } from '#client/components/form/use-form-failure.ts';
import { showToast } from '#client/components/toaster.tsx';
import type { MessageId } from '#client/i18n/messages.ts';
import { linkPaths } from './link-paths.ts';

/** Refusals that the page shows itself. */
const HANDLED: ReadonlySet<string> = new Set([
  'bad_request_parameter',
  'cla_exists',
  'no_cla_binding',
  'title_type_repeat',
  'not_pdf',
  'file_too_large',
]);

interface ClaChange {
  readonly handledCodes: ReadonlySet<string>;
  readonly refusal: Refusal | undefined;
  /** Goes back to the link when the service made the change; shows why when it refused. */
  readonly finish: (result: { readonly data?: unknown; readonly error?: unknown }, done: MessageId) => Promise<void>;
}

/** What follows after a CLA was sent to be added or replaced. */
export function useClaChange(linkId: string): ClaChange {
  const intl = useIntl();
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<Refusal>();

  const refuse = (failure: Failure) => {
    if (HANDLED.has(failureCode(failure) ?? '')) {
      setRefusal((before) => ({ failure, attempt: (before?.attempt ?? 0) + 1 }));
    }
  };
  const finish: ClaChange['finish'] = async ({ data, error }, done) => {
    if (!data) {
      refuse(toFailure(error));
      return;
    }
    showToast(intl.formatMessage({ id: done }));
    await navigate(linkPaths(linkId).detail);
  };
  return { handledCodes: HANDLED, refusal, finish };
}
