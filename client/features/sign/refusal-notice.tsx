import { Button, Flex, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { failureCode } from '#client/apollo/failure.ts';
import { ButtonLink } from '#client/components/button-link.tsx';
import type { Refusal } from '#client/components/form/form.ts';
import { Notice } from '#client/components/notice.tsx';
import type { SigningWay } from '#client/components/signing-guide.tsx';
import { useFocusOn } from '#client/components/use-focus-on.ts';
import { errorText } from '#client/i18n/error-text.ts';
import { claimedSigningPath, signPath } from '#rules/paths.ts';
import { EmailDocument } from './email-document.tsx';
import type { SignValues } from './sign-values.ts';

/** Refusals with their own title; the others share one. */
const TITLED = ['resigned', 'go_to_sign_employee_cla', 'unmatched_cla'] as const;

interface RefusalNoticeProps {
  readonly linkId: string;
  readonly way: SigningWay;
  /** What was refused. */
  readonly values: SignValues;
  readonly refusal: Refusal;
  readonly onReload: () => void;
}

/** Why the submission as a whole was refused, and what to do next; each refusal takes the focus. */
export function RefusalNotice({ linkId, way, values, refusal, onReload }: RefusalNoticeProps): ReactElement {
  const intl = useIntl();
  const ref = useFocusOn<HTMLDivElement>(refusal.attempt);
  const code = failureCode(refusal.failure);
  const title = TITLED.find((known) => known === code) ?? 'other';
  // Of a corporation it may be an application that nobody has approved yet.
  const isApplied = title === 'resigned' && way === 'corporation';
  return (
    <Notice
      ref={ref}
      tone={title === 'resigned' ? 'warning' : 'danger'}
      title={<FormattedMessage id={isApplied ? 'sign.corporation.resigned' : `sign.refused.${title}`} />}
    >
      <Text mb="3">{errorText(intl, refusal.failure, { loginType: way, page: 'code' })}</Text>
      <Flex gap="2" wrap="wrap">
        {title === 'resigned' && way !== 'corporation' && <EmailDocument linkId={linkId} values={values} />}
        {title === 'go_to_sign_employee_cla' && (
          <ButtonLink to={claimedSigningPath(linkId, values.email.trim())} size="sm" variant="solid">
            <FormattedMessage id="sign.chooser.employee" />
          </ButtonLink>
        )}
        {title === 'unmatched_cla' ? (
          <Button size="sm" onClick={onReload}>
            <FormattedMessage id="sign.refused.loadCurrent" />
          </Button>
        ) : (
          <ButtonLink to={signPath(linkId)} size="sm">
            <FormattedMessage id="sign.refused.chooser" />
          </ButtonLink>
        )}
      </Flex>
    </Notice>
  );
}
