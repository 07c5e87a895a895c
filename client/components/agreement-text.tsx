import { Heading, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { shapeOf } from './paragraph-shape.ts';

interface AgreementTextProps {
  readonly paragraphs: readonly string[];
  /** Language of the text, such as `zh`. */
  readonly lang: string | undefined;
  /** Level of its headings, which follows from where it stands. */
  readonly headings: 'h2' | 'h3';
  /** Whether it is a further page, which has no title. */
  readonly isContinued?: boolean;
}

/** Space before a clause, and how far its number stands out, by its depth. */
const INDENTS = [{}, { ps: '10', textIndent: '-1.5rem' }, { ps: '16', textIndent: '-1.5rem' }] as const;

/** The text of an agreement: its numbered titles as headings, its clauses indented. */
export function AgreementText({ paragraphs, lang, headings, isContinued = false }: AgreementTextProps): ReactElement {
  const placed = paragraphs.map((text, position) => ({ text, position }));
  return (
    <>
      {placed.map(({ text, position }) => {
        const shape = shapeOf(text, position === 0 && !isContinued);
        return shape.kind === 'clause' ? (
          <Text key={position} lang={lang} mb="3" overflowWrap="anywhere" {...INDENTS[shape.depth]}>
            {text}
          </Text>
        ) : (
          <Heading
            key={position}
            as={headings}
            size={shape.kind === 'title' ? 'lg' : 'md'}
            lang={lang}
            mt={position === 0 ? undefined : '6'}
            mb="3"
            overflowWrap="anywhere"
          >
            {text}
          </Heading>
        );
      })}
    </>
  );
}
