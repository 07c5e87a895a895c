import { Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import type { SignEmployeeMutation } from '#generated/graphql.ts';
import { useSignEmployeeMutation } from '#generated/hooks.ts';
import { signedPath } from '#rules/paths.ts';
import { EmployerInput } from './employer-input.tsx';
import { SignForm } from './sign-form.tsx';
import { SIGN_OPERATION } from './sign-refusals.ts';
import { SigningPage } from './signing-page.tsx';
import { useEmployers } from './use-employers.ts';
import { type SigningOptions, useSigning } from './use-signing.ts';

/** What the server answers to an accepted signing. */
type Signed = SignEmployeeMutation['signEmployee'];

/**
 * Where an employee signs under their corporation; `?email=` fills in the address, and `&claimed=yes` says that it was
 * refused as an individual's since a corporation has signed.
 */
export function EmployeeSigningPage(): ReactElement {
  return (
    <SigningPage<Signed>
      way="employee"
      renderForm={(options) => <EmployeeSignForm {...options} />}
      resultPath={({ documentToken }) => signedPath(documentToken)}
    />
  );
}

/** The form of an employee. */
export function EmployeeSignForm(options: SigningOptions<Signed>): ReactElement {
  const [search] = useSearchParams();
  const [mutate] = useSignEmployeeMutation(SIGN_OPERATION);
  const signing = useSigning(options, {
    way: 'employee',
    given: { email: search.get('email') ?? '' },
    send: async (input, { name, corporationSigningId }) => {
      const { data, error } = await mutate({
        variables: { input: { ...input, name: name.trim(), corporationSigningId } },
      });
      return { data: data?.signEmployee, error };
    },
  });
  const { linkId } = options;
  const employers = useEmployers(linkId, signing.form);
  const isClaimed = search.get('claimed') === 'yes' && signing.form.values.email === search.get('email');
  return (
    <SignForm
      signing={signing}
      afterEmail={<EmployerInput linkId={linkId} form={signing.form} employers={employers} isClaimed={isClaimed} />}
      isLookingUp={employers.status === 'loading'}
      commitment={<Commitment community={options.link.alias} corporation={employers.chosen?.corporationName} />}
    />
  );
}

interface CommitmentProps {
  readonly community: string;
  readonly corporation: string | undefined;
}

/** What an employee agrees to besides the CLA; the signature page says it in full. */
function Commitment({ community, corporation }: CommitmentProps): ReactElement {
  return (
    <Text borderLeft="rule.accent" ps="4" fontSize="sm" overflowWrap="anywhere">
      {corporation === undefined ? (
        <FormattedMessage id="sign.employee.commitment.unknown" values={{ community }} />
      ) : (
        <FormattedMessage id="sign.employee.commitment" values={{ community, corporation }} />
      )}
    </Text>
  );
}
