import { Stack } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ClaDiffFragment } from '#generated/graphql.ts';
import { Notice } from '../notice.tsx';
import { DiffFacts } from './diff-facts.tsx';
import { DiffText } from './diff-text.tsx';

interface ClaDiffProps {
  readonly diff: ClaDiffFragment;
}

/** The difference between two versions of a CLA, with their documents and the end of the grace period. */
export function ClaDiff({ diff }: ClaDiffProps): ReactElement {
  const { isTextAvailable, paragraphs, to } = diff;
  const hasChanges = paragraphs.some(({ kind }) => kind !== 'UNCHANGED');
  return (
    <Stack gap="8">
      <DiffFacts diff={diff} />
      {!isTextAvailable && (
        <Notice tone="warning" title={<FormattedMessage id="claDiff.noText" />}>
          <FormattedMessage id="claDiff.noText.text" />
        </Notice>
      )}
      {isTextAvailable && !hasChanges && (
        <Notice tone="info" title={<FormattedMessage id="claDiff.same" />}>
          <FormattedMessage id="claDiff.same.text" />
        </Notice>
      )}
      {isTextAvailable && hasChanges && <DiffText paragraphs={paragraphs} language={to.language} />}
    </Stack>
  );
}
