import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSignIndividualMutation } from '#generated/hooks.ts';
import { signedPath } from '#rules/paths.ts';
import { LazyUpdateStep } from './lazy-update-step.tsx';
import { SignForm } from './sign-form.tsx';
import { SIGN_OPERATION } from './sign-refusals.ts';
import type { SignedIndividual } from './signed-individual.ts';
import { SigningPage } from './signing-page.tsx';
import { type SigningOptions, useSigning } from './use-signing.ts';

/** Where an individual signs, or agrees to a newer version. */
export function IndividualSigningPage(): ReactElement {
  const [search] = useSearchParams();
  const isUpdate = search.get('step') === 'update';
  return (
    <SigningPage<SignedIndividual>
      way="individual"
      renderForm={(options) => <IndividualSignForm {...options} />}
      resultPath={({ documentToken }) => signedPath(documentToken)}
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
