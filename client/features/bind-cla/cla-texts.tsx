import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '#client/components/icons.tsx';
import type { SigningType } from '#generated/graphql.ts';
import { LANGUAGE_KEYS } from '#rules/language.ts';
import { ClaText } from './cla-text.tsx';
import { addCla, type DraftCla, removeCla } from './draft.ts';
import type { ClasForm } from './use-clas-form.ts';

interface ClaTextsProps {
  readonly type: SigningType;
  readonly form: ClasForm;
  /** What is wrong with the text of a CLA, as far as it should be seen by now. */
  readonly problemOf: (cla: DraftCla) => string | undefined;
}

/** The texts of one type, and the languages that it can have one more text in. */
export function ClaTexts({ type, form, problemOf }: ClaTextsProps): ReactElement {
  const { clas } = form.values;
  const missing = LANGUAGE_KEYS.filter(
    (language) => !clas.some((cla) => cla.type === type && cla.language === language),
  );
  return (
    <Box as="section" aria-labelledby={`texts-${type}`}>
      <Heading as="h2" size="xl" id={`texts-${type}`}>
        <FormattedMessage id={`bindCla.type.${type}`} />
      </Heading>
      <Text mt="1" color="fg.muted" maxWidth="measure">
        <FormattedMessage id={`bindCla.claLink.for.${type}`} />
      </Text>
      <Stack gap="4" mt="6">
        {clas.map(
          (cla, place) =>
            cla.type === type && (
              <ClaText
                key={cla.language}
                cla={cla}
                input={{ ...form.input(`clas.${place}.source`), problem: problemOf(cla) }}
                summary={form.input(`clas.${place}.summary`)}
                onRemove={() => form.set('clas', removeCla(clas, cla))}
              />
            ),
        )}
        <Flex gap="3" wrap="wrap">
          {missing.map((language) => (
            <Button key={language} onClick={() => form.set('clas', addCla(clas, { type, language }))}>
              <Icon name="plus" />
              <FormattedMessage id={`bindCla.claLink.add.${language}`} />
            </Button>
          ))}
        </Flex>
      </Stack>
    </Box>
  );
}
