import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { type ReactElement, type ReactNode, type RefObject, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { FormRefusal } from '#client/components/form/form-refusal.tsx';
import type { FormSubmission } from '#client/components/form/form.ts';
import { focusInput } from '#client/components/form/input-id.ts';
import { SubmitButton } from '#client/components/form/submit-button.tsx';
import { TextAreaField } from '#client/components/form/text-area-field.tsx';
import { useFocusOn } from '#client/components/use-focus-on.ts';
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
  const { giveBack, isReturning, setReturning } = review;
  const [returns, setReturns] = useState(0);
  const returnRef = useFocusOn<HTMLButtonElement>(returns);
  const goBack = () => {
    if (!giveBack.isBusy) {
      setReturning(false);
      setReturns(returns + 1);
    }
  };
  return isReturning ? (
    <Returning signing={signing} form={giveBack} onBack={goBack} />
  ) : (
    <Deciding review={review} canApprove={canApprove} returnRef={returnRef} />
  );
}

interface DecidingProps extends Omit<ReviewDecisionProps, 'signing'> {
  readonly returnRef: RefObject<HTMLButtonElement | null>;
}

function Deciding({ review, canApprove, returnRef }: DecidingProps): ReactElement {
  const { approval, setReturning, close } = review;
  const { isBusy } = approval;
  return (
    <DecisionForm
      form={approval}
      canSubmit={canApprove}
      buttons={
        <>
          <SubmitButton isBusy={isBusy} aria-disabled={isBusy || !canApprove}>
            <FormattedMessage id="corporations.step.approve" />
          </SubmitButton>
          <Button ref={returnRef} aria-disabled={isBusy} onClick={() => !isBusy && setReturning(true)}>
            <FormattedMessage id="corporations.step.return" />
          </Button>
          <Button variant="plain" ms="auto" aria-disabled={isBusy} onClick={close}>
            <FormattedMessage id="app.dialog.cancel" />
          </Button>
        </>
      }
    />
  );
}

interface ReturningProps extends Pick<ReviewDecisionProps, 'signing'> {
  readonly form: Review['giveBack'];
  readonly onBack: () => void;
}

function Returning({ signing, form, onBack }: ReturningProps): ReactElement {
  const reason = form.input('reason');
  useEffect(() => focusInput(reason.id), [reason.id]);
  const values = { name: signing.corporationName, email: signing.representativeEmail };
  return (
    <DecisionForm
      form={form}
      buttons={
        <>
          <SubmitButton isBusy={form.isBusy}>
            <FormattedMessage id="corporations.return.submit" />
          </SubmitButton>
          <Button aria-disabled={form.isBusy} onClick={onBack}>
            <FormattedMessage id="corporations.return.back" />
          </Button>
        </>
      }
    >
      <Text fontSize="sm">
        <FormattedMessage id="corporations.return.text" values={values} />
      </Text>
      <TextAreaField
        input={reason}
        label={<FormattedMessage id="corporations.return.reason" />}
        help={<FormattedMessage id="corporations.return.reason.help" />}
      />
    </DecisionForm>
  );
}

interface DecisionFormProps {
  readonly form: FormSubmission;
  readonly canSubmit?: boolean;
  readonly buttons: ReactNode;
  readonly children?: ReactNode;
}

function DecisionForm({ form, canSubmit = true, buttons, children }: DecisionFormProps): ReactElement {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        // The dialog is not part of a form around what opened it, though React takes it for one.
        event.stopPropagation();
        event.preventDefault();
        if (canSubmit) {
          form.handleSubmit(event);
        }
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
