import { Box, Heading, type HeadingProps } from '@chakra-ui/react';
import type { ComponentProps, ReactElement } from 'react';
import Markdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { NewTabLink } from '#client/components/new-tab-link.tsx';

/** Policies list data in tables, which plain Markdown does not know. */
const PLUGINS = [remarkGfm];

/** The page has its own h1, so another one within the text stands a level lower. */
const COMPONENTS: Components = {
  h1: heading('h2', 'xl'),
  h2: heading('h2', 'xl'),
  h3: heading('h3', 'lg'),
  h4: heading('h4', 'md'),
  a: ({ href, children }) => <NewTabLink href={href}>{children}</NewTabLink>,
};

function heading(
  as: 'h2' | 'h3' | 'h4',
  size: NonNullable<HeadingProps['size']>,
): (props: ComponentProps<'h1'>) => ReactElement {
  return function PolicyHeading({ children }) {
    return (
      <Heading as={as} size={size}>
        {children}
      </Heading>
    );
  };
}

interface PolicyTextProps {
  /** Markdown; HTML within it is shown as text, never interpreted. */
  readonly text: string;
}

/** A policy, set as running text. */
export function PolicyText({ text }: PolicyTextProps): ReactElement {
  return (
    <Box
      overflowWrap="anywhere"
      css={{
        '& > * + *': { marginTop: '4' },
        '& > :is(h2, h3, h4)': { marginTop: '8' },
        '& :is(ul, ol)': { paddingInlineStart: '6' },
        '& ul': { listStyleType: 'disc' },
        '& ol': { listStyleType: 'decimal' },
        '& li + li': { marginTop: '1' },
        '& table': { width: 'full', borderCollapse: 'collapse', fontSize: 'sm' },
        '& :is(th, td)': { padding: '2', borderBottom: 'hairline', textAlign: 'start', verticalAlign: 'top' },
      }}
    >
      <Markdown components={COMPONENTS} remarkPlugins={PLUGINS}>
        {text}
      </Markdown>
    </Box>
  );
}
