import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { CONSENT_CODE } from '#client/apollo/failure.ts';
import { operationOptions } from '#client/components/form/refusals.ts';
import { useForm } from '#client/components/form/use-form.ts';
import { useIsHere } from '#client/components/reader-place.ts';
import type { Arrival } from '#client/session/arrival.ts';
import { keepReturnPath, readReturnPath } from '#client/session/return-path.ts';
import type { Viewer } from '#client/session/use-viewer.ts';
import type { CodePlatform } from '#generated/graphql.ts';
import { useLogInMutation, useStartCodePlatformLoginMutation } from '#generated/hooks.ts';
import { askRefusedConsent, EMPTY_LOGIN, LOGIN_REFUSALS, type LoginForm, loginProblems } from './login-values.ts';
import type { SecondFactor } from './second-factor-form.tsx';
import { useEnter } from './use-enter.ts';

/** The log-in of a community manager, from the first character typed to the page asked for. */
interface CommunityLogin {
  readonly form: LoginForm;
  readonly isBusy: boolean;
  readonly handlePlatform: (platform: CodePlatform) => Promise<void>;
  /** Asks for the second factor, once the password was right; undefined before. */
  readonly secondFactor: SecondFactor | undefined;
  readonly enter: (viewer: Viewer) => Promise<void>;
  /** Back to the form, for another account. */
  readonly handleRestart: () => void;
}

/** An account leads to the page asked for; a code platform to the choice of an organisation, and from there to it. */
export function useCommunityLogin(arrival: Arrival | undefined): CommunityLogin {
  const intl = useIntl();
  const enter = useEnter();
  const isHere = useIsHere();
  const [secondFactor, setSecondFactor] = useState<SecondFactor>();
  const returnPath = readReturnPath(useSearchParams()[0]);
  const [logIn] = useLogInMutation(operationOptions(LOGIN_REFUSALS));
  const [startLogin, { loading }] = useStartCodePlatformLoginMutation(operationOptions(LOGIN_REFUSALS));
  const form: LoginForm = useForm({
    id: 'login',
    initial: { ...EMPTY_LOGIN, isConsentAsked: arrival?.reason === 'refused' && arrival.code === CONSENT_CODE },
    findProblems: (values) => loginProblems(intl, values),
    refusals: LOGIN_REFUSALS,
    place: { page: 'passkey' },
    submit: async ({ account, password, privacyConsented }) => {
      const input = { as: 'COMMUNITY', account: account.trim(), password, privacyConsented } as const;
      const { data, error } = await logIn({ variables: { input } });
      return { data: data?.login, error };
    },
    onRefused: (failure) => {
      askRefusedConsent(form, failure);
      return false;
    },
    onDone: async ({ viewer, secondFactor: asked }) => {
      setSecondFactor(asked ?? undefined);
      if (viewer !== null) {
        await enter(viewer);
      }
    },
  });
  const isBusy = form.isBusy || loading;

  const handlePlatform = async (platform: CodePlatform) => {
    if (isBusy || !form.check('privacyConsented')) {
      return;
    }
    form.clearRefusal();
    const { privacyConsented } = form.values;
    const { data, error } = await startLogin({ variables: { input: { platform, privacyConsented } } });
    if (!data) {
      form.refuse(error);
      return;
    }
    if (isHere()) {
      keepReturnPath(returnPath);
      window.location.assign(data.startCodePlatformLogin.url);
    }
  };
  const handleRestart = () => {
    setSecondFactor(undefined);
    form.reset({ ...form.values, account: '', password: '' });
  };
  return { form, isBusy, handlePlatform, secondFactor, enter, handleRestart };
}
