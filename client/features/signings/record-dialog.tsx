import { SimpleGrid, Text } from '@chakra-ui/react';
import type { ReactElement, RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import { RecordInputs } from './record-inputs.tsx';
import { useRecording } from './record-values.ts';
import type { SignedCla } from './signing-filters.tsx';

interface RecordDialogProps {
  readonly linkId: string;
  /** Every version of the link. */
  readonly clas: readonly SignedCla[];
  readonly returnFocusTo: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly onRecorded: () => void;
}

/** Records a signature that was given on paper, by mail or in person. */
export function RecordDialog({ linkId, clas, onRecorded, ...frame }: RecordDialogProps): ReactElement {
  const form = useRecording({ linkId, clas, onRecorded });
  return (
    <FormDialog
      form={form}
      isEntry
      isWide
      title={<FormattedMessage id="signings.record.title" />}
      submit={<FormattedMessage id="signings.record.submit" />}
      {...frame}
    >
      <Text>
        <FormattedMessage id="signings.record.text" />
      </Text>
      <SimpleGrid columns={{ base: 1, md: 2 }} columnGap="6" rowGap="4" alignItems="start">
        <RecordInputs form={form} clas={clas} />
      </SimpleGrid>
    </FormDialog>
  );
}
