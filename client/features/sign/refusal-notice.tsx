import { Button, Flex, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type Failure, failureCode } from '#client/apollo/failure.ts';
import { ButtonLink } from '#client/components/button-link.tsx';
import { Notice } from '#client/components/notice.tsx';
import type { SigningWay } from '#client/components/signing-guide.tsx';
import { useFocusOn } from '#client/components/use-focus-on.ts';
import { errorText } from '#client/i18n/error-text.ts';
import { signingPath } from './signing-way.ts';

/** Refusals with a title of their own; the others share one. */
const TITLED = ['resigned', 'go_to_sign_employee_cla', 'unmatched_cla'] as const;

interface RefusalNoticeProps {
  readonly linkId: string;
  readonly way: SigningWay;
  /** Address that was refused. */
  readonly email: string;
  readonly failure: Failure;
  /** Number of the refused attempt; each takes the focus here. */
  readonly attempt: number;
  readonly onReload: () => void;
}

/** Why the submission as a whole was refused, and what to do next. */
export function RefusalNotice({ linkId, way, email, failure, attempt, onReload }: RefusalNoticeProps): ReactElement {
  const intl = useIntl();
  const ref = useFocusOn<HTMLDivElement>(attempt);
  const code = failureCode(failure);
  const title = TITLED.find((known) => known === code) ?? 'other';
  // Of a corporation it may be an application that nobody has approved yet.
  const isApplied = title === 'resigned' && way === 'corporation';
  return (
    <Notice
      ref={ref}
      tone={title === 'resigned' ? 'warning' : 'accent'}
      title={<FormattedMessage id={isApplied ? 'sign.corporation.resigned' : `sign.refused.${title}`} />}
    >
      <Text mb="3">{errorText(intl, failure, { loginType: way, page: 'code' })}</Text>
      <Flex gap="2" wrap="wrap">
        {title === 'go_to_sign_employee_cla' && (
          <ButtonLink to={employeePath(linkId, email)} size="sm" variant="solid">
            <FormattedMessage id="sign.chooser.employee" />
          </ButtonLink>
        )}
        {title === 'unmatched_cla' ? (
          <Button size="sm" onClick={onReload}>
            <FormattedMessage id="sign.refused.loadCurrent" />
          </Button>
        ) : (
          <ButtonLink to={`/sign/${encodeURIComponent(linkId)}`} size="sm">
            <FormattedMessage id="sign.refused.chooser" />
          </ButtonLink>
        )}
      </Flex>
    </Notice>
  );
}

/** The employees' page with the address filled in, which a corporation has claimed. */
function employeePath(linkId: string, email: string): string {
  return `${signingPath(linkId, 'employee')}?${new URLSearchParams({ email: email.trim(), claimed: 'yes' }).toString()}`;
}
