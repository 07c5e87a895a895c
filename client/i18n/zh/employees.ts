/** Texts of the employees of a corporation. */
export const zhEmployees = {
  'employees.title': '员工',
  'employees.corporation': '企业',
  'employees.community': '社区',
  'employees.project': '项目',
  'employees.representative': '授权代表',
  'employees.cla': '企业 CLA',
  'employees.cla.version': '第 {version} 版',
  'employees.signed': '签署时间',
  'employees.completed': '审核通过时间',
  'employees.reference': '签署编号',
} as const;
