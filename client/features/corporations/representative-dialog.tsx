import { Button, Dialog, Portal, Stack, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { FormRefusal } from '#client/components/form/form-refusal.tsx';
import { SubmitButton } from '#client/components/form/submit-button.tsx';
import { TextField } from '#client/components/form/text-field.tsx';
import type { CorporationDialogProps } from './corporation-dialog.ts';
import { useRepresentative } from './use-representative.ts';

/** Changes who represents a corporation, and administers it once it is completed. */
export function RepresentativeDialog({ returnFocusTo, ...form }: CorporationDialogProps): ReactElement {
  const { signing, onClose } = form;
  return (
    <Dialog.Root
      open
      onOpenChange={({ open }) => !open && onClose()}
      {...(returnFocusTo !== undefined && { finalFocusEl: () => returnFocusTo.current })}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Title>
              <FormattedMessage id="corporations.representative.title" values={{ name: signing.corporationName }} />
            </Dialog.Title>
            <Dialog.Body>
              <RepresentativeForm {...form} />
            </Dialog.Body>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

function RepresentativeForm({
  signing,
  onClose,
  onChanged,
}: Omit<CorporationDialogProps, 'returnFocusTo'>): ReactElement {
  const { form, refusal, isBusy, handleSubmit } = useRepresentative(signing, () => {
    onClose();
    onChanged();
  });
  const isCompleted = signing.state === 'COMPLETED';
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)}>
      <Stack gap="4" mt="2">
        <Text>
          <FormattedMessage id={`corporations.representative.text.${isCompleted ? 'COMPLETED' : 'UNCOMPLETED'}`} />
        </Text>
        {refusal !== undefined && (
          <FormRefusal title={<FormattedMessage id="corporations.representative.refused" />} refusal={refusal} />
        )}
        <TextField
          input={form.input('representativeName')}
          label={<FormattedMessage id="corporations.representative.name" />}
        />
        <TextField
          input={form.input('representativeEmail')}
          label={<FormattedMessage id="corporations.representative.email" />}
          help={
            <FormattedMessage
              id="corporations.representative.email.help"
              values={{ domains: signing.domains.join(', ') }}
            />
          }
          attributes={{ type: 'email', autoComplete: 'off', autoCapitalize: 'none', spellCheck: false }}
        />
        <Dialog.Footer>
          <Button onClick={onClose}>
            <FormattedMessage id="app.dialog.cancel" />
          </Button>
          <SubmitButton isBusy={isBusy}>
            <FormattedMessage id="corporations.representative.submit" />
          </SubmitButton>
        </Dialog.Footer>
      </Stack>
    </form>
  );
}
