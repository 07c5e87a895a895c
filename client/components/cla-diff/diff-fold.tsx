import { Button, Flex } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLanguage } from '#client/i18n/provider.tsx';
import { Icon } from '../icons.tsx';
import { useFocusOn } from '../use-focus-on.ts';
import { DiffColumns } from './diff-columns.tsx';
import type { PlacedParagraph } from './diff-parts.ts';

interface DiffFoldProps {
  readonly paragraphs: readonly PlacedParagraph[];
}

/** Unchanged text, folded until the reader opens it; then the focus moves to its beginning. */
export function DiffFold({ paragraphs }: DiffFoldProps): ReactElement {
  const { locale } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const firstRef = useFocusOn<HTMLDivElement>(isOpen ? 1 : 0);
  if (isOpen) {
    return (
      <>
        {paragraphs.map(({ place, paragraph }, index) => (
          <DiffColumns key={place} paragraph={paragraph} {...(index === 0 && { ref: firstRef })} />
        ))}
      </>
    );
  }
  return (
    <Flex justify="center" p="1" bg="bg.subtle" borderBottom="hairline" _last={{ borderBottom: 'none' }} lang={locale}>
      <Button variant="ghost" size="sm" color="fg.muted" onClick={() => setOpen(true)}>
        <Icon name="chevron" />
        <FormattedMessage id="claDiff.fold" values={{ count: paragraphs.length }} />
      </Button>
    </Flex>
  );
}
