import type { ReactElement, ReactNode } from 'react';

/** What lists can be ordered by. */
export type SortKey = 'NAME' | 'DATE';

/** An order that the service knows. */
export type Sort = `${SortKey}_${'ASC' | 'DESC'}`;

/** A column of a table. The first one names the row. */
export interface Column<Node> {
  readonly key: string;
  readonly head: ReactNode;
  /** Share of the width, in which long texts are cut off; without it the column is as wide as its content. */
  readonly width?: string;
  /** Whether long texts are shown whole; on a phone each takes its own line. */
  readonly isWhole?: boolean;
  /** Whether it has numbers, which stand below each other by their last digit. */
  readonly isNumeric?: boolean;
  /** What the list is ordered by through this head. */
  readonly sort?: SortKey;
  /** An empty cell takes no place on a phone. */
  readonly cell: (node: Node) => ReactNode;
}

/** How the list is ordered now. */
export interface Order {
  readonly sort: Sort;
  readonly sortBy: (sort: Sort) => void;
}

/** Boxes that select rows. */
export interface RowSelection<Node> {
  readonly isSelected: (node: Node) => boolean;
  readonly toggle: (node: Node) => void;
  /** The name of a row's box. */
  readonly labelOf: (node: Node) => string;
}

/** What opens below a row. */
export interface RowDetails<Node> {
  /** Whose details they are. */
  readonly nameOf: (node: Node) => string;
  /** The details, in an element with this id. */
  readonly render: (node: Node, id: string) => ReactElement;
}

/** What a table shows of each entry. */
export interface TableSpec<Node extends { readonly id: string }> {
  readonly columns: readonly Column<Node>[];
  readonly order?: Order;
  /** At the end of the row: its next step as a button, the rest in a menu. */
  readonly renderActions?: (node: Node) => ReactNode;
  readonly details?: RowDetails<Node>;
  readonly selection?: RowSelection<Node>;
  /** The entry that a link led to; it is marked and focused. */
  readonly isNamed?: (node: Node) => boolean;
}
