import { Box, Link } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { Notice } from '#client/components/notice.tsx';
import { useFocusOn } from '#client/components/use-focus-on.ts';
import { focusInput, inputId } from './input-id.ts';
import type { Problems } from './sign-problems.ts';

interface ProblemSummaryProps {
  readonly problems: Problems;
  /** Number of the attempt that met them; each takes the focus here. */
  readonly attempt: number;
}

/** Everything that has to be changed before the form can be signed, each a way to its input. */
export function ProblemSummary({ problems, attempt }: ProblemSummaryProps): ReactElement {
  const ref = useFocusOn<HTMLDivElement>(attempt);
  return (
    <Notice
      ref={ref}
      tone="accent"
      title={<FormattedMessage id="sign.form.errors" values={{ count: problems.size }} />}
    >
      <Box as="ul" mt="1" css={{ '& > li': { paddingBlock: '1' } }}>
        {[...problems].map(([key, text]) => (
          <li key={key}>
            <Link
              href={`#${inputId(key)}`}
              onClick={(event) => {
                event.preventDefault();
                focusInput(key);
              }}
            >
              {text}
            </Link>
          </li>
        ))}
      </Box>
    </Notice>
  );
}
