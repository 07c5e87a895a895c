import { Field, Grid, Input, NativeSelect } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '#client/components/icons.tsx';
import type { SigningsLinkQuery } from '#generated/graphql.ts';
import { LanguageName } from '#rules/language.ts';
import { type FilterName, KINDS, type SigningFilters, STATES } from './use-signing-filters.ts';

export type SignedCla = SigningsLinkQuery['linkDetails']['claVersions'][number]['cla'];

interface SigningFilterInputsProps {
  readonly filters: SigningFilters;
  /** Versions to choose from. */
  readonly clas: readonly SignedCla[];
}

/** Inputs that narrow the list. */
export function SigningFilterInputs({ filters, clas }: SigningFilterInputsProps): ReactElement {
  const intl = useIntl();
  const nameOf = ({ type, language, version }: SignedCla): string =>
    intl.formatMessage({ id: `signings.cla.${type}` }, { language: LanguageName[language], version });
  return (
    <Grid gap="3" templateColumns={{ base: '1fr', sm: 'repeat(2, 1fr)', md: 'repeat(5, 1fr)' }}>
      <Choice name="kind" filters={filters}>
        {KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {intl.formatMessage({ id: `signings.kind.${kind}` })}
          </option>
        ))}
      </Choice>
      <Choice name="state" filters={filters}>
        {STATES.map((state) => (
          <option key={state} value={state}>
            {intl.formatMessage({ id: `signings.state.${state}` })}
          </option>
        ))}
      </Choice>
      <Choice name="cla" filters={filters}>
        {clas.map((cla) => (
          <option key={cla.id} value={cla.id}>
            {nameOf(cla)}
          </option>
        ))}
      </Choice>
      <Day name="from" filters={filters} />
      <Day name="to" filters={filters} />
    </Grid>
  );
}

interface FilterProps {
  readonly name: FilterName;
  readonly filters: SigningFilters;
}

function Labelled({ name, children }: Pick<FilterProps, 'name'> & { readonly children: ReactNode }): ReactElement {
  return (
    <Field.Root id={`signings-${name}`}>
      <Field.Label>
        <FormattedMessage id={`signings.filter.${name}`} />
      </Field.Label>
      {children}
    </Field.Root>
  );
}

function Choice({ name, filters, children }: FilterProps & { readonly children: ReactNode }): ReactElement {
  const intl = useIntl();
  return (
    <Labelled name={name}>
      <NativeSelect.Root>
        <NativeSelect.Field
          value={filters.values[name]}
          onChange={(event) => filters.set({ [name]: event.target.value })}
        >
          <option value="">{intl.formatMessage({ id: 'signings.filter.all' })}</option>
          {children}
        </NativeSelect.Field>
        <NativeSelect.Indicator>
          <Icon name="chevron" />
        </NativeSelect.Indicator>
      </NativeSelect.Root>
    </Labelled>
  );
}

function Day({ name, filters }: FilterProps): ReactElement {
  return (
    <Labelled name={name}>
      <Input
        type="date"
        value={filters.values[name]}
        onChange={(event) => filters.set({ [name]: event.target.value })}
      />
    </Labelled>
  );
}
