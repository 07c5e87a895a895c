import { Box, chakra, SimpleGrid, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FormInput } from '#client/components/form/form.ts';
import { SelectField } from '#client/components/form/select-field.tsx';
import { TextField } from '#client/components/form/text-field.tsx';
import { CSV_COLUMNS, UPLOADED_SOURCES } from '#rules/import-upload.ts';
import type { SourceFile } from './source-file.ts';
import type { ImportOptions } from './use-import.ts';

interface SourceInputsProps {
  readonly source: SourceFile;
  readonly options: ImportOptions;
  readonly isDisabled: boolean;
  readonly onSource: (source: SourceFile) => void;
  readonly onOptions: (options: ImportOptions) => void;
}

/** What the file is and, of a table, which column is what; both were guessed. */
export function SourceInputs({ source, options, isDisabled, onSource, onOptions }: SourceInputsProps): ReactElement {
  const intl = useIntl();
  const isTable = source.from === 'csv';
  return (
    <chakra.fieldset disabled={isDisabled} minWidth="0">
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="6" alignItems="start">
        <SelectField
          input={input('from', source.from, (from) => onSource({ ...source, from }))}
          label={<FormattedMessage id="import.source" />}
          options={UPLOADED_SOURCES.map((value) => ({
            value,
            text: intl.formatMessage({ id: `import.source.${value}` }),
          }))}
        />
        {isTable && (
          <SelectField
            input={input('level', options.level, (level) => onOptions({ ...options, level }))}
            label={<FormattedMessage id="import.level" />}
            options={(['listed', 'account'] as const).map((value) => ({
              value,
              text: intl.formatMessage({ id: `import.level.${value}` }),
            }))}
          />
        )}
        {isTable && (
          <TextField
            input={input('dateFormat', options.dateFormat, (dateFormat) => onOptions({ ...options, dateFormat }))}
            label={<FormattedMessage id="import.dateFormat" />}
            help={<FormattedMessage id="import.dateFormat.help" />}
            isOptional
            attributes={{ autoComplete: 'off', spellCheck: false }}
          />
        )}
        <TextField
          input={input('timezone', options.timezone, (timezone) => onOptions({ ...options, timezone }))}
          label={<FormattedMessage id="import.timezone" />}
          help={<FormattedMessage id="import.timezone.help" />}
          isOptional
          attributes={{ autoComplete: 'off', spellCheck: false }}
        />
      </SimpleGrid>
      {isTable && <Columns source={source} onSource={onSource} />}
    </chakra.fieldset>
  );
}

function Columns({ source, onSource }: Pick<SourceInputsProps, 'source' | 'onSource'>): ReactElement {
  const intl = useIntl();
  return (
    <Box mt="6">
      <Text mb="3" fontWeight="medium">
        <FormattedMessage id="import.columns" />
      </Text>
      <SimpleGrid columns={{ base: 1, sm: 2, lg: 3 }} gap="4">
        {CSV_COLUMNS.filter((column) => source.isArchive || column !== 'document').map((column) => (
          <SelectField
            key={column}
            input={input(column, source.map[column] ?? '', (title) =>
              onSource({ ...source, map: { ...source.map, [column]: title } }),
            )}
            label={<FormattedMessage id={`import.column.${column}`} />}
            options={[
              { value: '', text: intl.formatMessage({ id: 'import.column.none' }) },
              ...[...new Set(source.titles)].map((title) => ({ value: title, text: title })),
            ]}
          />
        ))}
      </SimpleGrid>
    </Box>
  );
}

/** An input for a guessed value: it cannot be wrong before the file is checked. */
function input<V extends string>(name: string, value: V, onChange: (value: V) => void): FormInput<V> {
  return { id: `import-${name}`, name, value, problem: undefined, onChange, onLeave: () => undefined };
}
