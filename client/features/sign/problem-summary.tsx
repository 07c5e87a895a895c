import { Box, Link } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ShownProblem } from '#client/components/form/form.ts';
import { focusInput } from '#client/components/form/input-id.ts';
import { Notice } from '#client/components/notice.tsx';
import { useFocusOn } from '#client/components/use-focus-on.ts';

interface ProblemSummaryProps {
  readonly problems: readonly ShownProblem[];
  /** Number of the attempt that met them; each takes the focus here. */
  readonly attempt: number;
}

/** Everything that has to be changed before the form can be signed, each a way to its input. */
export function ProblemSummary({ problems, attempt }: ProblemSummaryProps): ReactElement {
  const ref = useFocusOn<HTMLDivElement>(attempt);
  return (
    <Notice
      ref={ref}
      tone="danger"
      title={<FormattedMessage id="sign.form.errors" values={{ count: problems.length }} />}
    >
      <Box as="ul" mt="1" css={{ '& > li': { paddingBlock: '1' } }}>
        {problems.map(({ id, text }) => (
          <li key={id}>
            <Link
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                focusInput(id);
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
