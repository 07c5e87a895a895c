import { Stack, Text } from '@chakra-ui/react';
import type { ReactElement, RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmDialog } from '#client/components/confirm-dialog.tsx';
import { useRefusal } from '#client/components/form/use-refusal.ts';
import { showToast } from '#client/components/toaster.tsx';
import type { LinkRowFragment } from '#generated/graphql.ts';
import { useUnlinkLinkMutation } from '#generated/hooks.ts';

interface UnlinkDialogProps {
  readonly details: LinkRowFragment;
  readonly isOpen: boolean;
  readonly returnFocusTo: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly onUnlinked: () => void;
}

/** Says what happens when a project is unlinked, and does it; where somebody has signed the service refuses. */
export function UnlinkDialog({ details, onClose, onUnlinked, ...dialog }: UnlinkDialogProps): ReactElement {
  const intl = useIntl();
  const { refusal, refuse, clear } = useRefusal();
  const [unlink, { loading }] = useUnlinkLinkMutation({ errorPolicy: 'all', context: { handledCodes: 'all' } });
  const handleClose = () => {
    clear();
    onClose();
  };
  const handleConfirm = async () => {
    const { data, error } = await unlink({ variables: { input: { linkId: details.id } } });
    if (!data) {
      refuse(error);
      return;
    }
    handleClose();
    showToast(intl.formatMessage({ id: 'links.unlink.done' }));
    onUnlinked();
  };
  return (
    <ConfirmDialog
      {...dialog}
      title={<FormattedMessage id="links.unlink.title" values={{ name: details.link.alias }} />}
      confirm={<FormattedMessage id="links.unlink" />}
      isBusy={loading}
      refusal={refusal}
      onConfirm={() => void handleConfirm()}
      onClose={handleClose}
    >
      <Stack gap="2">
        <Text>
          <FormattedMessage id="links.unlink.text" />
        </Text>
        <Text color="fg.muted" fontSize="sm">
          <FormattedMessage id="links.unlink.rule" />
        </Text>
      </Stack>
    </ConfirmDialog>
  );
}
