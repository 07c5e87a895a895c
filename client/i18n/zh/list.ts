/** Texts for searching, sorting and paging lists. */
export const zhList = {
  'list.search': '搜索',
  'list.sort': '排序方式',
  'list.selectAll': '全选本页',
  'list.total': '共{total, number}项',
  'list.nothingFound': '没有找到符合条件的内容。',
  'list.pageEmpty': '这一页已经没有内容。',
  'list.all': '显示全部',
  'list.pages': '翻页',
  'list.first': '回到第一页',
  'list.previous': '上一页',
  'list.next': '下一页',
  'list.filter.all': '全部',
  'list.filter.clear': '清除筛选',
  'list.filter.day': '{label}（{zone}）',
  'list.export': '导出CSV',
  'list.export.busy': '正在导出…',
} as const;
