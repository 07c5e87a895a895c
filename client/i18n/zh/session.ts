/** Texts about the session, on any page. */
export const zhSession = {
  'session.logout': '退出登录',
  'session.platform.GITHUB': 'GitHub',
  'session.platform.GITEE': 'Gitee',
  'session.platform.GITCODE': 'GitCode',
  'session.platform.WEB': '网站',
  'session.consent.title': '隐私政策已更新',
  'session.consent.text': '请阅读新版<a>隐私政策</a>。全部同意后，刚才的操作会继续完成；全部拒绝会退出登录。',
  'session.consent.accept': '全部同意',
  'session.consent.refuse': '全部拒绝',
  'session.factor.code': '验证码或恢复码',
  'session.factor.code.help': '验证器里的 6 位数字，或一个未用过的恢复码。',
  'session.factor.problem': '请输入验证码或恢复码。',
  'session.factor.submit': '验证',
  'session.passkey.use': '使用通行密钥',
  'session.passkey.unused': '没有用上通行密钥，请重试或换一种方式',
  'session.stepUp.title': '请再次验证身份',
  'session.stepUp.password': '密码',
  'session.stepUp.password.problem': '请输入密码。',
  'session.stepUp.password.text':
    '这项操作影响较大，请输入登录密码。确认后会继续完成，已填写的内容不会丢失；5 分钟内不再询问。',
  'session.stepUp.platform.submit': '去代码平台登录',
  'session.stepUp.platform.text':
    '这项操作影响较大，请在代码平台上重新登录。登录会打开一个新窗口，完成后这里会继续，已填写的内容不会丢失；5 分钟内不再询问。',
  'session.stepUp.text': '这项操作影响较大。验证后会继续完成，已填写的内容不会丢失；5 分钟内不再询问。',
} as const;
