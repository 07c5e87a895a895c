import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CheckboxField } from '#client/components/form/checkbox-field.tsx';
import { SelectField } from '#client/components/form/select-field.tsx';
import { TextAreaField } from '#client/components/form/text-area-field.tsx';
import { TextField } from '#client/components/form/text-field.tsx';
import { LanguageName } from '#rules/language.ts';
import { NOTE_MAX, type RecordForm } from './record-values.ts';
import { ScanInput } from './scan-input.tsx';
import type { SignedCla } from './signing-filters.tsx';

interface RecordInputsProps {
  readonly form: RecordForm;
  /** Every version of the link. */
  readonly clas: readonly SignedCla[];
}

/** What was signed, the signer, the scan, and whether to notify the signer. */
export function RecordInputs({ form, clas }: RecordInputsProps): ReactElement {
  const isCorporation = form.values.kind === 'CORPORATION';
  return (
    <>
      <WhatWasSigned form={form} clas={clas} />
      {isCorporation && (
        <TextField
          input={form.input('corporationName')}
          label={<FormattedMessage id="signings.record.corporationName" />}
          attributes={{ autoComplete: 'off' }}
        />
      )}
      <TextField
        input={form.input('name')}
        label={<FormattedMessage id={isCorporation ? 'signings.record.representative' : 'signings.record.name'} />}
        attributes={{ autoComplete: 'off' }}
      />
      <TextField
        input={form.input('email')}
        label={<FormattedMessage id="signings.record.email" />}
        attributes={{ type: 'email', autoComplete: 'off', autoCapitalize: 'none', spellCheck: false }}
      />
      <TextField
        input={form.input('signedOn')}
        label={<FormattedMessage id="signings.record.signedOn" />}
        attributes={{ type: 'date' }}
      />
      <ScanInput input={form.input('scan')} />
      <TextAreaField
        input={form.input('note')}
        label={<FormattedMessage id="signings.record.note" />}
        help={<FormattedMessage id="signings.record.note.help" values={{ max: NOTE_MAX }} />}
        isOptional
      />
      <CheckboxField
        input={form.input('notify')}
        label={<FormattedMessage id="signings.record.notify" />}
        isRequired={false}
      />
    </>
  );
}

/** The kind, and the version. */
function WhatWasSigned({ form, clas }: RecordInputsProps): ReactElement {
  const intl = useIntl();
  const { kind } = form.values;
  const fitting = clas.filter(({ type }) => (type === 'CORPORATION') === (kind === 'CORPORATION'));
  return (
    <>
      <SelectField
        input={form.input('kind')}
        label={<FormattedMessage id="signings.filter.kind" />}
        help={<FormattedMessage id={`signings.record.kind.${kind}`} />}
        options={(['INDIVIDUAL', 'EMPLOYEE', 'CORPORATION'] as const).map((value) => ({
          value,
          text: intl.formatMessage({ id: `signings.kind.${value}` }),
        }))}
      />
      <SelectField
        input={form.input('claId')}
        label={<FormattedMessage id="signings.filter.cla" />}
        options={[
          { value: '', text: intl.formatMessage({ id: 'signings.record.cla.choose' }) },
          ...fitting.map(({ id, version, language }) => ({
            value: id,
            text: intl.formatMessage({ id: 'signings.claVersion' }, { version, language: LanguageName[language] }),
          })),
        ]}
      />
    </>
  );
}
