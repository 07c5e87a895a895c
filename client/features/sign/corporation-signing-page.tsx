import type { ReactElement } from 'react';
import type { SignCorporationMutation } from '#generated/graphql.ts';
import { useSignCorporationMutation } from '#generated/hooks.ts';
import { corporationProgressPath } from '#rules/paths.ts';
import { SignForm } from './sign-form.tsx';
import { SIGN_OPERATION } from './sign-refusals.ts';
import { SigningPage } from './signing-page.tsx';
import { type SigningOptions, useSigning } from './use-signing.ts';

/** What the server answers to an accepted signing. */
type Signed = SignCorporationMutation['signCorporation'];

/** Where a representative submits the signing of a corporation. */
export function CorporationSigningPage(): ReactElement {
  return (
    <SigningPage<Signed>
      way="corporation"
      renderForm={(options) => <CorporationSignForm {...options} />}
      resultPath={({ uploadKey }) => corporationProgressPath(uploadKey)}
    />
  );
}

/** The form of a representative. */
export function CorporationSignForm(options: SigningOptions<Signed>): ReactElement {
  const [mutate] = useSignCorporationMutation(SIGN_OPERATION);
  const signing = useSigning(options, {
    way: 'corporation',
    send: async (input, { corporationName, authorized }) => {
      const names = { corporationName: corporationName.trim(), representativeName: authorized.trim() };
      const { data, error } = await mutate({ variables: { input: { ...input, ...names } } });
      return { data: data?.signCorporation, error };
    },
  });
  return <SignForm signing={signing} />;
}
