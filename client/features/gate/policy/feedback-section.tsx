import { SimpleGrid, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChipsField } from '#client/components/form/chips-field.tsx';
import type { Form } from '#client/components/form/form.ts';
import { SelectField } from '#client/components/form/select-field.tsx';
import { SwitchField } from '#client/components/form/switch-field.tsx';
import { TextAreaField } from '#client/components/form/text-area-field.tsx';
import { TextField } from '#client/components/form/text-field.tsx';
import type { StoredForm } from '#client/components/form/use-stored-form.ts';
import { LANGUAGE_KEYS, LanguageName } from '#rules/language.ts';
import { CommentPreview } from './comment-preview.tsx';
import type { Abilities } from './connected-platforms.ts';
import { CUSTOM, type FeedbackValues, type Template } from './feedback-values.ts';
import { SectionFrame } from './section-frame.tsx';
import { TemplateSelect } from './template-select.tsx';

interface FeedbackSectionProps {
  readonly linkId: string;
  readonly section: StoredForm<FeedbackValues>;
  readonly templates: readonly Template[];
  readonly abilities: Abilities;
  /** Whether unproved accounts suffice by the stored rules. */
  readonly acceptsClaimed: boolean;
}

/** What the gate writes to the platform: comments, labels, and the commands that it obeys. */
export function FeedbackSection(props: FeedbackSectionProps): ReactElement {
  const { section, linkId, templates, abilities, acceptsClaimed } = props;
  const intl = useIntl();
  const { form } = section;
  const { commentTemplate, commentText, comment, acceptClaimedAccounts: claimed } = form.values;
  return (
    <SectionFrame section={section} title={<FormattedMessage id="gatePolicy.feedback" />}>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <SelectField
          input={form.input('comment')}
          label={<FormattedMessage id="gatePolicy.comment" />}
          options={(['EDIT', 'NEW', 'OFF'] as const).map((value) => ({
            value,
            text: intl.formatMessage({ id: `gatePolicy.comment.${value}` }),
          }))}
        />
        <SelectField
          input={form.input('commentLanguage')}
          label={<FormattedMessage id="gatePolicy.language" />}
          options={LANGUAGE_KEYS.map((value) => ({ value, text: LanguageName[value] }))}
        />
      </SimpleGrid>
      <TemplateSelect form={form} templates={templates} />
      {claimed !== null && claimed !== acceptsClaimed && (
        <Text as="output" display="block" fontSize="sm">
          <FormattedMessage id={`gatePolicy.template.claimed.${claimed}`} />
        </Text>
      )}
      {commentTemplate === CUSTOM && (
        <TextAreaField
          input={form.input('commentText')}
          label={<FormattedMessage id="gatePolicy.text" />}
          help={<FormattedMessage id="gatePolicy.text.help" />}
          rows={10}
        />
      )}
      {comment !== 'OFF' && <CommentPreview linkId={linkId} template={commentTemplate} text={commentText} />}
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <TextField
          input={form.input('covered')}
          isOptional
          label={<FormattedMessage id="gatePolicy.labels.covered" />}
          help={<FormattedMessage id="gatePolicy.labels.help" />}
        />
        <TextField
          input={form.input('uncovered')}
          isOptional
          label={<FormattedMessage id="gatePolicy.labels.uncovered" />}
        />
      </SimpleGrid>
      <ChipsField
        input={form.input('commands')}
        isOptional
        label={<FormattedMessage id="gatePolicy.commands" />}
        help={<FormattedMessage id="gatePolicy.commands.help" />}
      />
      <Switches form={form} abilities={abilities} />
    </SectionFrame>
  );
}

interface SwitchesProps {
  readonly form: Form<FeedbackValues>;
  readonly abilities: Abilities;
}

/** Who may cancel, and what only some platforms can do: shown where one of them is connected, or while it is on. */
function Switches({ form, abilities }: SwitchesProps): ReactElement {
  const { resolveComment, passAsTester } = form.values;
  return (
    <>
      <SwitchField
        input={form.input('openerMayCancel')}
        label={<FormattedMessage id="gatePolicy.cancel" />}
        help={<FormattedMessage id="gatePolicy.cancel.help" />}
      />
      {(abilities.resolvableComments || resolveComment) && (
        <SwitchField
          input={form.input('resolveComment')}
          label={<FormattedMessage id="gatePolicy.resolveComment" />}
          help={<FormattedMessage id="gatePolicy.resolveComment.help" />}
        />
      )}
      {(abilities.tester || passAsTester) && (
        <SwitchField
          input={form.input('passAsTester')}
          label={<FormattedMessage id="gatePolicy.passAsTester" />}
          help={<FormattedMessage id="gatePolicy.passAsTester.help" />}
        />
      )}
    </>
  );
}
