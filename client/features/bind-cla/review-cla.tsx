import { Box, Grid } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CheckedSource } from '#client/components/cla-input/checked-source.tsx';
import { FieldList } from '#client/components/cla-input/field-list.tsx';
import { ClaSummary } from '#client/components/cla-text/cla-summary.tsx';
import { Language } from '#rules/language.ts';
import type { DraftCla } from './draft.ts';
import { EditLink, ReviewPart } from './review-part.tsx';

interface ReviewClaProps {
  readonly cla: DraftCla;
}

/** One CLA as its signers will see it: the text, and the fields they fill in. */
export function ReviewCla({ cla }: ReviewClaProps): ReactElement {
  const intl = useIntl();
  const language = intl.formatMessage({ id: `bindCla.language.${cla.language}` });
  const title = intl.formatMessage({ id: `bindCla.cla.${cla.type}` }, { language });
  return (
    <Box data-cla-type={cla.type.toLowerCase()}>
      <ReviewPart step="claLink" title={title}>
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} gap="8" alignItems="start">
          {cla.source.document !== undefined && (
            <Box bg="bg.sheet" border="hairline" borderRadius="sm" p={{ base: '4', md: '6' }}>
              <CheckedSource
                source={cla.source}
                document={cla.source.document}
                title={title}
                lang={Language[cla.language]}
              />
            </Box>
          )}
          <FieldList
            fields={cla.fields}
            owner={cla}
            heading={<FormattedMessage id="bindCla.check.fields" />}
            action={<EditLink step="fields" />}
          />
        </Grid>
        <ClaSummary summary={cla.summary.trim() || null} lang={Language[cla.language]} />
      </ReviewPart>
    </Box>
  );
}
