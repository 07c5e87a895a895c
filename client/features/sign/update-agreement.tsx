import { Stack, Text } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ClaDiff } from '#client/components/cla-diff/cla-diff.tsx';
import { useLanguage } from '#client/i18n/provider.tsx';
import type { UpdateDiffFragment } from '#generated/graphql.ts';
import { newlyAskedFields } from './newly-asked-fields.ts';
import { UpdateForm } from './update-form.tsx';
import type { AgreementOptions } from './use-agreement.ts';

interface UpdateAgreementProps extends Omit<AgreementOptions, 'cla' | 'asked'> {
  readonly diff: UpdateDiffFragment;
  /** Button that starts over with another address. */
  readonly otherEmail: ReactNode;
}

/** The difference, followed by the agreement to the newer version. */
export function UpdateAgreement({ diff, otherEmail, ...agreement }: UpdateAgreementProps): ReactElement {
  const { locale } = useLanguage();
  return (
    <Stack gap="12">
      <Stack gap="6">
        <Text maxWidth="measure">
          <FormattedMessage id="claUpdate.lead" />
        </Text>
        <ClaDiff diff={diff} />
      </Stack>
      <UpdateForm
        key={diff.to.id}
        cla={diff.to}
        asked={newlyAskedFields(diff, locale)}
        otherEmail={otherEmail}
        {...agreement}
      />
    </Stack>
  );
}
