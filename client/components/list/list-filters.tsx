import { Button, Grid, Input } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '#client/i18n/messages.ts';
import { Fold } from '../fold.tsx';
import { FormField } from '../form/form-field.tsx';
import { Select } from '../select.tsx';
import { useIsWide } from '../use-is-wide.ts';
import { zoneName } from '../zone-name.ts';
import { EmptyList } from './empty-list.tsx';
import type { ListFilters } from './use-list-filters.ts';

interface FilterProps<Name extends string> {
  readonly name: Name;
  readonly filters: ListFilters<Name>;
  readonly labelId: MessageId;
}

/** Narrows a list to one of the options, which are its children. */
export function ChoiceFilter<Name extends string>({
  name,
  filters,
  labelId,
  children,
}: FilterProps<Name> & { readonly children: ReactNode }): ReactElement {
  const intl = useIntl();
  return (
    <FormField id={`filter-${name}`} label={intl.formatMessage({ id: labelId })}>
      {(described) => (
        <Select value={filters.values[name]} onChoose={(chosen) => filters.set(name, chosen)} {...described}>
          <option value="">{intl.formatMessage({ id: 'list.filter.all' })}</option>
          {children}
        </Select>
      )}
    </FormField>
  );
}

/** Narrows a list to what is before or after a day of the reader's zone, which it names. */
export function DayFilter<Name extends string>({ name, filters, labelId }: FilterProps<Name>): ReactElement {
  const intl = useIntl();
  const values = { label: intl.formatMessage({ id: labelId }), zone: zoneName(intl) };
  return (
    <FormField id={`filter-${name}`} label={intl.formatMessage({ id: 'list.filter.day' }, values)}>
      {(described) => (
        <Input
          type="date"
          value={filters.values[name]}
          onChange={(event) => filters.set(name, event.target.value)}
          {...described}
        />
      )}
    </FormField>
  );
}

interface FilterRowProps {
  /** Whether any of them narrows the list. */
  readonly isActive: boolean;
  /** The filters. */
  readonly children: readonly ReactElement[];
}

/** Filters beside each other; on phones they fold, so that the list begins on the first screen. */
export function FilterRow({ isActive, children }: FilterRowProps): ReactElement {
  const isWide = useIsWide('few');
  const columns = isWide ? children.length : 2;
  const row = (
    <Grid gap="3" templateColumns={`repeat(${columns}, minmax(0, 1fr))`}>
      {children}
    </Grid>
  );
  return isWide ? (
    row
  ) : (
    <Fold summary={<FormattedMessage id="list.filters" />} isOpen={isActive}>
      {row}
    </Fold>
  );
}

interface NothingMatchesProps {
  readonly title: ReactNode;
  readonly text: ReactNode;
  readonly onClear: () => void;
}

/** Says that the filters leave nothing, and clears them. */
export function NothingMatches({ title, text, onClear }: NothingMatchesProps): ReactElement {
  return (
    <EmptyList
      title={title}
      action={
        <Button size="sm" onClick={onClear}>
          <FormattedMessage id="list.filter.clear" />
        </Button>
      }
    >
      {text}
    </EmptyList>
  );
}
