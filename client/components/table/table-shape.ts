import type { TableSpec } from './column.ts';

/** Whether rows end in a cell with actions. */
export function hasEnd<Node extends { readonly id: string }>({ renderActions, details }: TableSpec<Node>): boolean {
  return renderActions !== undefined || details !== undefined;
}

/** How many columns there are, with those of boxes and actions. */
export function columnCount<Node extends { readonly id: string }>(spec: TableSpec<Node>): number {
  return spec.columns.length + (spec.selection === undefined ? 0 : 1) + (hasEnd(spec) ? 1 : 0);
}
