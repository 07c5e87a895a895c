import { Flex, Text } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '#client/components/button-link.tsx';
import { Notice } from '#client/components/notice.tsx';
import { TimePoint } from '#client/components/time-point.tsx';
import { useSignedAtQuery } from '#generated/hooks.ts';
import { signingPath } from '#rules/paths.ts';

/** Refusals that are not failures: nothing is pending, or not at this place. */
const REASONS = {
  no_link: 'unsigned',
  cla_is_latest: 'latest',
  go_to_sign_employee_cla: 'employee',
  // The community reveals what an address has signed only to programs with a key.
  missing_token: 'closed',
} as const;

type Reason = (typeof REASONS)[keyof typeof REASONS];

/** Returns why there is nothing to agree to, by the code of the refusal; undefined if it is a failure. */
export function nothingToUpdate(code: string | undefined): Reason | undefined {
  return Object.entries(REASONS).find(([known]) => known === code)?.[1];
}

interface Place {
  readonly linkId: string;
  readonly community: string;
  readonly email: string;
}

interface NothingToUpdateProps {
  readonly reason: Reason;
  readonly place: Place;
  /** Button that starts over with another address. */
  readonly otherEmail: ReactNode;
}

/** Says why this address has nothing to agree to, and what to do instead. */
export function NothingToUpdate({ reason, place, otherEmail }: NothingToUpdateProps): ReactElement {
  return (
    <Notice tone={reason === 'latest' ? 'success' : 'warning'} title={<FormattedMessage id={`claUpdate.${reason}`} />}>
      <Text mb="3" overflowWrap="anywhere">
        {reason === 'latest' ? (
          <LatestText {...place} />
        ) : (
          <FormattedMessage id={`claUpdate.${reason}.text`} values={{ ...place }} />
        )}
      </Text>
      <Flex gap="2" wrap="wrap">
        {(reason === 'unsigned' || reason === 'closed') && (
          <ButtonLink to={signingPath(place.linkId, 'individual')} size="sm">
            <FormattedMessage id="claUpdate.unsigned.sign" />
          </ButtonLink>
        )}
        {reason === 'employee' && (
          <ButtonLink to={signingPath(place.linkId, 'employee')} size="sm">
            <FormattedMessage id="claUpdate.employee.sign" />
          </ButtonLink>
        )}
        {otherEmail}
      </Flex>
    </Notice>
  );
}

function LatestText({ linkId, community, email }: Place): ReactElement {
  // Only adds the date, so the text need not wait for it.
  const { data } = useSignedAtQuery({ variables: { linkId, email }, context: { handledCodes: 'anonymous' } });
  const { signedAt, level } = data?.signingStatus ?? {};
  // Of an imported signature only the day may be known.
  if (!signedAt || level) {
    return <FormattedMessage id="claUpdate.latest.text" values={{ email, community }} />;
  }
  const date = <TimePoint value={signedAt} />;
  return <FormattedMessage id="claUpdate.latest.signedAt" values={{ email, community, date }} />;
}
