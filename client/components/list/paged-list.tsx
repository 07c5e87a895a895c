import { Stack } from '@chakra-ui/react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import type { ListAddress } from './list-address.ts';
import { ListBody } from './list-body.tsx';
import { ListTools } from './list-tools.tsx';

interface PagedListProps<Node, S extends string> extends Omit<ComponentProps<typeof ListBody<Node>>, 'address'> {
  readonly address: ListAddress<S>;
  /** Tabs for the parts of the list. */
  readonly tabs?: ReactNode;
  readonly tools: Omit<ComponentProps<typeof ListTools<S>>, 'address'>;
  /** Shown above the entries, about them. */
  readonly above?: ReactNode;
  /** Whether it is for working through many entries: less space above the first. */
  readonly isDense?: boolean;
}

/** A searchable, sortable, paged list, including its loading, failed and empty states. */
export function PagedList<Node, S extends string>({
  address,
  tabs,
  tools,
  above,
  isDense = false,
  ...body
}: PagedListProps<Node, S>): ReactElement {
  return (
    <Stack gap={isDense ? '3' : '6'}>
      {tabs}
      <ListTools address={address} {...tools} />
      <Stack gap={isDense ? '0' : '4'}>
        {above}
        <ListBody address={address} {...body} />
      </Stack>
    </Stack>
  );
}
