import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '#client/components/icons.tsx';
import type { Language, SigningType } from '#generated/graphql.ts';
import { ClaText } from './cla-text.tsx';
import { addCla } from './draft.ts';
import type { Wizard } from './wizard.ts';

const LANGUAGES: readonly Language[] = ['ZH', 'EN'];

interface ClaTextsProps {
  readonly type: SigningType;
  readonly wizard: Wizard;
  /** Whether problems should be shown by now. */
  readonly hasTried: boolean;
}

/** The texts of one type, and the languages that it can have one more text in. */
export function ClaTexts({ type, wizard, hasTried }: ClaTextsProps): ReactElement {
  const clas = wizard.draft.clas.filter((cla) => cla.type === type);
  const missing = LANGUAGES.filter((language) => clas.every((cla) => cla.language !== language));
  return (
    <Box as="section" aria-labelledby={`texts-${type}`}>
      <Heading as="h2" size="xl" id={`texts-${type}`}>
        <FormattedMessage id={`bindCla.type.${type}`} />
      </Heading>
      <Text mt="1" color="fg.muted" maxWidth="measure">
        <FormattedMessage id={`bindCla.claLink.for.${type}`} />
      </Text>
      <Stack gap="4" mt="6">
        {clas.map((cla) => (
          <ClaText key={cla.language} cla={cla} change={wizard.change} hasTried={hasTried} />
        ))}
        <Flex gap="3" wrap="wrap">
          {missing.map((language) => (
            <Button key={language} onClick={() => wizard.change((old) => addCla(old, { type, language }))}>
              <Icon name="plus" />
              <FormattedMessage id={`bindCla.claLink.add.${language}`} />
            </Button>
          ))}
        </Flex>
      </Stack>
    </Box>
  );
}
