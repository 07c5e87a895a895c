import { Button, chakra, Dialog, Flex, Text } from '@chakra-ui/react';
import { type ReactElement, useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CopyButton } from '#client/components/copy-button.tsx';
import { DialogFrame } from '#client/components/form/dialog-frame.tsx';
import { Icon } from '#client/components/icons.tsx';
import { saveFile } from '#client/components/save-file.ts';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  /** Called once the reader says that they are saved: they are not shown again. */
  readonly onSaved: () => void;
}

/** New recovery codes, which are shown this once: over the page, until the reader says that they are saved. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps): ReactElement {
  const intl = useIntl();
  useAskBeforeUnload();
  const text = codes.join('\n');
  const handleDownload = () => {
    const head = intl.formatMessage({ id: 'security.codes.file' }, { host: location.host });
    saveFile('signet-recovery-codes.txt', new Blob([`${head}\n\n${text}\n`], { type: 'text/plain' }));
  };
  return (
    <DialogFrame isEntry title={<FormattedMessage id="security.codes" />} onClose={() => undefined}>
      <Dialog.Body>
        <Text>
          <FormattedMessage id="security.codes.text" />
        </Text>
        <chakra.ul
          my="4"
          p="4"
          bg="bg.subtle"
          borderRadius="sm"
          listStyleType="none"
          fontFamily="mono"
          columnGap="8"
          columns={{ sm: 2 }}
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </chakra.ul>
        <Flex gap="2" wrap="wrap">
          <CopyButton value={text} copied={intl.formatMessage({ id: 'security.codes.copied' })}>
            <FormattedMessage id="security.codes.copy" />
          </CopyButton>
          <Button size="sm" onClick={handleDownload}>
            <Icon name="download" />
            <FormattedMessage id="security.codes.download" />
          </Button>
        </Flex>
      </Dialog.Body>
      <Dialog.Footer>
        <Button variant="solid" onClick={onSaved}>
          <FormattedMessage id="security.codes.saved" />
        </Button>
      </Dialog.Footer>
    </DialogFrame>
  );
}

/** Has the browser ask before the page is closed or loaded again. */
function useAskBeforeUnload(): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
}
