import { Text } from '@chakra-ui/react';
import type { ReactElement, RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CheckboxField } from '#client/components/form/checkbox-field.tsx';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import { SelectField } from '#client/components/form/select-field.tsx';
import { TextAreaField } from '#client/components/form/text-area-field.tsx';
import { TextField } from '#client/components/form/text-field.tsx';
import { LanguageName } from '#rules/language.ts';
import { type RecordedCla, NOTE_MAX, useRecording } from './record-values.ts';
import { ScanInput } from './scan-input.tsx';

interface RecordDialogProps {
  readonly linkId: string;
  /** Every version of the link. */
  readonly clas: readonly RecordedCla[];
  readonly returnFocusTo: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly onRecorded: () => void;
}

/** Records a signature that was given on paper, by mail or in person. */
export function RecordDialog({ linkId, clas, onRecorded, ...frame }: RecordDialogProps): ReactElement {
  const intl = useIntl();
  const form = useRecording({ linkId, clas, onRecorded });
  const { kind } = form.values;
  const isCorporation = kind === 'CORPORATION';
  const fitting = clas.filter(({ type }) => (type === 'CORPORATION') === isCorporation);
  return (
    <FormDialog
      form={form}
      isEntry
      title={<FormattedMessage id="signings.record.title" />}
      submit={<FormattedMessage id="signings.record.submit" />}
      {...frame}
    >
      <Text>
        <FormattedMessage id="signings.record.text" />
      </Text>
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
      />
      <CheckboxField
        input={form.input('notify')}
        label={<FormattedMessage id="signings.record.notify" />}
        isRequired={false}
      />
    </FormDialog>
  );
}
