import { Box, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FileDrop } from '../file-drop.tsx';
import { ProgressBar } from '../progress-bar.tsx';

interface SourceFileInputProps {
  readonly id: string;
  readonly part: number | undefined;
  readonly problem: string | undefined;
  readonly onFile: (file: File) => void;
}

/** Chooses a PDF file and shows the progress of its upload. */
export function SourceFileInput({ id, part, problem, onFile }: SourceFileInputProps): ReactElement {
  const intl = useIntl();
  return (
    <Box>
      <FileDrop
        id={id}
        accept="application/pdf,.pdf"
        label={<FormattedMessage id="claInput.file.label" />}
        help={<FormattedMessage id="claInput.file.help" />}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        isDisabled={part !== undefined}
        onFile={onFile}
      />
      {part !== undefined && (
        <Box mt="2">
          <ProgressBar label={intl.formatMessage({ id: 'claInput.file.progress' })} part={part} />
        </Box>
      )}
      <Text as="output" display="block" id={`${id}-problem`} mt="1" fontSize="xs" fontWeight="medium" color="danger">
        {problem}
      </Text>
    </Box>
  );
}
