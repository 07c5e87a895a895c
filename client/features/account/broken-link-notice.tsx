import { Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '#client/components/button-link.tsx';
import { Notice } from '#client/components/notice.tsx';
import { useFocusOn } from '#client/components/use-focus-on.ts';
import type { BrokenLinkCode } from './broken-link.ts';
import { useAccountArea } from './use-account-area.ts';

interface BrokenLinkNoticeProps {
  readonly code: BrokenLinkCode;
}

/** Says why the link from the mail does not work, and leads to requesting another. */
export function BrokenLinkNotice({ code }: BrokenLinkNoticeProps): ReactElement {
  const { retrievePath } = useAccountArea();
  const ref = useFocusOn<HTMLDivElement>(1);
  return (
    <>
      <Notice ref={ref} tone="danger" title={<FormattedMessage id="account.reset.broken" />}>
        <Text>
          <FormattedMessage id={`errors.${code}`} />
        </Text>
      </Notice>
      <ButtonLink to={retrievePath} variant="solid" mt="6">
        <FormattedMessage id="account.reset.again" />
      </ButtonLink>
    </>
  );
}
