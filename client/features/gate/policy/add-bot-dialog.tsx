import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import { SelectField } from '#client/components/form/select-field.tsx';
import { TextField } from '#client/components/form/text-field.tsx';
import { useForm } from '#client/components/form/use-form.ts';
import { type Instance, instanceKey, instanceTitle } from './connected-platforms.ts';
import { type Bot, isSameBot } from './exempt-values.ts';

const ACCOUNT_ID = /^[\w-]{1,64}$/;

interface AddBotDialogProps {
  /** Those that are exempt already. */
  readonly others: readonly Bot[];
  /** Where it can have its account; the first is chosen. */
  readonly instances: readonly Instance[];
  readonly onAdd: (bot: Bot) => void;
  readonly onClose: () => void;
}

interface BotEntry {
  readonly instance: string;
  readonly name: string;
  readonly accountId: string;
}

/** Asks for a bot that is exempt. */
export function AddBotDialog({ others, instances, onAdd, onClose }: AddBotDialogProps): ReactElement {
  const intl = useIntl();
  const read = ({ instance, name, accountId }: BotEntry): Bot | undefined => {
    const known = instances.find((one) => instanceKey(one) === instance);
    const id = accountId.trim();
    return known === undefined || !ACCOUNT_ID.test(id) ? undefined : { ...known, accountId: id, name: name.trim() };
  };
  const accountProblem = (bot: Bot | undefined): string | undefined => {
    if (bot === undefined) {
      return intl.formatMessage({ id: 'gatePolicy.bots.id.problem' });
    }
    return others.some((other) => isSameBot(other, bot))
      ? intl.formatMessage({ id: 'gatePolicy.bots.id.taken' })
      : undefined;
  };
  const form = useForm<BotEntry>({
    id: 'bot',
    initial: { instance: instances[0] === undefined ? '' : instanceKey(instances[0]), name: '', accountId: '' },
    findProblems: (values) => ({
      name: values.name.trim() === '' ? intl.formatMessage({ id: 'gatePolicy.name.problem' }) : undefined,
      accountId: accountProblem(read(values)),
    }),
    submit: (values) => {
      const bot = read(values);
      if (bot !== undefined) {
        onAdd(bot);
        onClose();
      }
      return Promise.resolve();
    },
  });
  return (
    <FormDialog
      form={form}
      isEntry
      title={<FormattedMessage id="gatePolicy.bots.add" />}
      submit={<FormattedMessage id="app.form.add" />}
      onClose={onClose}
    >
      <SelectField
        input={form.input('instance')}
        label={<FormattedMessage id="gatePolicy.bots.platform" />}
        options={instances.map((one) => ({ value: instanceKey(one), text: instanceTitle(one) }))}
      />
      <TextField input={form.input('name')} label={<FormattedMessage id="gatePolicy.name" />} />
      <TextField
        input={form.input('accountId')}
        label={<FormattedMessage id="gatePolicy.bots.id" />}
        help={<FormattedMessage id="gatePolicy.bots.id.help" />}
      />
    </FormDialog>
  );
}
