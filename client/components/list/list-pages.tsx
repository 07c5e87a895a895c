import { Button, Flex } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ListPlace } from './list-address.ts';

interface ListPagesProps {
  readonly list: {
    readonly pageInfo: {
      readonly hasNextPage: boolean;
      readonly endCursor?: string | null;
      /** Undefined for lists that can only be read forwards. */
      readonly startCursor?: string | null;
    };
  };
  readonly address: Pick<ListPlace, 'after' | 'before' | 'goTo' | 'goBack'>;
}

/** Links to the first, the previous and the next page. Where there is none to the previous, the browser's back button is. */
export function ListPages({ list: { pageInfo }, address }: ListPagesProps): ReactElement | null {
  const intl = useIntl();
  const { hasNextPage, startCursor, endCursor } = pageInfo;
  const isFirst = address.after === undefined && (address.before === undefined || startCursor === null);
  if (isFirst && !hasNextPage) {
    return null;
  }
  return (
    <Flex
      as="nav"
      aria-label={intl.formatMessage({ id: 'list.pages' })}
      gap="2"
      ms="auto"
      wrap="wrap"
      justify="flex-end"
    >
      <Button size="sm" disabled={isFirst} onClick={() => address.goTo(undefined)}>
        <FormattedMessage id="list.first" />
      </Button>
      {startCursor !== undefined && (
        <Button size="sm" disabled={startCursor === null} onClick={() => address.goBack(startCursor ?? '')}>
          <FormattedMessage id="list.previous" />
        </Button>
      )}
      <Button size="sm" disabled={!hasNextPage} onClick={() => address.goTo(endCursor ?? undefined)}>
        <FormattedMessage id="list.next" />
      </Button>
    </Flex>
  );
}
