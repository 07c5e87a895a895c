import { Button, chakra, Stack, Text } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ChipsField } from '#client/components/form/chips-field.tsx';
import type { Form } from '#client/components/form/form.ts';
import { TextField } from '#client/components/form/text-field.tsx';
import type { StoredForm } from '#client/components/form/use-stored-form.ts';
import { ChangersOnly } from '#client/session/changers-only.tsx';
import { AddBotDialog } from './add-bot-dialog.tsx';
import { type Instance, instanceTitle } from './connected-platforms.ts';
import { EntryRow } from './entry-row.tsx';
import { type Bot, type ExemptValues, isSameBot } from './exempt-values.ts';
import { SectionFrame } from './section-frame.tsx';

interface ExemptSectionProps {
  readonly section: StoredForm<ExemptValues>;
  /** Where bots can have accounts. */
  readonly instances: readonly Instance[];
  /** Whether changes can be exempt by their size. */
  readonly canBeSmall: boolean;
}

/** Whose changes, and which, are merged without a signature. */
export function ExemptSection({ section, instances, canBeSmall }: ExemptSectionProps): ReactElement {
  const { form } = section;
  return (
    <SectionFrame section={section} title={<FormattedMessage id="gatePolicy.exempt" />}>
      <Bots form={form} instances={instances} />
      <ChipsField
        input={form.input('exemptOrganizations')}
        isOptional
        label={<FormattedMessage id="gatePolicy.exemptOrganizations" />}
        help={<FormattedMessage id="gatePolicy.exemptOrganizations.help" />}
      />
      {canBeSmall && <SmallChanges form={form} />}
    </SectionFrame>
  );
}

interface InputsProps {
  readonly form: Form<ExemptValues>;
}

function Bots({ form, instances }: InputsProps & Pick<ExemptSectionProps, 'instances'>): ReactElement {
  const [isAdding, setAdding] = useState(false);
  const { value: bots, problem, onChange } = form.input('bots');
  return (
    <Stack gap="2" align="flex-start">
      <Text fontSize="sm" fontWeight="medium">
        <FormattedMessage id="gatePolicy.bots" />
      </Text>
      <chakra.ul width="full" listStyleType="none">
        {bots.map((bot) => (
          <EntryRow
            key={`${bot.platform} ${bot.host} ${bot.accountId}`}
            name={bot.name}
            details={<BotAccount bot={bot} />}
            onRemove={() => onChange(bots.filter((other) => !isSameBot(other, bot)))}
          />
        ))}
      </chakra.ul>
      {problem !== undefined && (
        <Text fontSize="xs" fontWeight="medium" color="danger">
          {problem}
        </Text>
      )}
      <ChangersOnly>
        <Button size="sm" onClick={() => setAdding(true)}>
          <FormattedMessage id="gatePolicy.bots.add" />
        </Button>
      </ChangersOnly>
      {isAdding && (
        <AddBotDialog
          others={bots}
          instances={instances}
          onClose={() => setAdding(false)}
          onAdd={(bot) => onChange([...bots, bot])}
        />
      )}
    </Stack>
  );
}

function BotAccount({ bot: { platform, host, accountId } }: { readonly bot: Bot }): ReactElement {
  return (
    <FormattedMessage
      id="gatePolicy.bots.account"
      values={{ platform: instanceTitle({ platform, host }), id: accountId }}
    />
  );
}

function SmallChanges({ form }: InputsProps): ReactElement {
  return (
    <>
      <TextField
        input={form.input('minimumLines')}
        isOptional
        label={<FormattedMessage id="gatePolicy.minimumLines" />}
        help={<FormattedMessage id="gatePolicy.minimumLines.help" />}
        attributes={{ inputMode: 'numeric', maxWidth: '24' }}
      />
      {form.values.minimumLines.trim() !== '' && (
        <ChipsField
          input={form.input('minimumLinesFiles')}
          isOptional
          label={<FormattedMessage id="gatePolicy.minimumLinesFiles" />}
          help={<FormattedMessage id="gatePolicy.minimumLinesFiles.help" />}
        />
      )}
    </>
  );
}
