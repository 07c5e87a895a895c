import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useSignIndividualMutation } from '#generated/hooks.ts';
import { LazyUpdateStep } from './lazy-update-step.tsx';
import { SignForm } from './sign-form.tsx';
import { SIGN_OPERATION } from './sign-refusals.ts';
import { SignResult } from './sign-result.tsx';
import type { SignedIndividual } from './signed-individual.ts';
import { SigningPage, type SigningResult } from './signing-page.tsx';
import { type SigningOptions, useSigning } from './use-signing.ts';

/** Where an individual signs, or agrees to a newer version. */
export function IndividualSigningPage(): ReactElement {
  const [search] = useSearchParams();
  const isUpdate = search.get('step') === 'update';
  return (
    <SigningPage<SignedIndividual>
      way="individual"
      renderForm={(options) => <IndividualSignForm {...options} />}
      renderResult={(result) => <IndividualResult {...result} />}
      {...(isUpdate && {
        renderInstead: ({ link, ...step }) => <LazyUpdateStep community={link.alias} {...step} />,
      })}
    />
  );
}

/** The form of an individual. */
export function IndividualSignForm(options: SigningOptions<SignedIndividual>): ReactElement {
  const [mutate] = useSignIndividualMutation(SIGN_OPERATION);
  const signing = useSigning(options, {
    way: 'individual',
    send: async (input, { name }) => {
      const { data, error } = await mutate({ variables: { input: { ...input, name: name.trim() } } });
      return { data: data?.signIndividual, error };
    },
  });
  return <SignForm signing={signing} />;
}

const NEXT = ['sign.success.next.mail', 'sign.success.next.status', 'sign.success.next.keep'] as const;

function IndividualResult({ linkId, link, signed }: SigningResult<SignedIndividual>): ReactElement {
  const { signing, documentToken } = signed;
  return (
    <SignResult
      linkId={linkId}
      title={<FormattedMessage id="sign.success.title" />}
      text={<FormattedMessage id="sign.success.text" values={{ community: link.alias }} />}
      facts={{ ...signing, signer: [signing.name, signing.email] }}
      documentToken={documentToken}
      next={NEXT.map((id) => (
        <FormattedMessage key={id} id={id} values={{ email: signing.email }} />
      ))}
    />
  );
}
