import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { ChoiceFilter, DayFilter, FilterRow } from '#client/components/list/list-filters.tsx';
import type { SigningsLinkQuery } from '#generated/graphql.ts';
import { LanguageName } from '#rules/language.ts';
import { KINDS, type SigningFilters, STATES } from './use-signing-filters.ts';

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
    <FilterRow isActive={filters.isActive}>
      <ChoiceFilter name="kind" filters={filters} labelId="signings.filter.kind">
        {KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {intl.formatMessage({ id: `signings.kind.${kind}` })}
          </option>
        ))}
      </ChoiceFilter>
      <ChoiceFilter name="state" filters={filters} labelId="signings.filter.state">
        {STATES.map((state) => (
          <option key={state} value={state}>
            {intl.formatMessage({ id: `signings.state.${state}` })}
          </option>
        ))}
      </ChoiceFilter>
      <ChoiceFilter name="cla" filters={filters} labelId="signings.filter.cla">
        {clas.map((cla) => (
          <option key={cla.id} value={cla.id}>
            {nameOf(cla)}
          </option>
        ))}
      </ChoiceFilter>
      <DayFilter name="from" filters={filters} labelId="signings.filter.from" />
      <DayFilter name="to" filters={filters} labelId="signings.filter.to" />
    </FilterRow>
  );
}
