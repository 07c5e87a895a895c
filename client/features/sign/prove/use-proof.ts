import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import type { Answer } from '#client/components/form/form.ts';
import { useForm } from '#client/components/form/use-form.ts';
import { useIsHere } from '#client/components/reader-place.ts';
import { useClaimAddressMutation, useStartClaimAccountMutation } from '#generated/hooks.ts';
import { provePath } from '#rules/paths.ts';
import { typedCode } from '#rules/typed-code.ts';
import { keepReturnAddress } from '../return-address.ts';
import {
  findProveProblems,
  PROVE_OPERATION,
  PROVE_REFUSALS,
  type ProveForm,
  type ProveValues,
} from './prove-values.ts';

/** Two addresses with the same signing. */
export interface ProvedAddress {
  readonly email: string;
  readonly claimed: string;
}

/** Ties the form to the server: an address is proved at once, an account at its platform. */
export function useProof(linkId: string, onProved: (proved: ProvedAddress) => void): ProveForm {
  const intl = useIntl();
  const [search] = useSearchParams();
  const isHere = useIsHere();
  const [claimAddress] = useClaimAddressMutation(PROVE_OPERATION);
  const [startClaim] = useStartClaimAccountMutation(PROVE_OPERATION);

  const proveAddress = async (values: ProveValues): Promise<Answer<ProvedAddress>> => {
    const [email, claimedEmail] = [values.email.trim(), values.claimedEmail.trim()];
    const codes = { emailCode: typedCode(values.emailCode), claimedCode: typedCode(values.claimedCode) };
    const { data, error } = await claimAddress({ variables: { input: { linkId, email, claimedEmail, ...codes } } });
    return { data: data && { email, claimed: claimedEmail }, error };
  };
  const proveAccount = async ({ email, emailCode, way }: ProveValues): Promise<Answer<ProvedAddress> | void> => {
    if (way === 'EMAIL') {
      return;
    }
    const returnPath = keepReturnAddress(search, provePath(linkId, { proved: way }));
    const signer = { email: email.trim(), verificationCode: typedCode(emailCode) };
    const { data, error } = await startClaim({
      variables: { input: { linkId, ...signer, platform: way, returnPath } },
    });
    if (!data) {
      return { error };
    }
    if (isHere()) {
      window.location.assign(data.startClaimAccount.url);
    }
  };
  return useForm<ProveValues, ProvedAddress>({
    id: 'prove',
    initial: {
      email: '',
      emailCode: '',
      way: 'EMAIL',
      claimedEmail: search.get('email')?.trim() ?? '',
      claimedCode: '',
    },
    findProblems: (values) => findProveProblems(intl, values),
    refusals: PROVE_REFUSALS,
    place: { page: 'code' },
    submit: (values) => (values.way === 'EMAIL' ? proveAddress(values) : proveAccount(values)),
    onDone: onProved,
  });
}
