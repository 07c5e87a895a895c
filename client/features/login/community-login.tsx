import { Box, Button, chakra, Stack } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormFrame } from '#client/components/form/form-frame.tsx';
import { LOGIN_TITLE_ID } from '#client/components/login-title-id.ts';
import type { Arrival } from '#client/session/arrival.ts';
import { useCodePlatformsQuery } from '#generated/hooks.ts';
import { ArrivalNotice } from './arrival-notice.tsx';
import { ConsentField } from './consent-field.tsx';
import { CredentialFields } from './credential-fields.tsx';
import { PendingLogin } from './pending-login.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';
import { useCommunityLogin } from './use-community-login.ts';

interface CommunityLoginProps {
  /** Why the visitor is here, until an attempt is refused. */
  readonly arrival: Arrival | undefined;
  readonly isQuiet: boolean;
}

/** The ways in for a community manager: the code platforms that are set up, and an account of this service. */
export function CommunityLogin({ arrival, isQuiet }: CommunityLoginProps): ReactElement {
  const intl = useIntl();
  const { data, loading } = useCodePlatformsQuery({ context: { handledCodes: 'all' } });
  const { form, isBusy, handlePlatform, secondFactor, enter, handleRestart } = useCommunityLogin(arrival);
  // Without an answer an account of this service still works.
  const platforms = data?.codePlatforms ?? [];
  if (secondFactor !== undefined) {
    return <SecondFactorForm secondFactor={secondFactor} onLoggedIn={enter} onRestart={handleRestart} />;
  }
  if (loading) {
    return <PendingLogin isQuiet={isQuiet} />;
  }
  return (
    <FormFrame
      form={form}
      label={intl.formatMessage({ id: 'login.title' })}
      refused={<FormattedMessage id="login.refused" />}
    >
      {form.refusal === undefined && arrival !== undefined && <ArrivalNotice arrival={arrival} />}
      {platforms.length === 0 && !isQuiet ? (
        <CredentialFields form={form} isBusy={isBusy} retrievePath="/retrieve-password">
          <ConsentField form={form} />
        </CredentialFields>
      ) : (
        <>
          <ConsentField form={form} />
          {platforms.length > 0 && (
            <Stack gap="2">
              {platforms.map((platform) => (
                <Button key={platform} aria-disabled={isBusy} onClick={() => void handlePlatform(platform)}>
                  <FormattedMessage id={`login.platform.${platform}`} />
                </Button>
              ))}
            </Stack>
          )}
          <Box as="details" ref={unfoldIfAsked}>
            <chakra.summary cursor="pointer" py="1" fontWeight="medium">
              <FormattedMessage id="login.local" />
            </chakra.summary>
            <Box mt="4">
              <CredentialFields form={form} isBusy={isBusy} isQuiet={isQuiet} retrievePath="/retrieve-password" />
            </Box>
          </Box>
        </>
      )}
    </FormFrame>
  );
}

/** Opens the form if the header link was used before it had loaded. */
function unfoldIfAsked(fold: HTMLElement | null): void {
  fold?.toggleAttribute('open', document.activeElement?.id === LOGIN_TITLE_ID);
}
