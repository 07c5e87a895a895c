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
  readonly back: WayBack;
  readonly children: ReactNode;
}

/** A page that belongs to another one, to which it leads back. */
export function SubPage({ back, children, ...head }: SubPageProps): ReactElement {
  return (
    <Page>
      <Box mb="6">
        <ButtonLink to={back.to} variant="plain" size="sm">
          <FormattedMessage id={back.textId} />
        </ButtonLink>
      </Box>
      <ListHead {...head} />
      {children}
    </Page>
  );
}
