/** Texts of the frame around the pages of a corporation's managers. */
export const zhCorporation = {
  'corporation.menu.label': '企业管理',
  'corporation.settings': '设置',
  'corporation.settings.title': '常规',
  'corporation.settings.notices': '有员工签署时给您发邮件的频率。只影响您自己。',
  'corporation.settings.backup': '备用管理员',
  'corporation.settings.backup.text': '与企业管理员权限相同，企业管理员不在时代为处理。',
  'corporation.settings.backup.none': '尚未设置',
  'corporation.settings.backup.change': '在员工管理员中设置',
  'corporation.toOverview': '去概览',
  'corporation.otherAccount.title': '登录的是别的账号',
  'corporation.otherAccount.COMMUNITY_MANAGER': '您现在以社区管理员的身份登录，这一页属于企业。',
  'corporation.otherAccount.CORPORATION_ADMINISTRATOR':
    '您现在登录的是“{corporationName}”的账号，这一页属于另一个链接。',
  'corporation.otherAccount.EMPLOYEE_MANAGER': '您现在登录的是“{corporationName}”的账号，这一页属于另一个链接。',
  'corporation.otherAccount.text': '当前账号是{account}。要打开这一页，请退出后用这里的账号登录；登录后会回到这一页。',
  'corporation.otherAccount.community': '您现在登录的是“{corporationName}”的账号，这一页属于社区管理员。',
  'corporation.otherAccount.community.text':
    '当前账号是{account}。要打开这一页，请退出后用社区管理员的账号登录；登录后会回到这一页。',
  'corporation.otherAccount.login': '退出并在这里登录',
  'corporation.otherAccount.home': '回到我的管理页面',
  'corporation.administratorsOnly.title': '企业管理员的页面',
  'corporation.administratorsOnly': '这一页只供企业管理员使用。',
  'corporation.administratorsOnly.text':
    '{account}是员工管理员的账号，可以管理员工。需要更改管理员或邮箱域名时，请联系企业管理员。',
} as const;
