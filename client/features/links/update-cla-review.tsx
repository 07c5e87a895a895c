import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { sourceFailureText } from '#client/components/cla-input/source-failure-text.ts';
import { Facts } from '#client/components/facts.tsx';
import { FormRefusal } from '#client/components/form/form-refusal.tsx';
import { operationOptions } from '#client/components/form/refusals.ts';
import { SubmitButton } from '#client/components/form/submit-button.tsx';
import { useForm } from '#client/components/form/use-form.ts';
import { TimePoint } from '#client/components/time-point.tsx';
import { showToast } from '#client/components/toast.ts';
import { useFocusOn } from '#client/components/use-focus-on.ts';
import { useLeadOn } from '#client/components/use-lead-on.ts';
import type { ClaUpdateReviewFragment, ClaVersionRowFragment, LinkClasFragment } from '#generated/graphql.ts';
import { useUpdateClaMutation } from '#generated/hooks.ts';
import { LanguageName } from '#rules/language.ts';
import { linkDetailPath } from '#rules/paths.ts';
import { CLA_REFUSALS } from './cla-form.tsx';
import { FieldChanges } from './field-changes.tsx';
import { ReviewedText } from './reviewed-text.tsx';
import { changedSummary, fieldChanges, toUpdate, type UpdateDraft } from './update-draft.ts';

interface UpdateClaReviewProps {
  readonly details: LinkClasFragment;
  /** The version that the new one replaces. */
  readonly cla: ClaVersionRowFragment['cla'];
  readonly draft: UpdateDraft;
  readonly preview: ClaUpdateReviewFragment;
  readonly onBack: () => void;
}

/** What publishing a new version would do: what changes, who is notified, and what happens to signatures. */
export function UpdateClaReview(props: UpdateClaReviewProps): ReactElement {
  const { details, cla, draft, preview, onBack } = props;
  const intl = useIntl();
  const leadOn = useLeadOn();
  const heading = useFocusOn<HTMLHeadingElement>(1);
  const [update] = useUpdateClaMutation(operationOptions(CLA_REFUSALS));
  const form = useForm({
    id: 'publish',
    initial: {},
    refusals: CLA_REFUSALS,
    submit: () =>
      update({ variables: { input: { ...toUpdate(details.id, cla, draft), ...changedSummary(cla, draft) } } }),
    onDone: async () => {
      showToast(intl.formatMessage({ id: 'links.cla.update.done' }));
      await leadOn(linkDetailPath(details.id));
    },
  });
  const count = preview.recipients.individual + preview.recipients.corporation + preview.recipients.employee;
  return (
    <Stack gap="10">
      <Box as="section">
        <Heading as="h2" size="xl" mb="4" ref={heading} tabIndex={-1}>
          <FormattedMessage id="links.cla.review.title" />
        </Heading>
        <Consequences {...props} />
      </Box>
      <FieldChanges changes={fieldChanges(cla, draft.ownFields)} type={cla.type} />
      <ReviewedText draft={draft} preview={preview} cla={cla} />
      <form noValidate onSubmit={form.handleSubmit}>
        <Stack gap="4">
          {form.refusal !== undefined && (
            <FormRefusal
              title={<FormattedMessage id="links.cla.refused" />}
              refusal={form.refusal}
              text={sourceFailureText(intl, form.refusal.failure)}
            />
          )}
          <Flex gap="3" justify="flex-end" wrap="wrap">
            <Button onClick={onBack}>
              <FormattedMessage id="links.cla.review.back" />
            </Button>
            <SubmitButton isBusy={form.isBusy}>
              <FormattedMessage id="links.cla.review.publish" values={{ count }} />
            </SubmitButton>
          </Flex>
        </Stack>
      </form>
    </Stack>
  );
}

/** Who is notified of the new version and how long the older ones stay valid. */
function Consequences({ details, cla, preview }: UpdateClaReviewProps): ReactElement {
  const { recipients, graceEndsAt } = preview;
  const { gracePeriodDays: days } = details;
  const count = recipients.individual + recipients.corporation;
  const date = <TimePoint value={graceEndsAt} />;
  return (
    <Facts
      facts={[
        {
          key: 'replaces',
          label: <FormattedMessage id="links.cla.review.replaces" />,
          value: (
            <FormattedMessage
              id="links.cla.version"
              values={{ language: LanguageName[cla.language], version: cla.version }}
            />
          ),
        },
        {
          key: 'reach',
          label: <FormattedMessage id="links.cla.review.reach" />,
          value: <Reach type={cla.type} recipients={recipients} />,
        },
        {
          key: 'grace',
          label: <FormattedMessage id="links.fact.gracePeriod" />,
          value: (
            <>
              <Text>
                <FormattedMessage id="links.cla.review.grace" values={{ days, date }} />
              </Text>
              {count > 0 && (
                <Text mt="1" color="fg.muted" fontSize="sm">
                  <FormattedMessage id={`links.cla.review.after.${cla.type}`} />
                </Text>
              )}
            </>
          ),
        },
        {
          key: 'undo',
          label: <FormattedMessage id="links.cla.review.undo" />,
          value: <FormattedMessage id="links.cla.review.undo.text" />,
        },
      ]}
    />
  );
}

interface ReachProps {
  readonly type: ClaVersionRowFragment['cla']['type'];
  readonly recipients: ClaUpdateReviewFragment['recipients'];
}

/** Who is mailed, and how many are not. */
function Reach({ type, recipients }: ReachProps): ReactElement {
  const { individual, corporation, employee, unmailed } = recipients;
  const isMailed = individual + corporation + employee > 0;
  return (
    <>
      {(isMailed || unmailed === 0) && (
        <Text>
          <FormattedMessage id={`links.cla.review.reach.${type}`} values={{ ...recipients }} />
        </Text>
      )}
      {unmailed > 0 && (
        <Text mt="1" color="fg.muted" fontSize="sm">
          <FormattedMessage id="links.cla.review.unmailed" values={{ count: unmailed }} />
        </Text>
      )}
    </>
  );
}
