import { Box, Button, Flex, Heading } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type FieldDraft, translateFields } from '#client/components/cla-input/field-draft.ts';
import { FieldEditor } from '#client/components/cla-input/field-editor.tsx';
import { findFieldProblems } from '#client/components/cla-input/field-problems.ts';
import { Icon } from '#client/components/icons.tsx';
import { claId } from './cla-id.ts';
import { changeCla, type DraftCla } from './draft.ts';
import type { DraftState } from './use-draft.ts';

interface ClaFieldsProps {
  readonly cla: DraftCla;
  /** Every CLA of the draft. */
  readonly clas: readonly DraftCla[];
  readonly change: DraftState['change'];
  /** Whether problems should be shown by now. */
  readonly hasTried: boolean;
}

/** The fields of one CLA; while it has none of its own, those of its other language can be taken over. */
export function ClaFields({ cla, clas, change, hasTried }: ClaFieldsProps): ReactElement {
  const intl = useIntl();
  const { type, language, fields } = cla;
  const sibling = clas.find((other) => other.type === type && other.language !== language && other.fields.length > 0);
  const languageName = (of: DraftCla) => intl.formatMessage({ id: `bindCla.language.${of.language}` });
  const setFields = (changed: readonly FieldDraft[]) =>
    change((old) => changeCla(old, { type, language, fields: changed }));

  return (
    <Box as="section" aria-labelledby={`${claId(cla)}-title`}>
      <Flex gap="4" justify="space-between" align="center" wrap="wrap" pb="3" mb="4" borderBottom="hairline">
        <Heading as="h2" size="lg" id={`${claId(cla)}-title`}>
          <FormattedMessage id={`bindCla.cla.${type}`} values={{ language: languageName(cla) }} />
        </Heading>
        {sibling !== undefined && fields.length === 0 && (
          <Button size="sm" variant="ghost" onClick={() => setFields(translateFields(sibling.fields, sibling, cla))}>
            <Icon name="copy" />
            <FormattedMessage id="bindCla.fields.copy" values={{ language: languageName(sibling) }} />
          </Button>
        )}
      </Flex>
      <FieldEditor
        id={claId(cla)}
        owner={cla}
        fields={fields}
        problems={hasTried ? findFieldProblems(fields, cla) : new Map()}
        onChange={setFields}
      />
    </Box>
  );
}
