import { Box, Heading, Stack } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LazyDiffText } from '#client/components/cla-diff/lazy-cla-diff.tsx';
import { CheckedSource } from '#client/components/cla-input/checked-source.tsx';
import { Notice } from '#client/components/notice.tsx';
import type { ClaUpdateReviewFragment, ClaVersionRowFragment } from '#generated/graphql.ts';
import { Language } from '#rules/language.ts';
import type { UpdateDraft } from './update-draft.ts';

interface ReviewedTextProps {
  readonly draft: UpdateDraft;
  readonly preview: ClaUpdateReviewFragment;
  readonly cla: ClaVersionRowFragment['cla'];
}

/** The text of the new version, and how it differs from the current one. */
export function ReviewedText({ draft: { text, source }, preview, cla }: ReviewedTextProps): ReactElement {
  const intl = useIntl();
  const { document } = source;
  return (
    <Stack gap="6">
      {text === 'new' && document !== undefined && (
        <Box as="section">
          <Heading as="h2" size="lg" mb="4">
            <FormattedMessage id="links.cla.text" />
          </Heading>
          <CheckedSource
            source={source}
            document={document}
            title={intl.formatMessage({ id: `links.clas.${cla.type}` })}
            lang={Language[cla.language]}
          />
        </Box>
      )}
      <Difference hasNewText={text === 'new'} preview={preview} cla={cla} />
    </Stack>
  );
}

interface DifferenceProps extends Omit<ReviewedTextProps, 'draft'> {
  readonly hasNewText: boolean;
}

function Difference({ hasNewText, preview, cla }: DifferenceProps): ReactNode {
  const { isTextAvailable, paragraphs } = preview;
  if (!hasNewText) {
    return <Notice tone="success" title={<FormattedMessage id="links.cla.review.text.kept" />} />;
  }
  if (!isTextAvailable) {
    return (
      <Notice tone="warning" title={<FormattedMessage id="links.cla.review.text.unreadable" />}>
        <FormattedMessage id="links.cla.review.text.unreadable.text" />
      </Notice>
    );
  }
  if (paragraphs.every(({ kind }) => kind === 'UNCHANGED')) {
    return <Notice tone="warning" title={<FormattedMessage id="links.cla.review.text.same" />} />;
  }
  return <LazyDiffText paragraphs={paragraphs} language={cla.language} />;
}
