import { Input, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import { FormField } from '#client/components/form/form-field.tsx';
import { EVERY_REFUSAL, operationOptions } from '#client/components/form/refusals.ts';
import { useForm } from '#client/components/form/use-form.ts';
import { showToast } from '#client/components/toast.ts';
import { usePurgeCorporationSigningMutation } from '#generated/hooks.ts';
import type { CorporationDialogProps } from './corporation-dialog.ts';

/** Deletes a corporation completely once the signing's reference was typed: nothing brings it back. */
export function PurgeDialog({ signing, returnFocusTo, onClose, onChanged }: CorporationDialogProps): ReactElement {
  const intl = useIntl();
  const { id, corporationName, reference, completedAt } = signing;
  const [purge] = usePurgeCorporationSigningMutation({
    ...operationOptions(EVERY_REFUSAL),
    update: (cache, { data }) => {
      const purged = data?.purgeCorporationSigning.purgedId;
      if (purged !== undefined) {
        cache.evict({ id: cache.identify({ __typename: 'CorporationSigning', id: purged }) ?? '' });
        cache.gc();
      }
    },
  });
  const form = useForm({
    id: 'purge',
    initial: { reference: '' },
    refusals: EVERY_REFUSAL,
    submit: (typed) => purge({ variables: { input: { id, corporationName: typed.reference.trim() } } }),
    onDone: () => {
      onClose();
      showToast(intl.formatMessage({ id: 'corporations.purge.done' }));
      onChanged();
    },
  });
  const input = form.input('reference');
  const handleClose = () => {
    onClose();
    if (form.refusal !== undefined) {
      onChanged();
    }
  };
  return (
    <FormDialog
      form={form}
      isDanger
      title={<FormattedMessage id="corporations.purge.title" values={{ name: corporationName }} />}
      submit={<FormattedMessage id="corporations.step.purge" />}
      canSubmit={input.value.trim().toUpperCase() === reference}
      returnFocusTo={returnFocusTo}
      onClose={handleClose}
    >
      <Text>
        <FormattedMessage id={completedAt === null ? 'corporations.purge.text.applied' : 'corporations.purge.text'} />
      </Text>
      <FormField id={input.id} label={<FormattedMessage id="corporations.purge.label" values={{ reference }} />}>
        {(described) => (
          <Input
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={input.value}
            onChange={(event) => input.onChange(event.target.value)}
            {...described}
          />
        )}
      </FormField>
    </FormDialog>
  );
}
