import { Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { forgetSender, keptSender } from '#client/components/kept-sender.ts';
import { useOwnSendersQuery } from '#generated/hooks.ts';
import { FormSection } from './form-section.tsx';
import type { SectionProps } from './section-props.ts';
import { SenderSelect } from './sender-select.tsx';
import { useSettingsForm } from './use-settings-form.ts';

/** Which address the community's mails come from, and how many with codes have gone out today. */
export function SenderSection({ details: { id: linkId, senderAddress, codeBudget } }: SectionProps): ReactElement {
  const { data } = useOwnSendersQuery({ fetchPolicy: 'cache-and-network' });
  // Empty stands for the service's own address, as in what is stored.
  const initial = { senderAddress: senderAddress ?? '' };
  const form = useSettingsForm({
    linkId,
    section: 'sender',
    initial: { senderAddress: keptSender(linkId) ?? initial.senderAddress },
    toInput: (values) => ({ senderAddress: values.senderAddress === '' ? data?.serviceSender : values.senderAddress }),
    onSaved: () => forgetSender(linkId),
  });
  return (
    <FormSection
      title={<FormattedMessage id="links.edit.sender" />}
      lead={<FormattedMessage id="links.settings.sender" />}
      form={form}
      initial={initial}
    >
      <SenderSelect
        input={form.input('senderAddress')}
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
    </FormSection>
  );
}
