import { Button, Dialog, Portal, Stack } from '@chakra-ui/react';
import type { ReactElement, RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import { FormRefusal } from '#client/components/form/form-refusal.tsx';
import { SubmitButton } from '#client/components/form/submit-button.tsx';
import { TextField } from '#client/components/form/text-field.tsx';
import type { LinkRowFragment } from '#generated/graphql.ts';
import { SenderSelect } from './sender-select.tsx';
import { useEditLink } from './use-edit-link.ts';

interface EditLinkDialogProps {
  readonly details: LinkRowFragment;
  readonly isOpen: boolean;
  readonly returnFocusTo: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** Changes what a community may change of its link: name, grace period, sender. */
export function EditLinkDialog({ details, isOpen, returnFocusTo, onClose }: EditLinkDialogProps): ReactElement {
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={({ open }) => !open && onClose()}
      finalFocusEl={() => returnFocusTo.current}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Title>
              <FormattedMessage id="links.edit.title" values={{ name: details.link.alias }} />
            </Dialog.Title>
            <Dialog.Body>
              <EditLinkForm details={details} onClose={onClose} />
            </Dialog.Body>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

function EditLinkForm({ details, onClose }: Pick<EditLinkDialogProps, 'details' | 'onClose'>): ReactElement {
  const { form, refusal, isBusy, handleSubmit } = useEditLink(details, onClose);
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)}>
      <Stack gap="4" mt="4">
        {refusal !== undefined && (
          <FormRefusal title={<FormattedMessage id="links.edit.refused" />} refusal={refusal} />
        )}
        <TextField input={form.input('alias')} label={<FormattedMessage id="links.edit.alias" />} />
        <TextField
          input={form.input('gracePeriodDays')}
          label={<FormattedMessage id="links.edit.gracePeriod" />}
          help={<FormattedMessage id="links.edit.gracePeriod.help" />}
          attributes={{ inputMode: 'numeric' }}
        />
        <SenderSelect input={form.input('senderAddress')} current={details.senderAddress ?? undefined} />
        <Dialog.Footer>
          <Button onClick={onClose}>
            <FormattedMessage id="app.dialog.cancel" />
          </Button>
          <SubmitButton isBusy={isBusy}>
            <FormattedMessage id="links.edit.submit" />
          </SubmitButton>
        </Dialog.Footer>
      </Stack>
    </form>
  );
}
