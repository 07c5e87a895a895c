import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { sourceFailureText } from '#client/components/cla-input/source-failure-text.ts';
import { useSourceCheck } from '#client/components/cla-input/use-source-check.ts';
import { FileDrop } from '#client/components/file-drop.tsx';
import type { FormInput } from '#client/components/form/form.ts';
import { ProgressBar } from '#client/components/progress-bar.tsx';
import { pictureToPdf } from './picture-to-pdf.ts';
import type { Scan } from './record-values.ts';

interface ScanInputProps {
  readonly input: FormInput<Scan | null>;
}

/** Takes the scan of what was signed: a PDF, or a picture that the browser converts to one. */
export function ScanInput({ input }: ScanInputProps): ReactElement {
  const intl = useIntl();
  const [isUnreadable, setUnreadable] = useState(false);
  const check = useSourceCheck((document, origin) =>
    input.onChange({ ...document, fileName: origin instanceof File ? origin.name : '' }),
  );
  const handleFile = async (file: File) => {
    const pdf = file.type.startsWith('image/') ? await pictureToPdf(file) : file;
    setUnreadable(pdf === undefined);
    if (pdf !== undefined) {
      await check.checkFile(pdf);
    }
  };
  const refused = check.failure && sourceFailureText(intl, check.failure);
  const problem = isUnreadable ? intl.formatMessage({ id: 'signings.record.scan.unreadable' }) : refused;
  return (
    <Box>
      <Text id={input.id} mb="2" fontWeight="medium" tabIndex={-1}>
        <FormattedMessage id="signings.record.scan" />
      </Text>
      {input.value === null ? (
        <FileDrop
          id="record-scan"
          accept="application/pdf,image/jpeg,image/png,image/webp"
          label={<FormattedMessage id="signings.record.scan.choose" />}
          help={<FormattedMessage id="signings.record.scan.help" />}
          aria-describedby="record-scan-problem"
          onFile={(file) => void handleFile(file)}
        />
      ) : (
        <Flex gap="3" align="center" wrap="wrap" bg="bg.sheet" border="hairline" borderRadius="sm" p="3">
          <Text flex="1" minWidth="0" overflowWrap="anywhere">
            {input.value.fileName}
          </Text>
          <Button size="sm" onClick={() => input.onChange(null)}>
            <FormattedMessage id="signings.record.scan.remove" />
          </Button>
        </Flex>
      )}
      {check.part !== undefined && (
        <ProgressBar label={intl.formatMessage({ id: 'signings.record.scan.progress' })} part={check.part} />
      )}
      <Box as="output" id="record-scan-problem" display="block" color="danger" fontSize="sm" fontWeight="medium">
        {problem ?? input.problem}
      </Box>
    </Box>
  );
}
