import { Box, Button, Flex, Heading } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ClaSourceInput } from '#client/components/cla-input/cla-source-input.tsx';
import type { ClaSource } from '#client/components/cla-input/cla-source.ts';
import { sampleOf } from '#client/components/cla-input/samples.ts';
import { SummaryInput } from '#client/components/cla-input/summary-input.tsx';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import type { FormInput } from '#client/components/form/form.ts';
import { useForm } from '#client/components/form/use-form.ts';
import { Language } from '#rules/language.ts';
import { claId } from './cla-id.ts';
import type { DraftCla } from './draft.ts';

interface ClaTextProps {
  readonly cla: DraftCla;
  readonly input: FormInput<ClaSource>;
  readonly summary: FormInput<string>;
  readonly onRemove: () => void;
}

/** The text of one CLA. Removing one that has its own fields asks first. */
export function ClaText({ cla, input, summary, onRemove }: ClaTextProps): ReactElement {
  const intl = useIntl();
  const [isAsking, setAsking] = useState(false);
  const language = intl.formatMessage({ id: `bindCla.language.${cla.language}` });
  const title = intl.formatMessage({ id: `bindCla.cla.${cla.type}` }, { language });

  return (
    <Box
      as="section"
      aria-labelledby={`${claId(cla)}-title`}
      bg="bg.sheet"
      border="hairline"
      borderRadius="sm"
      p={{ base: '4', md: '6' }}
    >
      <Flex justify="space-between" align="center" gap="4" mb="4">
        <Heading as="h3" size="lg" id={`${claId(cla)}-title`}>
          {title}
        </Heading>
        <Button
          size="sm"
          variant="ghost"
          aria-label={intl.formatMessage({ id: 'bindCla.claLink.removeNamed' }, { title })}
          onClick={() => (cla.fields.length > 0 ? setAsking(true) : onRemove())}
        >
          <FormattedMessage id="bindCla.claLink.remove" />
        </Button>
      </Flex>
      <ClaSourceInput input={input} title={title} lang={Language[cla.language]} sample={sampleOf(cla)} />
      <Box mt="6">
        <SummaryInput input={summary} />
      </Box>
      {isAsking && <RemoveTextDialog title={title} onRemove={onRemove} onClose={() => setAsking(false)} />}
    </Box>
  );
}

interface RemoveTextDialogProps {
  readonly title: string;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

function RemoveTextDialog({ title, onRemove, onClose }: RemoveTextDialogProps): ReactElement {
  const form = useForm({ id: 'remove-text', initial: {}, submit: async () => onRemove() });
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id="bindCla.claLink.removeNamed" values={{ title }} />}
      submit={<FormattedMessage id="bindCla.claLink.remove" />}
      onClose={onClose}
    >
      <FormattedMessage id="bindCla.claLink.remove.text" />
    </FormDialog>
  );
}
