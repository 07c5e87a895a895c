import { Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import type { SignEmployeeMutation } from '#generated/graphql.ts';
import { useSignEmployeeMutation } from '#generated/hooks.ts';
import { EmployerInput } from './employer-input.tsx';
import { SignForm } from './sign-form.tsx';
import { SIGN_OPERATION } from './sign-refusals.ts';
import { SignResult } from './sign-result.tsx';
import { SigningPage, type SigningResult } from './signing-page.tsx';
import { useEmployers } from './use-employers.ts';
import type { SignLink } from './use-sign-link.ts';
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
      renderResult={(result) => <EmployeeResult {...result} />}
    />
  );
}

/** The form of an employee. */
export function EmployeeSignForm({
  link,
  ...options
}: SigningOptions<Signed> & { readonly link: SignLink }): ReactElement {
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
      commitment={<Commitment community={link.alias} corporation={employers.chosen?.corporationName} />}
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

const NEXT = {
  waiting: [
    'sign.employee.next.mail',
    'sign.employee.next.waiting',
    'sign.employee.next.effect',
    'sign.success.next.keep',
  ],
  expired: ['sign.employee.next.mail', 'sign.employee.next.expired', 'sign.success.next.keep'],
  active: ['sign.employee.next.mail', 'sign.employee.next.active', 'sign.success.next.keep'],
} as const;

/** What an employee has signed, and whether it counts yet. */
export function EmployeeResult({ linkId, signed, link }: SigningResult<Signed>): ReactElement {
  const { name, email, corporationName, documentToken } = signed;
  const state = signed.inEffect ? 'active' : signed.active ? 'expired' : 'waiting';
  const values = { community: link.alias, corporation: corporationName, email };
  return (
    <SignResult
      linkId={linkId}
      title={<FormattedMessage id={`sign.employee.signed.${state}`} />}
      text={<FormattedMessage id={`sign.employee.signed.${state}.text`} values={values} />}
      facts={{ ...signed, signer: [name, email] }}
      documentToken={documentToken}
      next={NEXT[state].map((id) => (
        <FormattedMessage key={id} id={id} values={values} />
      ))}
    />
  );
}
