import { chakra, VisuallyHidden } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLanguage } from '#client/i18n/provider.tsx';
import type { Side } from './sides.ts';

const Removed = chakra('del', {
  base: { bg: 'danger.subtle', textDecoration: 'line-through', textDecorationColor: 'danger' },
});
const Added = chakra('ins', {
  base: {
    bg: 'success.subtle',
    textDecoration: 'underline',
    textDecorationThickness: '2px',
    textDecorationColor: 'success',
    textUnderlineOffset: '0.2em',
  },
});

interface MarkedTextProps {
  readonly side: Side;
  readonly children: ReactNode;
}

/** Text that only one version has: struck through or underlined, and announced in words to screen readers. */
export function MarkedText({ side, children }: MarkedTextProps): ReactElement {
  const Mark = side.mark === 'removed' ? Removed : Added;
  return (
    <Mark>
      <Spoken>
        <FormattedMessage id={`claDiff.mark.${side.mark}`} />
      </Spoken>
      {children}
      <Spoken>
        <FormattedMessage id="claDiff.mark.end" />
      </Spoken>
    </Mark>
  );
}

/** Announced in the reader's language, whatever the document's; not copied with the text. */
function Spoken({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <VisuallyHidden lang={useLanguage().locale} userSelect="none">
      {children}
    </VisuallyHidden>
  );
}
