import { Stack, Text } from '@chakra-ui/react';
import { type ReactElement, useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router-dom';
import { Facts } from '#client/components/facts.tsx';
import { claId } from './cla-id.ts';
import { ReviewCla } from './review-cla.tsx';
import { ReviewPart } from './review-part.tsx';
import { ReviewProject } from './review-project.tsx';
import { SubmitRefusal } from './submit-refusal.tsx';
import { useCreateLink } from './use-create-link.ts';
import { WizardNav } from './wizard-nav.tsx';
import type { Wizard } from './wizard.ts';

interface ReviewProps {
  readonly wizard: Wizard;
}

/** Everything that was entered, each part with the way back to its step, and the submission. */
export function Review({ wizard }: ReviewProps): ReactElement {
  const { draft } = wizard;
  const form = useCreateLink(draft);
  useAskedType();
  return (
    <form noValidate onSubmit={form.handleSubmit}>
      <Text mb="8" maxWidth="measure" color="fg.muted">
        <FormattedMessage id="bindCla.check.lead" />
      </Text>
      {form.refusal !== undefined && <SubmitRefusal refusal={form.refusal} />}
      <Stack gap="12">
        <ReviewProject draft={draft} />
        {draft.clas.map((cla) => (
          <ReviewCla key={claId(cla)} cla={cla} />
        ))}
        <ReviewPart step="email" title={<FormattedMessage id="bindCla.email.step" />}>
          <Facts
            facts={[
              {
                key: 'sender',
                label: <FormattedMessage id="bindCla.check.sender" />,
                value: draft.senderAddress,
              },
            ]}
          />
        </ReviewPart>
      </Stack>
      <WizardNav
        step="check"
        isBusy={form.isBusy}
        submit={<FormattedMessage id={form.isBusy ? 'bindCla.check.submitting' : 'bindCla.check.submit'} />}
      />
    </form>
  );
}

/** An address that names a type leads to its part of the page. */
function useAskedType(): void {
  const { type } = useParams();
  useEffect(() => {
    const part =
      type === undefined ? null : document.querySelector<HTMLElement>(`[data-cla-type="${CSS.escape(type)}"]`);
    part?.scrollIntoView();
  }, [type]);
}
