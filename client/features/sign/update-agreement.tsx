import { Stack, Text } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ClaDiff } from '#client/components/cla-diff/cla-diff.tsx';
import type { ClaDiffFragment } from '#generated/graphql.ts';
import { UpdateForm } from './update-form.tsx';
import type { AgreementOptions } from './use-agreement.ts';

interface UpdateAgreementProps extends Omit<AgreementOptions, 'cla'> {
  readonly diff: ClaDiffFragment;
  /** Button that starts over with another address. */
  readonly otherEmail: ReactNode;
}

/** The difference, followed by the agreement to the newer version. */
export function UpdateAgreement({ diff, otherEmail, ...agreement }: UpdateAgreementProps): ReactElement {
  return (
    <Stack gap="12">
      <Stack gap="6">
        <Text maxWidth="measure">
          <FormattedMessage id="claUpdate.lead" />
        </Text>
        <ClaDiff diff={diff} />
      </Stack>
      <UpdateForm key={diff.to.id} cla={diff.to} otherEmail={otherEmail} {...agreement} />
    </Stack>
  );
}
