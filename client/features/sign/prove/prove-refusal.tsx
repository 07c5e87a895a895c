import { Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { failureCode } from '#client/apollo/failure.ts';
import { ButtonLink } from '#client/components/button-link.tsx';
import { FormRefusal } from '#client/components/form/form-refusal.tsx';
import type { Refusal } from '#client/components/form/form.ts';
import { Notice } from '#client/components/notice.tsx';
import { useFocusOn } from '#client/components/use-focus-on.ts';
import { claimedSigningPath, signPath } from '#rules/paths.ts';
import { keepReturnAddress } from '../return-address.ts';

/** Refusals that say what to do instead. */
const EXPLAINED = ['no_link', 'resigned', 'go_to_sign_employee_cla'] as const;

interface ProveRefusalProps {
  readonly linkId: string;
  readonly community: string;
  /** The further address. */
  readonly email: string;
  readonly refusal: Refusal;
}

/** Why something could not be proved, and what to do next; each refusal takes the focus. */
export function ProveRefusal({ linkId, community, email, refusal }: ProveRefusalProps): ReactElement {
  const ref = useFocusOn<HTMLDivElement>(refusal.attempt);
  const [search] = useSearchParams();
  const code = EXPLAINED.find((known) => known === failureCode(refusal.failure));
  if (code === undefined) {
    return <FormRefusal title={<FormattedMessage id="prove.refused" />} refusal={refusal} />;
  }
  const ways = { no_link: signPath(linkId), go_to_sign_employee_cla: claimedSigningPath(linkId, email.trim()) };
  return (
    <Notice
      ref={ref}
      tone={code === 'resigned' ? 'warning' : 'danger'}
      title={<FormattedMessage id={`prove.refused.${code}`} />}
    >
      <Text overflowWrap="anywhere">
        <FormattedMessage id={`prove.refused.${code}.text`} values={{ community, email: email.trim() }} />
      </Text>
      {code !== 'resigned' && (
        <ButtonLink to={keepReturnAddress(search, ways[code])} size="sm" variant="solid" mt="3">
          <FormattedMessage id={`prove.refused.${code}.sign`} />
        </ButtonLink>
      )}
    </Notice>
  );
}
