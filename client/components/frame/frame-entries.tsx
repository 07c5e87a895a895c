import { Box, chakra, Text } from '@chakra-ui/react';
import { type ReactElement, useEffect, useId, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import type { MessageId } from '#client/i18n/messages.ts';

/** An entry of a frame. */
export interface FrameEntry {
  readonly key: string;
  readonly path: string;
  readonly textId: MessageId;
}

/** Entries that belong together. */
export interface FrameGroup {
  /** What they are called together; the first ones need no name. */
  readonly titleId?: MessageId;
  readonly entries: readonly FrameEntry[];
}

interface FrameEntriesProps {
  /** Accessible name. */
  readonly label: string;
  readonly groups: readonly FrameGroup[];
  /** Key of the entry that the page belongs to. */
  readonly current: string | undefined;
}

/** The entries of a frame: a column that stays in sight, or on a small screen a row that scrolls. */
export function FrameEntries({ label, groups, current }: FrameEntriesProps): ReactElement {
  return (
    <Box as="nav" aria-label={label} fontSize="sm" borderBottom={{ base: 'hairline', lg: 'none' }}>
      <chakra.ul
        listStyleType="none"
        position={{ base: 'relative', lg: 'sticky' }}
        top="0"
        display="flex"
        flexDirection={{ lg: 'column' }}
        gap={{ lg: '6' }}
        maxHeight={{ lg: '100dvh' }}
        overflow="auto"
        scrollbarWidth={{ base: 'none', lg: 'thin' }}
        px={{ base: '2', md: '6', lg: '0' }}
        py={{ lg: '8' }}
      >
        {groups.map(({ titleId, entries }) => (
          <Group key={titleId ?? ''} titleId={titleId} entries={entries} current={current} />
        ))}
      </chakra.ul>
    </Box>
  );
}

/** Scrolls the row of an entry, and nothing else, so that the entry stands in its middle. */
function moveToMiddle(entry: HTMLElement | null): void {
  const list = entry?.offsetParent;
  if (entry !== null && list !== null && list !== undefined) {
    list.scrollLeft = entry.offsetLeft - (list.clientWidth - entry.offsetWidth) / 2;
  }
}

interface GroupProps {
  readonly titleId: MessageId | undefined;
  readonly entries: readonly FrameEntry[];
  readonly current: string | undefined;
}

function Group({ titleId, entries, current }: GroupProps): ReactElement {
  const id = useId();
  return (
    <chakra.li flexShrink="0">
      {titleId !== undefined && (
        <Text
          id={id}
          display={{ base: 'none', lg: 'block' }}
          px="3"
          mb="1"
          fontSize="xs"
          fontWeight="medium"
          color="fg.muted"
        >
          <FormattedMessage id={titleId} />
        </Text>
      )}
      <chakra.ul
        listStyleType="none"
        display="flex"
        flexDirection={{ lg: 'column' }}
        aria-labelledby={titleId === undefined ? undefined : id}
      >
        {entries.map((entry) => (
          <Entry key={entry.key} entry={entry} isCurrent={entry.key === current} />
        ))}
      </chakra.ul>
    </chakra.li>
  );
}

interface EntryProps {
  readonly entry: FrameEntry;
  readonly isCurrent: boolean;
}

function Entry({ entry: { path, textId }, isCurrent }: EntryProps): ReactElement {
  const { pathname } = useLocation();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isCurrent) {
      moveToMiddle(link.current);
    }
  }, [isCurrent]);
  // A page below an entry is not the entry itself.
  const place = pathname === path ? 'page' : 'true';
  return (
    <li>
      <chakra.span
        asChild
        display="flex"
        alignItems="center"
        minHeight={{ base: '12', lg: '8' }}
        px="3"
        whiteSpace="nowrap"
        borderRadius={{ lg: 'sm' }}
        borderBottomWidth={{ base: '2px', lg: '0' }}
        borderColor="transparent"
        color="fg.muted"
        textDecoration="none"
        transitionProperty="colors"
        transitionDuration="fast"
        _hover={{ color: 'fg', bg: { lg: 'bg.subtle' } }}
        _focusVisible={{ outlineOffset: '-2px' }}
        css={{
          '&[aria-current]': {
            color: 'fg',
            fontWeight: 'medium',
            borderColor: 'accent',
            bg: { lg: 'bg.subtle' },
            boxShadow: { lg: 'inset 2px 0 {colors.accent}' },
          },
        }}
      >
        <Link ref={link} to={path} aria-current={isCurrent ? place : undefined}>
          <FormattedMessage id={textId} />
        </Link>
      </chakra.span>
    </li>
  );
}
