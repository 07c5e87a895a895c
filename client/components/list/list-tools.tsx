import { Box, Button, chakra, Flex, Input, VisuallyHidden } from '@chakra-ui/react';
import { type ReactElement, type ReactNode, type SyntheticEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '#client/i18n/messages.ts';
import { Select } from '../select.tsx';
import type { ListAddress } from './list-address.ts';

interface ListToolsProps<S extends string> {
  /** Prefix of the input ids; unique on the page. */
  readonly id: string;
  readonly address: ListAddress<S>;
  /** What can be searched for. */
  readonly searchId: MessageId;
  /** Returns the name of a sort order; a list with one order does without. */
  readonly sortId?: (sort: S) => MessageId;
  /** Whether the heads of a table order the list too, which phones do not show. */
  readonly hasHeads?: boolean;
  /** Actions on the whole list. */
  readonly children?: ReactNode;
}

/** Search input and sort order of a list. */
export function ListTools<S extends string>({
  id,
  address,
  searchId,
  sortId,
  hasHeads = false,
  children,
}: ListToolsProps<S>): ReactElement {
  const intl = useIntl();
  return (
    <Flex gap="3" wrap="wrap" align="center">
      <SearchForm
        id={id}
        label={intl.formatMessage({ id: searchId })}
        search={address.search}
        onSearch={address.searchFor}
      />
      {sortId !== undefined && <SortSelect address={address} sortId={sortId} hasHeads={hasHeads} />}
      {children}
    </Flex>
  );
}

type SortSelectProps<S extends string> = Required<Pick<ListToolsProps<S>, 'address' | 'sortId' | 'hasHeads'>>;

function SortSelect<S extends string>({ address, sortId, hasHeads }: SortSelectProps<S>): ReactElement {
  const intl = useIntl();
  return (
    <Select
      layout={{ width: 'auto', flexGrow: { base: '1', sm: '0' }, hideFrom: hasHeads ? 'md' : undefined }}
      aria-label={intl.formatMessage({ id: 'list.sort' })}
      value={address.sort}
      onChoose={(chosen) => address.sortBy(chosen as S)}
    >
      {address.sorts.map((sort) => (
        <option key={sort} value={sort}>
          {intl.formatMessage({ id: sortId(sort) })}
        </option>
      ))}
    </Select>
  );
}

interface SearchFormProps {
  readonly id: string;
  readonly label: string;
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

function SearchForm({ id, label, search, onSearch }: SearchFormProps): ReactElement {
  const [text, setText] = useState(search);
  const [shownSearch, setShownSearch] = useState(search);
  // When the search changes elsewhere, as by the back button, the input follows.
  if (search !== shownSearch) {
    setShownSearch(search);
    setText(search);
  }
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSearch(text.trim());
  };
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- React and many browsers do not know <search> yet
    <Box role="search" flexGrow="1" flexBasis="16rem" minWidth="0">
      <chakra.form display="flex" gap="2" onSubmit={handleSubmit}>
        <VisuallyHidden asChild>
          <label htmlFor={`${id}-search`}>{label}</label>
        </VisuallyHidden>
        <Input
          id={`${id}-search`}
          type="search"
          placeholder={label}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            // Cleared, by its button or by hand: show everything again.
            if (event.target.value === '' && search !== '') {
              onSearch('');
            }
          }}
        />
        <Button type="submit">
          <FormattedMessage id="list.search" />
        </Button>
      </chakra.form>
    </Box>
  );
}
