import { Box } from '@chakra-ui/react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '#client/i18n/messages.ts';
import { ButtonLink } from './button-link.tsx';
import { ListHead } from './list/list-head.tsx';
import { Page } from './page.tsx';

/** Where the link above a heading leads. */
export interface WayBack {
  readonly to: string;
  readonly textId: MessageId;
}

interface SubPageProps extends ComponentProps<typeof ListHead> {
  /** Absent where the frame around the page leads on. */
  readonly back?: WayBack;
  readonly children: ReactNode;
}

/** A page with a heading; one that belongs to another page leads back there. */
export function SubPage({ back, children, ...head }: SubPageProps): ReactElement {
  return (
    <Page>
      {back !== undefined && (
        <Box mb={{ base: '4', lg: '2' }}>
          <ButtonLink to={back.to} variant="plain" size="sm">
            <FormattedMessage id={back.textId} />
          </ButtonLink>
        </Box>
      )}
      <ListHead {...head} />
      {children}
    </Page>
  );
}
