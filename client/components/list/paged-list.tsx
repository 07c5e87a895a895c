import { Box, Stack } from '@chakra-ui/react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import type { ListAddress } from './list-address.ts';
import { type Drawing, type ListBase, ListBody } from './list-body.tsx';
import { ListTools } from './list-tools.tsx';

type PagedListProps<Node, S extends string> = Omit<ListBase<Node>, 'address'> &
  Drawing<Node> & {
    readonly address: ListAddress<S>;
    /** Tabs for the parts of the list. */
    readonly tabs?: ReactNode;
    readonly tools: Omit<ComponentProps<typeof ListTools<S>>, 'address' | 'hasHeads'>;
    /** Shown above the entries, about them. */
    readonly above?: ReactNode;
  };

/** A searchable, sortable, paged list, including its loading, failed and empty states. */
export function PagedList<Node, S extends string>({
  address,
  tabs,
  tools,
  above,
  ...body
}: PagedListProps<Node, S>): ReactElement {
  return (
    <Stack gap="3">
      {tabs}
      <ListTools address={address} hasHeads={body.renderNodes !== undefined} {...tools} />
      <Box>
        {above}
        <ListBody address={address} {...body} />
      </Box>
    </Stack>
  );
}
