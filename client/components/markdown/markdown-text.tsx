import { Box, Heading, type HeadingProps, type SystemStyleObject } from '@chakra-ui/react';
import type { ComponentProps, ReactElement } from 'react';
import Markdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { NewTabLink } from '../new-tab-link.tsx';
import { nameColumns } from './name-columns.ts';

/** Policies and comments contain tables, which plain Markdown does not have. */
const REMARK_PLUGINS = [remarkGfm];
const REHYPE_PLUGINS = [nameColumns];

/** The page has its own h1, so an h1 in the text becomes an h2. */
const COMPONENTS: Components = {
  h1: heading('h2', 'xl'),
  h2: heading('h2', 'xl'),
  h3: heading('h3', 'lg'),
  h4: heading('h4', 'md'),
  a: ({ href, children }) => <NewTabLink href={href}>{children}</NewTabLink>,
};

const PROSE: SystemStyleObject = {
  '& > * + *': { marginTop: '4' },
  '& > :is(h2, h3, h4)': { marginTop: '8' },
  '& :is(ul, ol)': { paddingInlineStart: '6' },
  '& ul': { listStyleType: 'disc' },
  '& ol': { listStyleType: 'decimal' },
  '& li + li': { marginTop: '1' },
};

/** A table where there is room; on phones each row becomes a list of its cells, labelled with their columns. */
const TABLES: SystemStyleObject = {
  '& table': { width: 'full', borderCollapse: 'collapse', fontSize: 'sm' },
  '& tr': { borderBottom: 'hairline', mdDown: { display: 'block', paddingBlock: '3' } },
  '& :is(th, td)': {
    textAlign: 'start',
    verticalAlign: 'top',
    md: { paddingBlock: '2', paddingInlineEnd: '4' },
    mdDown: { display: 'block' },
  },
  '& th': { color: 'fg.muted', fontWeight: 'medium' },
  '& thead': { mdDown: { display: 'none' } },
  '& td:first-of-type': { mdDown: { fontWeight: 'semibold' } },
  '& td + td': {
    mdDown: { marginTop: '1', _before: { content: 'attr(data-column)', color: 'fg.muted', marginInlineEnd: '2' } },
  },
};

function heading(
  as: 'h2' | 'h3' | 'h4',
  size: NonNullable<HeadingProps['size']>,
): (props: ComponentProps<'h1'>) => ReactElement {
  return function MarkdownHeading({ children }) {
    return (
      <Heading as={as} size={size}>
        {children}
      </Heading>
    );
  };
}

interface MarkdownTextProps {
  /** Markdown; HTML in it is shown as text, never interpreted. */
  readonly text: string;
}

/** Markdown as a page shows it: a policy, or a comment as a code platform would show it. */
export function MarkdownText({ text }: MarkdownTextProps): ReactElement {
  return (
    <Box overflowWrap="anywhere" css={{ ...PROSE, ...TABLES }}>
      <Markdown components={COMPONENTS} remarkPlugins={REMARK_PLUGINS} rehypePlugins={REHYPE_PLUGINS}>
        {text}
      </Markdown>
    </Box>
  );
}
