import { Stack } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormFrame } from '#client/components/form/form-frame.tsx';
import { HelpLink } from '#client/components/help-link.tsx';
import type { Arrival } from '#client/session/arrival.ts';
import { corporationPath } from '#rules/paths.ts';
import { ArrivalNotice } from './arrival-notice.tsx';
import { ConsentField } from './consent-field.tsx';
import { CredentialFields } from './credential-fields.tsx';
import { ForgottenPassword } from './forgotten-password.tsx';
import { LoginChoices } from './login-choices.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';
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
  const { form, choices, logInAt, enter, enterAs, secondFactor, handleRestart } = useCorporationLogin(linkId);
  if (secondFactor !== undefined) {
    return <SecondFactorForm secondFactor={secondFactor} onLoggedIn={enterAs} onRestart={handleRestart} />;
  }
  if (choices.length > 0) {
    return (
      <LoginChoices choices={choices} form={form} onChoose={logInAt} onLoggedIn={enter} onRestart={handleRestart} />
    );
  }
  return (
    <Stack gap="6">
      {form.refusal === undefined && arrival !== undefined && <ArrivalNotice arrival={arrival} />}
      <FormFrame
        form={form}
        label={intl.formatMessage({ id: 'login.corporation.pageTitle' })}
        refused={<FormattedMessage id="login.refused" />}
      >
        <CredentialFields
          form={form}
          isBusy={form.isBusy}
          retrievePath={linkId === undefined ? undefined : corporationPath(linkId, 'retrieve-password')}
        >
          <ConsentField form={form} />
        </CredentialFields>
      </FormFrame>
      {linkId === undefined && <ForgottenPassword />}
      <HelpLink reader="corporation" alignSelf="flex-start" />
    </Stack>
  );
}
