import { Box, Button, Flex, Heading } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { translateFields } from '#client/components/cla-input/field-draft.ts';
import { FieldEditor } from '#client/components/cla-input/field-editor.tsx';
import { useRows } from '#client/components/form/use-rows.ts';
import { Icon } from '#client/components/icons.tsx';
import { claId } from './cla-id.ts';
import type { DraftCla } from './draft.ts';
import type { ClasForm } from './use-clas-form.ts';

interface ClaFieldsProps {
  readonly form: ClasForm;
  readonly cla: DraftCla;
  /** Its place among the CLAs of the draft, counted from 0. */
  readonly place: number;
}

/** The fields of one CLA; while it has none, those of its other language can be copied. */
export function ClaFields({ form, cla, place }: ClaFieldsProps): ReactElement {
  const intl = useIntl();
  const path = `clas.${place}.fields` as const;
  const rows = useRows(form, path);
  const { type, language, fields } = cla;
  const sibling = form.values.clas.find(
    (other) => other.type === type && other.language !== language && other.fields.length > 0,
  );
  const languageName = (of: DraftCla) => intl.formatMessage({ id: `bindCla.language.${of.language}` });

  return (
    <Box as="section" aria-labelledby={`${claId(cla)}-title`}>
      <Flex gap="4" justify="space-between" align="center" wrap="wrap" pb="3" mb="4" borderBottom="hairline">
        <Heading as="h2" size="lg" id={`${claId(cla)}-title`}>
          <FormattedMessage id={`bindCla.cla.${type}`} values={{ language: languageName(cla) }} />
        </Heading>
        {sibling !== undefined && fields.length === 0 && (
          <Button
            size="sm"
            variant="ghost"
            onClick={() => form.set(path, translateFields(sibling.fields, sibling, cla))}
          >
            <Icon name="copy" />
            <FormattedMessage id="bindCla.fields.copy" values={{ language: languageName(sibling) }} />
          </Button>
        )}
      </Flex>
      <FieldEditor
        id={claId(cla)}
        owner={cla}
        rows={rows}
        inputs={(row) => ({
          type: form.input(`${path}.${row}.type`),
          title: form.input(`${path}.${row}.title`),
          description: form.input(`${path}.${row}.description`),
          required: form.input(`${path}.${row}.required`),
        })}
      />
    </Box>
  );
}
