import { Stack } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormRefusal } from '#client/components/form/form-refusal.tsx';
import type { Arrival } from '#client/session/arrival.ts';
import { retrievePasswordPath } from '#client/session/home-path.ts';
import { ArrivalNotice } from './arrival-notice.tsx';
import { ConsentField } from './consent-field.tsx';
import { CredentialFields } from './credential-fields.tsx';
import { ForgottenPassword } from './forgotten-password.tsx';
import { LoginChoices } from './login-choices.tsx';
import { useCorporationLogin } from './use-corporation-login.ts';

interface CorporationLoginProps {
  /** Why the visitor is here, until an attempt is refused. */
  readonly arrival: Arrival | undefined;
  /** Undefined: all corporations are tried. */
  readonly linkId: string | undefined;
}

/** Account and password of a corporation's manager; where they fit several corporations, the choice of one. */
export function CorporationLogin({ arrival, linkId }: CorporationLoginProps): ReactElement {
  const intl = useIntl();
  const { consent, credentials, refusal, isBusy, choices, ...handlers } = useCorporationLogin(linkId);
  const notice =
    refusal === undefined ? (
      arrival !== undefined && <ArrivalNotice arrival={arrival} />
    ) : (
      <FormRefusal title={<FormattedMessage id="login.refused" />} refusal={refusal} />
    );
  if (choices.length > 0) {
    return (
      <Stack gap="6">
        {refusal !== undefined && notice}
        <LoginChoices
          choices={choices}
          isBusy={isBusy}
          onChoose={handlers.handleChoose}
          onRestart={handlers.handleRestart}
        />
      </Stack>
    );
  }
  return (
    <Stack gap="6">
      {notice}
      <form
        noValidate
        aria-label={intl.formatMessage({ id: 'login.corporation.pageTitle' })}
        onSubmit={(event) => void handlers.handleSubmit(event)}
      >
        <CredentialFields
          form={credentials}
          isBusy={isBusy}
          retrievePath={linkId === undefined ? undefined : retrievePasswordPath(linkId)}
        >
          <ConsentField form={consent} />
        </CredentialFields>
      </form>
      {linkId === undefined && <ForgottenPassword />}
    </Stack>
  );
}
