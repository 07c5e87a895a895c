import { Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { forgetSender, keptSender } from '#client/components/kept-sender.ts';
import { useOwnSendersQuery } from '#generated/hooks.ts';
import type { SectionProps } from './section-props.ts';
import { SenderSelect } from './sender-select.tsx';
import { SettingsForm } from './settings-form.tsx';
import { useSettingsForm } from './use-settings-form.ts';

/** Which address the community's mails come from, and how many with codes have gone out today. */
export function SenderForm({ details }: SectionProps): ReactElement {
  const { data } = useOwnSendersQuery({ fetchPolicy: 'cache-and-network' });
  const { id: linkId, senderAddress, codeBudget } = details;
  const kept = keptSender(linkId);
  const stored = useSettingsForm({
    details,
    section: 'sender',
    // Empty stands for the service's own address.
    toValues: (row) => ({ senderAddress: row.senderAddress ?? '' }),
    typed: kept === undefined ? undefined : { senderAddress: kept },
    toInput: (values) => ({ senderAddress: values.senderAddress === '' ? data?.serviceSender : values.senderAddress }),
    onSaved: () => forgetSender(linkId),
  });
  return (
    <SettingsForm of={stored} labelId="links.edit.sender">
      <SenderSelect
        input={stored.form.input('senderAddress')}
        current={senderAddress ?? undefined}
        linkId={linkId}
        known={data}
      />
      <Text fontSize="sm" color="fg.muted">
        <FormattedMessage
          id={codeBudget.sentToday >= codeBudget.perDay ? 'links.codeMails.over' : 'links.codeMails'}
          values={{ sent: codeBudget.sentToday, budget: codeBudget.perDay }}
        />
      </Text>
    </SettingsForm>
  );
}
