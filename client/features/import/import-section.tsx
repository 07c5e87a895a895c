import { Box, Button, Heading, Stack, Text } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Failure } from '#client/apollo/failure.ts';
import { FileDrop } from '#client/components/file-drop.tsx';
import { Notice } from '#client/components/notice.tsx';
import { ProgressBar } from '#client/components/progress-bar.tsx';
import { errorText } from '#client/i18n/error-text.ts';
import { IMPORT_MAX_BYTES, IMPORT_ROWS_MAX, IMPORT_SCANS_MAX } from '#rules/import-upload.ts';
import type { ImportProgress } from './import-news.ts';
import { ImportPlan } from './import-plan.tsx';
import { readSourceFile, type SourceFile } from './source-file.ts';
import { SourceInputs } from './source-inputs.tsx';
import { type ImportOptions, useImport } from './use-import.ts';

const NO_OPTIONS: ImportOptions = { dateFormat: '', timezone: '', level: 'listed' };

/** Takes a file, shows the plan for its rows, and carries exactly that out. */
export function ImportSection({ linkId }: { readonly linkId: string }): ReactElement {
  const [source, setSource] = useState<SourceFile>();
  const [isTooLarge, setTooLarge] = useState(false);
  const [options, setOptions] = useState(NO_OPTIONS);
  const importing = useImport(linkId);
  const { progress, outcome, failure } = importing;
  const isBusy = progress !== undefined;
  const handleFile = async (file: File) => {
    importing.reset();
    setTooLarge(file.size > IMPORT_MAX_BYTES);
    setSource(file.size > IMPORT_MAX_BYTES ? undefined : await readSourceFile(file));
  };
  const handleChange =
    <T,>(set: (changed: T) => void) =>
    (changed: T) => {
      importing.reset();
      set(changed);
    };
  const handleStart = (plan?: string) => {
    if (source !== undefined && !isBusy) {
      void importing.start(source, options, plan);
    }
  };
  return (
    <Stack as="section" gap="6">
      <Head />
      <ChosenFile source={source} isDisabled={isBusy} onFile={handleFile} />
      {isTooLarge && <TooLarge />}
      {source !== undefined && outcome?.state !== 'done' && (
        <>
          <SourceInputs
            source={source}
            options={options}
            isDisabled={isBusy}
            onSource={handleChange(setSource)}
            onOptions={handleChange(setOptions)}
          />
          {outcome === undefined && (
            <Button variant="solid" alignSelf="flex-start" aria-disabled={isBusy} onClick={() => handleStart()}>
              <FormattedMessage id="import.check" />
            </Button>
          )}
        </>
      )}
      {progress !== undefined && <Progress progress={progress} />}
      {failure !== undefined && <Refused failure={failure} />}
      {outcome !== undefined && source !== undefined && (
        <ImportPlan
          linkId={linkId}
          fileName={source.file.name}
          outcome={outcome}
          ended={importing.ended}
          isBusy={isBusy}
          onConfirm={() => handleStart(outcome.summary.planSha256)}
        />
      )}
    </Stack>
  );
}

function Head(): ReactElement {
  return (
    <Box>
      <Heading as="h2" size="xl" mb="2">
        <FormattedMessage id="import.file.title" />
      </Heading>
      <Text>
        <FormattedMessage id="import.file.text" />
      </Text>
    </Box>
  );
}

interface ChosenFileProps {
  readonly source: SourceFile | undefined;
  readonly isDisabled: boolean;
  readonly onFile: (file: File) => Promise<void>;
}

function ChosenFile({ source, isDisabled, onFile }: ChosenFileProps): ReactElement {
  return (
    <FileDrop
      id="import-file"
      accept=".csv,.json,.zip,text/csv,application/json,application/zip"
      label={
        source === undefined ? <FormattedMessage id="import.file.choose" /> : <Text as="span">{source.file.name}</Text>
      }
      help={<FormattedMessage id="import.file.help" values={{ rows: IMPORT_ROWS_MAX, scans: IMPORT_SCANS_MAX }} />}
      isDisabled={isDisabled}
      onFile={(file) => void onFile(file)}
    />
  );
}

function TooLarge(): ReactElement {
  return (
    <Notice tone="danger" title={<FormattedMessage id="import.tooLarge" />}>
      <FormattedMessage id="import.command" />
    </Notice>
  );
}

function Progress({ progress: { phase, rows, total } }: { readonly progress: ImportProgress }): ReactElement {
  const intl = useIntl();
  const label = intl.formatMessage({ id: `import.phase.${phase}` }, { rows, total });
  return (
    <Box aria-live="polite">
      <Text mb="2" fontSize="sm" fontVariantNumeric="tabular-nums">
        {label}
      </Text>
      <ProgressBar label={label} part={total === 0 ? 0 : rows / total} />
    </Box>
  );
}

const REASONS = ['unreadable', 'unreadable_archive', 'too_many_rows', 'too_many_scans', 'too_complex'] as const;

/** Why a file cannot be taken as a whole, and what to do. */
function Refused({ failure }: { readonly failure: Failure }): ReactElement {
  const intl = useIntl();
  const given = failure.kind === 'coded' ? failure.details.reason : undefined;
  const reason = REASONS.find((known) => known === given);
  return (
    <Notice tone="danger" title={<FormattedMessage id="import.refused" />}>
      {reason === undefined ? errorText(intl, failure) : <FormattedMessage id={`import.refused.${reason}`} />}
      {reason?.startsWith('too_') === true && (
        <>
          {' '}
          <FormattedMessage id="import.command" />
        </>
      )}
    </Notice>
  );
}
