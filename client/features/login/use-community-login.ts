import type { FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Refusal } from '#client/components/form/use-form-failure.ts';
import { keepReturnPath, readReturnPath } from '#client/session/return-path.ts';
import type { CodePlatform } from '#generated/graphql.ts';
import { useLogInMutation, useStartCodePlatformLoginMutation } from '#generated/hooks.ts';
import type { ConsentForm } from './consent-field.tsx';
import type { CredentialForm } from './credential-fields.tsx';
import { useEnter } from './use-enter.ts';
import { useLoginForms } from './use-login-forms.ts';

/** The log-in of a community manager, from the first character typed to the page asked for. */
interface CommunityLogin {
  readonly consent: ConsentForm;
  readonly credentials: CredentialForm;
  readonly refusal: Refusal | undefined;
  readonly isBusy: boolean;
  readonly handleSubmit: (event: FormEvent) => Promise<void>;
  readonly handlePlatform: (platform: CodePlatform) => Promise<void>;
}

/** An account leads to the page asked for; a code platform to the choice of an organisation, and from there to it (design §4). */
export function useCommunityLogin(): CommunityLogin {
  const enter = useEnter();
  const returnPath = readReturnPath(useSearchParams()[0]);
  const { consent, credentials, failure } = useLoginForms();
  const options = { errorPolicy: 'all', context: { handledCodes: failure.handledCodes } } as const;
  const [logIn, loggingIn] = useLogInMutation(options);
  const [startLogin, starting] = useStartCodePlatformLoginMutation(options);
  const isBusy = loggingIn.loading || starting.loading;

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    // Both, so that everything is shown; the last one has the focus.
    const isComplete = [consent.attempt(), credentials.attempt()].every(Boolean);
    if (isBusy || !isComplete) {
      return;
    }
    failure.clear();
    const { account, password } = credentials.values;
    const input = { as: 'COMMUNITY', account: account.trim(), password, privacyConsented: true } as const;
    const { data, error } = await logIn({ variables: { input } });
    if (data?.login.viewer) {
      await enter(data.login.viewer);
    } else {
      failure.show(error);
    }
  };

  const handlePlatform = async (platform: CodePlatform) => {
    if (isBusy || !consent.attempt()) {
      return;
    }
    failure.clear();
    const { data, error } = await startLogin({ variables: { input: { platform, privacyConsented: true } } });
    if (!data) {
      failure.show(error);
      return;
    }
    keepReturnPath(returnPath);
    window.location.assign(data.startCodePlatformLogin.url);
  };
  return { consent, credentials, refusal: failure.refusal, isBusy, handleSubmit, handlePlatform };
}
