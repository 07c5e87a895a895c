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

/** The text of an agreement: its numbered titles as headings, its clauses indented. */
export function AgreementText({
  paragraphs,
  lang,
  headings: Title,
  isContinued = false,
}: AgreementTextProps): ReactElement {
  const placed = paragraphs.map((text, position) => ({ text, position }));
  return (
    <div className="agreement" lang={lang}>
      {placed.map(({ text, position }) => {
        const shape = shapeOf(text, position === 0 && !isContinued);
        return shape.kind === 'clause' ? (
          <p key={position} data-depth={shape.depth}>
            {text}
          </p>
        ) : (
          <Title key={position} data-shape={shape.kind}>
            {text}
          </Title>
        );
      })}
    </div>
  );
}
