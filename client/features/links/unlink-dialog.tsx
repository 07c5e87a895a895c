import { Button, Dialog, Stack, Text } from '@chakra-ui/react';
import type { ReactElement, RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CONFIRMED, ConfirmDialog } from '#client/components/form/confirm-dialog.tsx';
import { DialogFrame } from '#client/components/form/dialog-frame.tsx';
import type { LinkRowFragment } from '#generated/graphql.ts';
import { useUnlinkLinkMutation } from '#generated/hooks.ts';

interface UnlinkDialogProps {
  readonly details: LinkRowFragment;
  readonly returnFocusTo: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly onUnlinked: () => void;
}

/** Unlinks a project after a question; where somebody has signed, it says that this cannot be done. */
export function UnlinkDialog(props: UnlinkDialogProps): ReactElement {
  const { individual, corporation, employee } = props.details.signingCounts;
  return individual + corporation + employee > 0 ? <SignedDialog {...props} /> : <UnsignedDialog {...props} />;
}

/** Why a project cannot be unlinked, and what to do instead. */
function SignedDialog({ details, returnFocusTo, onClose }: UnlinkDialogProps): ReactElement {
  return (
    <DialogFrame
      title={<FormattedMessage id="links.unlink.signed" values={{ name: details.link.alias }} />}
      returnFocusTo={returnFocusTo}
      onClose={onClose}
    >
      <Dialog.Body>
        <FormattedMessage id="links.unlink.rule" />
      </Dialog.Body>
      <Dialog.Footer>
        <Button onClick={onClose}>
          <FormattedMessage id="app.dialog.confirm.error" />
        </Button>
      </Dialog.Footer>
    </DialogFrame>
  );
}

/** Says what happens, and does it; those who signed before and ended are known to the service alone, which refuses. */
function UnsignedDialog({ details, returnFocusTo, onClose, onUnlinked }: UnlinkDialogProps): ReactElement {
  const intl = useIntl();
  const [unlink] = useUnlinkLinkMutation(CONFIRMED);
  return (
    <ConfirmDialog
      isDanger
      act={() => unlink({ variables: { input: { linkId: details.id } } })}
      done={intl.formatMessage({ id: 'links.unlink.done' })}
      onDone={onUnlinked}
      title={<FormattedMessage id="links.unlink.title" values={{ name: details.link.alias }} />}
      submit={<FormattedMessage id="links.unlink" />}
      returnFocusTo={returnFocusTo}
      onClose={onClose}
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
