import { Stack, Text } from '@chakra-ui/react';
import type { ReactElement, RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import { EVERY_REFUSAL, operationOptions } from '#client/components/form/refusals.ts';
import { useForm } from '#client/components/form/use-form.ts';
import { showToast } from '#client/components/toast.ts';
import type { LinkRowFragment } from '#generated/graphql.ts';
import { useUnlinkLinkMutation } from '#generated/hooks.ts';

interface UnlinkDialogProps {
  readonly details: LinkRowFragment;
  readonly returnFocusTo: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly onUnlinked: () => void;
}

/** Says what happens when a project is unlinked, and does it; where somebody has signed the service refuses. */
export function UnlinkDialog({ details, returnFocusTo, onClose, onUnlinked }: UnlinkDialogProps): ReactElement {
  const intl = useIntl();
  const [unlink] = useUnlinkLinkMutation(operationOptions(EVERY_REFUSAL));
  const form = useForm({
    id: 'unlink',
    initial: {},
    refusals: EVERY_REFUSAL,
    submit: () => unlink({ variables: { input: { linkId: details.id } } }),
    onDone: () => {
      onClose();
      showToast(intl.formatMessage({ id: 'links.unlink.done' }));
      onUnlinked();
    },
  });
  return (
    <FormDialog
      form={form}
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
    </FormDialog>
  );
}
