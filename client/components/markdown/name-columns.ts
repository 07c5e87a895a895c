import type { ExtraProps } from 'react-markdown';

type Element = NonNullable<ExtraProps['node']>;
type Content = Element['children'][number];

function elementsIn({ children }: { readonly children: readonly Content[] }, tagName: string): Element[] {
  return children.flatMap((child) => {
    if (child.type !== 'element') {
      return [];
    }
    return child.tagName === tagName ? [child] : elementsIn(child, tagName);
  });
}

function textOf(content: Content): string {
  if (content.type === 'text') {
    return content.value;
  }
  return content.type === 'element' ? content.children.map(textOf).join('') : '';
}

/** Rehype plugin that labels every table cell with its column, for screens too narrow to show columns. */
export function nameColumns(): (tree: { readonly children: readonly Content[] }) => void {
  return (tree) => {
    for (const table of elementsIn(tree, 'table')) {
      const names = elementsIn(table, 'th').map(textOf);
      for (const row of elementsIn(table, 'tr')) {
        for (const [index, cell] of elementsIn(row, 'td').entries()) {
          cell.properties['dataColumn'] = names[index] ?? '';
        }
      }
    }
  };
}
