import { Box, Button, Flex, Heading } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ClaSourceInput } from '#client/components/cla-input/cla-source-input.tsx';
import { sourceProblem } from '#client/components/cla-input/cla-source.ts';
import { ConfirmDialog } from '#client/components/confirm-dialog.tsx';
import { claId } from './cla-id.ts';
import { changeCla, type DraftCla, removeCla } from './draft.ts';
import type { DraftState } from './use-draft.ts';

interface ClaTextProps {
  readonly cla: DraftCla;
  readonly change: DraftState['change'];
  readonly hasTried: boolean;
}

/** The text of one CLA. One that has fields of its own is not removed without a question. */
export function ClaText({ cla, change, hasTried }: ClaTextProps): ReactElement {
  const intl = useIntl();
  const [isAsking, setAsking] = useState(false);
  const language = intl.formatMessage({ id: `bindCla.language.${cla.language}` });
  const title = intl.formatMessage({ id: `bindCla.cla.${cla.type}` }, { language });
  const remove = () => change((old) => removeCla(old, cla));

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
          onClick={() => (cla.fields.length > 0 ? setAsking(true) : remove())}
        >
          <FormattedMessage id="bindCla.claLink.remove" />
        </Button>
      </Flex>
      <ClaSourceInput
        id={claId(cla)}
        source={cla.source}
        title={title}
        lang={cla.language.toLowerCase()}
        problem={hasTried ? sourceProblem(cla.source) : undefined}
        onChange={(source) => change((old) => changeCla(old, { type: cla.type, language: cla.language, source }))}
      />
      <ConfirmDialog
        isOpen={isAsking}
        title={<FormattedMessage id="bindCla.claLink.removeNamed" values={{ title }} />}
        confirm={<FormattedMessage id="bindCla.claLink.remove" />}
        onConfirm={remove}
        onClose={() => setAsking(false)}
      >
        <FormattedMessage id="bindCla.claLink.remove.text" />
      </ConfirmDialog>
    </Box>
  );
}
