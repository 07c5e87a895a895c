import { Box, Heading, Text } from '@chakra-ui/react';
import { type ReactElement, type ReactNode, useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ClaDiffFragment } from '#generated/graphql.ts';
import { Language, type LanguageKey } from '#rules/language.ts';
import { DiffColumns } from './diff-columns.tsx';
import { DiffFold } from './diff-fold.tsx';
import { DiffLegend } from './diff-legend.tsx';
import { type DiffPart, foldParts, toParts } from './diff-parts.ts';
import { DiffToolbar } from './diff-toolbar.tsx';
import { useChanges } from './use-changes.ts';

/** Hidden on phones, which have no keyboard. */
const forKeyboards = (text: ReactNode[]): ReactElement => (
  <Text as="span" hideBelow="md">
    {text}
  </Text>
);

interface DiffTextProps {
  readonly paragraphs: ClaDiffFragment['paragraphs'];
  /** Language of the texts. */
  readonly language: LanguageKey;
}

/** The text of both versions, side by side or stacked on phones, with navigation between changes. */
export function DiffText({ paragraphs, language }: DiffTextProps): ReactElement {
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const parts = toParts(paragraphs);
  const changes = useChanges(id, parts.filter(({ kind }) => kind === 'change').length);
  const shown = isWhole ? parts : foldParts(parts);
  return (
    <Box as="section" aria-labelledby={`${id}-title`}>
      <Heading as="h2" size="xl" id={`${id}-title`}>
        <FormattedMessage id="claDiff.title" />
      </Heading>
      <Text mt="1" mb="4" fontSize="sm" color="fg.muted">
        <FormattedMessage id="claDiff.note" values={{ keys: forKeyboards }} />
      </Text>
      <DiffToolbar changes={changes} isWhole={isWhole} onWholeChange={setWhole} />
      <DiffLegend />
      <Box lang={Language[language]} bg="bg.sheet" border="hairline" borderRadius="sm" overflow="hidden">
        {shown.map((part) => (
          <ShownPart key={partKey(part)} part={part} changes={changes} />
        ))}
      </Box>
    </Box>
  );
}

function partKey(part: DiffPart): number | undefined {
  return part.kind === 'fold' ? part.paragraphs[0]?.place : part.place;
}

interface ShownPartProps {
  readonly part: DiffPart;
  readonly changes: ReturnType<typeof useChanges>;
}

function ShownPart({ part, changes }: ShownPartProps): ReactElement {
  switch (part.kind) {
    case 'fold':
      return <DiffFold paragraphs={part.paragraphs} />;
    case 'same':
      return <DiffColumns paragraph={part.paragraph} />;
    case 'change':
      break;
  }
  return (
    <DiffColumns
      paragraph={part.paragraph}
      change={{
        id: changes.idOf(part.number),
        number: part.number,
        count: changes.count,
        onKeyDown: changes.handleKey,
      }}
    />
  );
}
