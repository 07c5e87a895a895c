import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Answer } from '#client/components/form/form.ts';
import { operationOptions } from '#client/components/form/refusals.ts';
import { useForm } from '#client/components/form/use-form.ts';
import type { Viewer } from '#client/session/use-viewer.ts';
import type { Login_ChoiceFragment, LogInMutation } from '#generated/graphql.ts';
import { useLogInMutation } from '#generated/hooks.ts';
import {
  askRefusedConsent,
  EMPTY_LOGIN,
  LOGIN_REFUSALS,
  type LoginForm,
  loginProblems,
  type LoginValues,
} from './login-values.ts';
import type { SecondFactor } from './second-factor-form.tsx';
import { useEnter } from './use-enter.ts';

/** A corporation that account and password fit. */
export type LoginChoice = Login_ChoiceFragment;

/** The log-in of a corporation's manager, from the first character typed to the page asked for. */
interface CorporationLogin {
  readonly form: LoginForm;
  /** What account and password fit, when that is more than one; else empty. */
  readonly choices: readonly LoginChoice[];
  /** Logs in once more, with what was typed, at the link of the choice. */
  readonly logInAt: (linkId: string) => Promise<Answer<LogInMutation>>;
  readonly enter: (answer: LogInMutation) => Promise<void>;
  readonly enterAs: (viewer: Viewer) => Promise<void>;
  /** Asks for the second factor, once the password was right; undefined before. */
  readonly secondFactor: SecondFactor | undefined;
  /** Back from the choice or the second factor to the form, for another account. */
  readonly handleRestart: () => void;
}

/** Logs in at the link, or wherever the account is; what was typed stays in memory, so that a choice asks for nothing twice. */
export function useCorporationLogin(linkId: string | undefined): CorporationLogin {
  const intl = useIntl();
  const enterAs = useEnter();
  const [choices, setChoices] = useState<readonly LoginChoice[]>([]);
  const [secondFactor, setSecondFactor] = useState<SecondFactor>();
  const [mutate] = useLogInMutation(operationOptions(LOGIN_REFUSALS));

  const logIn = ({ account, password, privacyConsented }: LoginValues, link: string | undefined) => {
    const corporation = link === undefined ? {} : { linkId: link };
    const input = { as: 'CORPORATION', account: account.trim(), password, privacyConsented } as const;
    return mutate({ variables: { input: { ...input, ...corporation } } });
  };
  const enter = async ({ login }: LogInMutation) => {
    setSecondFactor(login.secondFactor ?? undefined);
    setChoices(login.choices);
    if (login.viewer !== null) {
      await enterAs(login.viewer);
    }
  };
  const form: LoginForm = useForm({
    id: 'login',
    initial: EMPTY_LOGIN,
    findProblems: (values) => loginProblems(intl, values),
    refusals: LOGIN_REFUSALS,
    place: { page: 'passkey' },
    submit: (values) => logIn(values, linkId),
    onRefused: (failure) => {
      askRefusedConsent(form, failure);
      return false;
    },
    onDone: enter,
  });
  const handleRestart = () => {
    setChoices([]);
    setSecondFactor(undefined);
    form.reset({ ...form.values, account: '', password: '' });
  };
  return { form, choices, logInAt: (link) => logIn(form.values, link), enter, enterAs, secondFactor, handleRestart };
}
