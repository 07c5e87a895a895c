import type { ReactElement, RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CheckboxField } from '#client/components/form/checkbox-field.tsx';
import { CheckboxGroup } from '#client/components/form/checkbox-group.tsx';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import type { Form, FormOptions } from '#client/components/form/form.ts';
import type { Refusals } from '#client/components/form/refusals.ts';
import { TextField } from '#client/components/form/text-field.tsx';
import { useForm } from '#client/components/form/use-form.ts';
import type { MessageId } from '#client/i18n/messages.ts';
import { WEBHOOK_EVENTS, type WebhookEvent } from '#rules/webhook-event.ts';

/** What is typed about a webhook; `active` and `newSecret` only about one that exists. */
interface WebhookDraft {
  readonly url: string;
  readonly events: WebhookEvent[];
  readonly personalData: boolean;
  readonly active: boolean;
  readonly newSecret: boolean;
}

/** The dialog shows every refusal itself. */
export const WEBHOOK_REFUSALS: Refusals<keyof WebhookDraft> = { codes: 'all' };

interface WebhookDialogProps<D> {
  readonly action: 'create' | 'edit';
  readonly initial: WebhookDraft;
  readonly submit: FormOptions<WebhookDraft, D>['submit'];
  readonly onDone: (data: D) => void;
  readonly returnFocusTo: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** Asks where events go, which, and what they say. */
export function WebhookDialog<D>(props: WebhookDialogProps<D>): ReactElement {
  const { action, initial, submit, onDone, returnFocusTo, onClose } = props;
  const intl = useIntl();
  const form = useForm<WebhookDraft, D>({
    id: `${action}-webhook`,
    initial,
    findProblems: ({ url, events }) => ({
      url: URL.canParse(url.trim()) ? undefined : intl.formatMessage({ id: 'webhooks.problem.url' }),
      events: events.length > 0 ? undefined : intl.formatMessage({ id: 'webhooks.problem.events' }),
    }),
    refusals: WEBHOOK_REFUSALS,
    submit: (draft) => submit({ ...draft, url: draft.url.trim() }),
    onDone: (data) => {
      onClose();
      onDone(data);
    },
  });
  return (
    <FormDialog
      form={form}
      isEntry
      title={<FormattedMessage id={`webhooks.${action}`} />}
      submit={<FormattedMessage id={`webhooks.${action}.submit`} />}
      refused={<FormattedMessage id={`webhooks.${action}.refused`} />}
      returnFocusTo={returnFocusTo}
      onClose={onClose}
    >
      <TextField
        input={form.input('url')}
        label={<FormattedMessage id="webhooks.url" />}
        help={<FormattedMessage id="webhooks.url.help" />}
        attributes={{ type: 'url', autoComplete: 'off' }}
      />
      <CheckboxGroup
        input={form.input('events')}
        legend={<FormattedMessage id="webhooks.events" />}
        options={WEBHOOK_EVENTS.map((value) => ({ value, label: <FormattedMessage id={`webhooks.event.${value}`} /> }))}
      />
      <Box form={form} name="personalData" labelId="webhooks.personalData" />
      {action === 'edit' && (
        <>
          <Box form={form} name="active" labelId="webhooks.active" />
          <Box form={form} name="newSecret" labelId="webhooks.newSecret" />
        </>
      )}
    </FormDialog>
  );
}

interface BoxProps {
  readonly form: Form<WebhookDraft>;
  readonly name: 'personalData' | 'active' | 'newSecret';
  readonly labelId: MessageId;
}

function Box({ form, name, labelId }: BoxProps): ReactElement {
  return <CheckboxField input={form.input(name)} label={<FormattedMessage id={labelId} />} isRequired={false} />;
}
