import type { zhList } from '../zh/list.ts';

/** The English of `zh/list.ts`. */
export const enList: Record<keyof typeof zhList, string> = {
  'list.search': 'Search',
  'list.sort': 'Order',
  'list.selectAll': 'Select all on this page',
  'list.total': '{total, plural, one {# entry} other {# entries}}',
  'list.nothingFound': 'Nothing was found.',
  'list.pageEmpty': 'Nothing is left on this page.',
  'list.all': 'Show all',
  'list.pages': 'Pages',
  'list.first': 'First page',
  'list.previous': 'Previous page',
  'list.next': 'Next page',
  'list.filters': 'Filters',
  'list.filter.all': 'All',
  'list.filter.clear': 'Clear the filters',
  'list.filter.day': '{label} ({zone})',
  'table.selection': 'Selection',
  'table.actions': 'Actions',
  'table.details.of': 'Details of “{name}”',
  'list.export': 'Export CSV',
  'list.export.busy': 'Exporting…',
};
