import { Text } from '@chakra-ui/react';
import type { ReactElement, RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CONFIRMED, ConfirmDialog } from '#client/components/form/confirm-dialog.tsx';
import { reloads } from '#client/components/list/use-list-reload.ts';
import { LinkClasDocument } from '#generated/graphql.ts';
import { useRemoveClaMutation } from '#generated/hooks.ts';

interface RemoveClaDialogProps {
  readonly linkId: string;
  readonly claId: string;
  /** Language and version. */
  readonly name: string;
  /** False when somebody has signed it: then it can be replaced, not removed. */
  readonly isRemovable: boolean;
  readonly returnFocusTo: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** Says what it means to remove a CLA, and does it where the rules allow. */
export function RemoveClaDialog({ linkId, claId, name, isRemovable, ...frame }: RemoveClaDialogProps): ReactElement {
  const intl = useIntl();
  const [remove] = useRemoveClaMutation({ ...CONFIRMED, ...reloads(LinkClasDocument) });
  return (
    <ConfirmDialog
      isDanger
      act={() => remove({ variables: { input: { linkId, claId } } })}
      done={intl.formatMessage({ id: 'links.cla.remove.done' })}
      title={<FormattedMessage id="links.cla.remove.title" values={{ name }} />}
      submit={<FormattedMessage id="links.cla.remove" />}
      canSubmit={isRemovable}
      {...frame}
    >
      <Text>
        <FormattedMessage id={isRemovable ? 'links.cla.remove.text' : 'links.cla.remove.used'} />
      </Text>
    </ConfirmDialog>
  );
}
