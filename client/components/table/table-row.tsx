import { Button, chakra, Flex } from '@chakra-ui/react';
import { type ReactElement, type RefObject, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../icons.tsx';
import { SelectBox } from '../list/select-box.tsx';
import type { TableSpec } from './column.ts';
import { columnCount, hasEnd } from './table-shape.ts';

interface TableRowProps<Node extends { readonly id: string }> {
  readonly node: Node;
  readonly spec: TableSpec<Node>;
}

/** On a phone the first line has the name, the second one the rest with the actions at its end. */
const Row = chakra('tr', {
  base: {
    display: { base: 'flex', md: 'table-row' },
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    px: { base: '4', md: '0' },
    py: { base: '3', md: '0' },
    transitionProperty: 'colors',
    transitionDuration: 'fast',
    _hover: { bg: 'bg.subtle' },
    '&:not(:last-child) > *': { borderBottom: { md: 'hairline' } },
    '&:not(:last-child)': { borderBottom: { base: 'hairline', md: 'none' } },
    _after: { content: { base: '""', md: 'none' }, flexBasis: 'full', order: '1' },
  },
  variants: { isMarked: { true: { bg: 'accent.subtle', _hover: { bg: 'accent.subtle' } } } },
});

const CELL = {
  height: { md: '12' },
  px: { md: '3' },
  py: { md: '1' },
  textAlign: 'start',
  verticalAlign: 'middle',
  fontWeight: 'normal',
  overflowWrap: 'anywhere',
} as const;

/** Cells that share the width do so as their heads say, whatever is in them. */
const SHARED = { maxWidth: { md: '0' } } as const;

const ONE_LINE = { overflow: { md: 'hidden' }, textOverflow: 'ellipsis', whiteSpace: { md: 'nowrap' } } as const;

const Cell = chakra('td', {
  base: {
    ...CELL,
    ...ONE_LINE,
    order: '2',
    // What has two lines stands alone on a phone, so that all cards are alike.
    '&:has(> span + span)': { flexBasis: 'full' },
    _empty: { display: { base: 'none', md: 'table-cell' } },
  },
  variants: {
    isNumeric: { true: { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } },
    isShared: { true: SHARED },
    isWhole: { true: { flexBasis: 'full', whiteSpace: 'normal', py: { md: '3' } } },
  },
});

/** One entry: its cells, and below them its details while they are open. */
export function TableRow<Node extends { readonly id: string }>({ node, spec }: TableRowProps<Node>): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const { columns, selection, details } = spec;
  const detailsId = `details-${node.id}`;
  const isSelected = selection?.isSelected(node) === true;
  const isNamed = spec.isNamed?.(node) === true;
  const ref = useFocusIf<HTMLTableRowElement>(isNamed);
  return (
    <>
      <Row
        ref={ref}
        data-entry={node.id}
        isMarked={isSelected || isNamed}
        {...(isNamed && { tabIndex: -1, 'aria-current': true })}
      >
        {selection !== undefined && (
          <chakra.td {...CELL}>
            <Flex>
              <SelectBox
                label={selection.labelOf(node)}
                isChecked={isSelected}
                onToggle={() => selection.toggle(node)}
              />
            </Flex>
          </chakra.td>
        )}
        {columns.map(({ key, cell, width, isNumeric = false, isWhole = false }, index) =>
          index === 0 ? (
            <chakra.th key={key} scope="row" {...CELL} {...ONE_LINE} {...SHARED} flex="1 1 0" minWidth="0">
              {cell(node)}
            </chakra.th>
          ) : (
            <Cell key={key} isNumeric={isNumeric} isShared={width !== undefined} isWhole={isWhole}>
              {cell(node)}
            </Cell>
          ),
        )}
        {hasEnd(spec) && (
          <chakra.td {...CELL} whiteSpace="nowrap" order="3" ms={{ base: 'auto', md: '0' }}>
            <Flex gap="1" align="center" justify="flex-end">
              {spec.renderActions?.(node)}
              {details !== undefined && (
                <DetailsButton
                  name={details.nameOf(node)}
                  id={detailsId}
                  isOpen={isOpen}
                  onToggle={() => setOpen(!isOpen)}
                />
              )}
            </Flex>
          </chakra.td>
        )}
      </Row>
      {isOpen && details !== undefined && (
        <DetailsRow span={columnCount(spec)}>{details.render(node, detailsId)}</DetailsRow>
      )}
    </>
  );
}

/** Focuses an element as soon as it is the one that was asked for. */
function useFocusIf<E extends HTMLElement>(isAsked: boolean): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => {
    if (isAsked) {
      ref.current?.focus();
    }
  }, [isAsked]);
  return ref;
}

function DetailsRow({ span, children }: { readonly span: number; readonly children: ReactElement }): ReactElement {
  return (
    <chakra.tr display={{ base: 'block', md: 'table-row' }}>
      <chakra.td display={{ base: 'block', md: 'table-cell' }} colSpan={span} px="4" pb="4" borderBottom="hairline">
        {children}
      </chakra.td>
    </chakra.tr>
  );
}

interface DetailsButtonProps {
  readonly name: string;
  /** The id of the details. */
  readonly id: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function DetailsButton({ name, id, isOpen, onToggle }: DetailsButtonProps): ReactElement {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'table.details.of' }, { name });
  return (
    <Button
      size="sm"
      variant="ghost"
      px="0"
      aria-label={label}
      title={label}
      aria-expanded={isOpen}
      aria-controls={isOpen ? id : undefined}
      onClick={onToggle}
    >
      <Icon name="chevron" rotate={isOpen ? '180deg' : undefined} transition="rotate 120ms" />
    </Button>
  );
}
