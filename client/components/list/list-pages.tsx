import { Button, Flex } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ListPlace } from './list-address.ts';

interface ListPagesProps {
  readonly list: { readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null } };
  readonly address: Pick<ListPlace, 'after' | 'goTo'>;
}

/** Links to the first and the next page, if any. For the previous page there is the browser's back button. */
export function ListPages({ list: { pageInfo }, address }: ListPagesProps): ReactElement | null {
  const intl = useIntl();
  const isFirst = address.after === undefined;
  if (isFirst && !pageInfo.hasNextPage) {
    return null;
  }
  return (
    <Flex as="nav" aria-label={intl.formatMessage({ id: 'list.pages' })} gap="2" mt="6" justify="flex-end">
      <Button size="sm" disabled={isFirst} onClick={() => address.goTo(undefined)}>
        <FormattedMessage id="list.first" />
      </Button>
      <Button size="sm" disabled={!pageInfo.hasNextPage} onClick={() => address.goTo(pageInfo.endCursor ?? undefined)}>
        <FormattedMessage id="list.next" />
      </Button>
    </Flex>
  );
}
