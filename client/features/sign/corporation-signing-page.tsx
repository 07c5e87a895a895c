import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import type { SignCorporationMutation } from '#generated/graphql.ts';
import { useSignCorporationMutation } from '#generated/hooks.ts';
import { SignForm } from './sign-form.tsx';
import { SIGN_OPERATION } from './sign-refusals.ts';
import { SignResult } from './sign-result.tsx';
import { SigningPage, type SigningResult } from './signing-page.tsx';
import { type SigningOptions, useSigning } from './use-signing.ts';

/** What the server answers to an accepted signing. */
type Signed = SignCorporationMutation['signCorporation'];

/** Where a representative submits the signing of a corporation. */
export function CorporationSigningPage(): ReactElement {
  return (
    <SigningPage<Signed>
      way="corporation"
      renderForm={(options) => <CorporationSignForm {...options} />}
      renderResult={(result) => <CorporationResult {...result} />}
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

const NEXT = [
  'sign.corporation.next.mail',
  'sign.corporation.next.seal',
  'sign.corporation.next.return',
  'sign.corporation.next.approval',
  'sign.corporation.next.account',
] as const;

/** What was submitted for a corporation, and what is left to do. */
export function CorporationResult({ linkId, link, signed }: SigningResult<Signed>): ReactElement {
  const { reference, corporationName, representativeEmail, returnAddress, signedAt, cla } = signed;
  const values = { email: representativeEmail, community: link.alias, address: returnAddress ?? 'none' };
  return (
    <SignResult
      linkId={linkId}
      projectUrl={link.projectUrl}
      title={<FormattedMessage id="sign.corporation.submitted" />}
      text={<FormattedMessage id="sign.corporation.submitted.text" values={{ community: link.alias }} />}
      facts={{ reference, corporationName, representative: representativeEmail, submittedAt: signedAt, cla }}
      isFinished={false}
      waitsFor={1}
      next={NEXT.map((id) => (
        <FormattedMessage key={id} id={id} values={values} />
      ))}
    />
  );
}
