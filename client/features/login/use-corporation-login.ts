import { type FormEvent, useState } from 'react';
import type { Refusal } from '#client/components/form/use-form-failure.ts';
import type { Login_ChoiceFragment } from '#generated/graphql.ts';
import { useLogInMutation } from '#generated/hooks.ts';
import type { ConsentForm } from './consent-field.tsx';
import type { CredentialForm } from './credential-fields.tsx';
import { useEnter } from './use-enter.ts';
import { useLoginForms } from './use-login-forms.ts';

/** A corporation that account and password fit. */
export type LoginChoice = Login_ChoiceFragment;

/** The log-in of a corporation's manager, from the first character typed to the page asked for. */
interface CorporationLogin {
  readonly consent: ConsentForm;
  readonly credentials: CredentialForm;
  readonly refusal: Refusal | undefined;
  readonly isBusy: boolean;
  /** What account and password fit, when that is more than one; else empty. */
  readonly choices: readonly LoginChoice[];
  readonly handleSubmit: (event: FormEvent) => Promise<void>;
  readonly handleChoose: (choice: LoginChoice) => Promise<void>;
  /** Back from the choice to the form, for another account. */
  readonly handleRestart: () => void;
}

/** Logs in at the link, or wherever the account is; what was typed stays in memory, so that a choice asks for nothing twice. */
export function useCorporationLogin(linkId: string | undefined): CorporationLogin {
  const enter = useEnter();
  const { consent, credentials, failure } = useLoginForms();
  const [choices, setChoices] = useState<readonly LoginChoice[]>([]);
  const [logIn, { loading }] = useLogInMutation({
    errorPolicy: 'all',
    context: { handledCodes: failure.handledCodes },
  });

  const attempt = async (chosenLink: string | undefined) => {
    failure.clear();
    const { account, password } = credentials.values;
    const { data, error } = await logIn({
      variables: {
        input: {
          as: 'CORPORATION',
          account: account.trim(),
          password,
          privacyConsented: true,
          ...(chosenLink !== undefined && { linkId: chosenLink }),
        },
      },
    });
    if (!data) {
      failure.show(error);
    } else if (data.login.viewer === null) {
      setChoices(data.login.choices);
    } else {
      await enter(data.login.viewer);
    }
  };
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    // Both, so that everything is shown; the last one has the focus.
    const isComplete = [consent.attempt(), credentials.attempt()].every(Boolean);
    if (!loading && isComplete) {
      await attempt(linkId);
    }
  };
  const handleChoose = async (choice: LoginChoice) => {
    if (!loading) {
      await attempt(choice.linkId);
    }
  };
  const handleRestart = () => {
    setChoices([]);
    failure.clear();
    credentials.clear();
  };
  return {
    consent,
    credentials,
    refusal: failure.refusal,
    isBusy: loading,
    choices,
    handleSubmit,
    handleChoose,
    handleRestart,
  };
}
