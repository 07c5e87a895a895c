import { Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Facts } from '#client/components/facts.tsx';
import { FormFrame } from '#client/components/form/form-frame.tsx';
import { EVERY_REFUSAL, operationOptions } from '#client/components/form/refusals.ts';
import { SubmitButton } from '#client/components/form/submit-button.tsx';
import { useForm } from '#client/components/form/use-form.ts';
import { TimePoint } from '#client/components/time-point.tsx';
import { showToast } from '#client/components/toast.ts';
import { useLeadOn } from '#client/components/use-lead-on.ts';
import type { AcceptLinkInvitationMutation, LinkInvitationQuery } from '#generated/graphql.ts';
import { useAcceptLinkInvitationMutation } from '#generated/hooks.ts';
import { dashboardPath } from '#rules/paths.ts';

interface InvitationOfferProps {
  /** The key from the mail. */
  readonly invitationKey: string;
  readonly offer: LinkInvitationQuery['linkInvitation'];
}

/** Inviter, project and role, and the button that accepts. A mail scanner that opens the page accepts nothing. */
export function InvitationOffer({ invitationKey: key, offer }: InvitationOfferProps): ReactElement {
  const intl = useIntl();
  const leadOn = useLeadOn();
  const [accept] = useAcceptLinkInvitationMutation(operationOptions(EVERY_REFUSAL));
  const form = useForm<object, AcceptLinkInvitationMutation>({
    id: 'accept-invitation',
    initial: {},
    refusals: EVERY_REFUSAL,
    submit: () => accept({ variables: { input: { key } } }),
    onDone: async ({ acceptLinkInvitation: { linkId } }) => {
      showToast(intl.formatMessage({ id: 'sharing.join.done' }));
      await leadOn(dashboardPath(linkId));
    },
  });
  const { community, inviter, role, email } = offer;
  return (
    <FormFrame form={form} refused={<FormattedMessage id="sharing.join.refused" />}>
      <Text fontSize="lg">
        <FormattedMessage id="sharing.join.text" values={{ inviter, community }} />
      </Text>
      <Facts facts={factsOf(offer)} />
      <Text>
        <FormattedMessage id={`sharing.field.role.${role}`} />
      </Text>
      <Text color="fg.muted">
        <FormattedMessage id="sharing.join.address" values={{ email }} />
      </Text>
      <SubmitButton isBusy={form.isBusy} alignSelf="flex-start">
        <FormattedMessage id="sharing.join.accept" />
      </SubmitButton>
    </FormFrame>
  );
}

function factsOf({ projectUrl, role, email, expiresAt }: InvitationOfferProps['offer']) {
  const values = {
    project: projectUrl,
    role: <FormattedMessage id={`sharing.role.${role}`} />,
    email,
    expiresAt: <TimePoint value={expiresAt} />,
  };
  return (['project', 'role', 'email', 'expiresAt'] as const).map((name) => ({
    key: name,
    label: <FormattedMessage id={`sharing.join.fact.${name}`} />,
    value: values[name],
  }));
}
