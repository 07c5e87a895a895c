import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import type { StatusVisibility } from '#generated/graphql.ts';
import { ChoiceCards } from './choice-cards.tsx';
import type { FormInput } from './form/form.ts';

/** From most to least visible to strangers. */
const VISIBILITIES: readonly StatusVisibility[] = ['FULL', 'MINIMAL', 'HASH', 'KEY'];

interface StatusVisibilityChoiceProps {
  readonly input: FormInput<StatusVisibility>;
}

/** Chooses what strangers learn about whether an address has signed. */
export function StatusVisibilityChoice({ input }: StatusVisibilityChoiceProps): ReactElement {
  return (
    <ChoiceCards
      name={input.name}
      legend={<FormattedMessage id="links.edit.status" />}
      value={input.value}
      choices={VISIBILITIES.map((value) => ({
        value,
        label: <FormattedMessage id={`links.status.${value}`} />,
        description: <FormattedMessage id={`links.status.${value}.help`} />,
      }))}
      onChange={input.onChange}
    />
  );
}
