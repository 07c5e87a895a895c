import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { FormRefusal } from '#client/components/form/form-refusal.tsx';
import type { FormSubmission } from '#client/components/form/form.ts';
import { SubmitButton } from '#client/components/form/submit-button.tsx';
import { TextAreaField } from '#client/components/form/text-area-field.tsx';
import type { CorporationRowFragment } from '#generated/graphql.ts';
import type { Review } from './use-review.ts';

interface ReviewDecisionProps {
  readonly signing: CorporationRowFragment;
  readonly review: Review;
  /** False until it is known what the approval ends. */
  readonly canApprove: boolean;
}

/** Approves a signed document or returns it, for which a reason is asked in the same place. */
export function ReviewDecision({ signing, review, canApprove }: ReviewDecisionProps): ReactElement {
  const { approval, giveBack, isReturning, setReturning } = review;
  const values = { name: signing.corporationName, email: signing.representativeEmail };
  if (isReturning) {
    return (
      <DecisionForm
        form={giveBack}
        buttons={
          <>
            <SubmitButton isBusy={giveBack.isBusy}>
              <FormattedMessage id="corporations.return.submit" />
            </SubmitButton>
            <Button aria-disabled={giveBack.isBusy} onClick={() => !giveBack.isBusy && setReturning(false)}>
              <FormattedMessage id="corporations.return.back" />
            </Button>
          </>
        }
      >
        <Text fontSize="sm">
          <FormattedMessage id="corporations.return.text" values={values} />
        </Text>
        <TextAreaField
          input={giveBack.input('reason')}
          label={<FormattedMessage id="corporations.return.reason" />}
          help={<FormattedMessage id="corporations.return.reason.help" />}
        />
      </DecisionForm>
    );
  }
  return (
    <DecisionForm
      form={approval}
      buttons={
        <>
          <SubmitButton isBusy={approval.isBusy} aria-disabled={approval.isBusy || !canApprove}>
            <FormattedMessage id="corporations.step.approve" />
          </SubmitButton>
          <Button aria-disabled={approval.isBusy} onClick={() => !approval.isBusy && setReturning(true)}>
            <FormattedMessage id="corporations.step.return" />
          </Button>
          <Button variant="plain" ms="auto" aria-disabled={approval.isBusy} onClick={review.close}>
            <FormattedMessage id="app.dialog.cancel" />
          </Button>
        </>
      }
    >
      <Text fontSize="sm">
        <FormattedMessage id="corporations.approve.text" values={values} />
      </Text>
    </DecisionForm>
  );
}

interface DecisionFormProps {
  readonly form: FormSubmission;
  readonly buttons: ReactNode;
  readonly children: ReactNode;
}

function DecisionForm({ form, buttons, children }: DecisionFormProps): ReactElement {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        // The dialog is not part of a form around what opened it, though React takes it for one.
        event.stopPropagation();
        form.handleSubmit(event);
      }}
    >
      <Stack gap="3">
        {children}
        {form.refusal !== undefined && (
          <FormRefusal title={<FormattedMessage id="app.dialog.title.error" />} refusal={form.refusal} />
        )}
        <Flex gap="2" wrap="wrap">
          {buttons}
        </Flex>
      </Stack>
    </form>
  );
}
