/** Texts about the session, on any page. */
export const zhSession = {
  'session.logout': '退出登录',
  'session.platform.GITHUB': 'GitHub',
  'session.platform.GITEE': 'Gitee',
  'session.platform.WEB': '网站',
  'session.consent.title': '隐私政策已更新',
  'session.consent.text': '请阅读新版<a>隐私政策</a>。全部同意后，刚才的操作会继续完成；全部拒绝会退出登录。',
  'session.consent.accept': '全部同意',
  'session.consent.refuse': '全部拒绝',
} as const;
