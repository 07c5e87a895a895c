import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormSection } from './form-section.tsx';
import { originsProblemText, ReturnOriginsInput, toOrigins } from './return-origins-input.tsx';
import type { SectionProps } from './section-props.ts';
import { useSettingsForm } from './use-settings-form.ts';

/** Where signers may be led back to. */
export function ReturnSection({ details: { id: linkId, link } }: SectionProps): ReactElement {
  const intl = useIntl();
  const initial = { returnOrigins: link.returnOrigins.join('\n') };
  const form = useSettingsForm({
    linkId,
    section: 'return',
    initial,
    findProblems: ({ returnOrigins }) => ({ returnOrigins: originsProblemText(intl, returnOrigins) }),
    toInput: ({ returnOrigins }) => ({ returnOrigins: toOrigins(returnOrigins) }),
  });
  return (
    <FormSection title={<FormattedMessage id="links.settings.return" />} form={form} initial={initial}>
      <ReturnOriginsInput input={form.input('returnOrigins')} />
    </FormSection>
  );
}
