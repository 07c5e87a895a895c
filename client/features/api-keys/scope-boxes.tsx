import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { CheckboxGroup } from '#client/components/form/checkbox-group.tsx';
import type { FormInput } from '#client/components/form/form.ts';
import type { ApiKeyScope } from '#generated/graphql.ts';

const SCOPES = [
  'STATUS_READ',
  'SIGNINGS_READ',
  'CORPORATIONS_READ',
  'EXPORT_READ',
  'EVIDENCE_READ',
  'GATE_EVALUATE',
] as const satisfies readonly ApiKeyScope[];

/** What a key opens, as boxes to tick. */
export function ScopeBoxes({ input }: { readonly input: FormInput<ApiKeyScope[]> }): ReactElement {
  return (
    <CheckboxGroup
      input={input}
      legend={<FormattedMessage id="apiKeys.scopes" />}
      options={SCOPES.map((value) => ({ value, label: <FormattedMessage id={`apiKeys.scope.${value}`} /> }))}
    />
  );
}
