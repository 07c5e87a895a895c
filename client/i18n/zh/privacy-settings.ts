/** Texts of the page with the privacy settings of a community. */
export const zhPrivacySettings = {
  'privacySettings.title': '隐私',
  'privacySettings.lead':
    '社区可以使用自己的隐私政策、Cookie说明和信息收集清单，代替本服务的默认文本。签署人和已签署企业的管理员会看到社区的文本。',
  'privacySettings.consent':
    '文本以保存时读取的内容为准，之后仓库中的修改不会自动生效。隐私政策变更后，企业管理员需要重新同意；每次签署都会记录当时同意的版本。',
  'privacySettings.read': '查看当前文本',
  'privacySettings.service': '目前显示本服务的默认文本。',
  'privacySettings.own': '目前显示社区的文本。',
  'privacySettings.version': '目前显示社区的文本，版本：{version}',
  'privacySettings.none': '未设置',
  'privacySettings.readAt': '读取于{time}',
  'privacySettings.set': '设置',
  'privacySettings.change': '更换或重新读取',
  'privacySettings.remove': '移除',
  'privacySettings.of': '{action}：{name}',
  'privacySettings.set.title': '{text}（{language}）',
  'privacySettings.set.submit': '读取并保存',
  'privacySettings.set.done': '已读取并生效',
  'privacySettings.url': '文件链接',
  'privacySettings.url.help':
    '公开的Gitee或GitHub仓库中的Markdown文件，读取默认分支上的内容，最大512 KB。可以用一行“Last updated: 日期”标明版本。',
  'privacySettings.problem.url':
    '请填写Gitee或GitHub上文件页面的链接，例如https://gitee.com/组织/仓库/blob/master/privacy.md',
  'privacySettings.problem.unreadable':
    '无法读取这个文件。请确认仓库是公开的，文件位于默认分支，且是不超过512 KB的UTF-8文本。',
  'privacySettings.remove.title': '移除{text}（{language}）？',
  'privacySettings.remove.text':
    '没有其他语言的文本时，将重新显示本服务的默认文本。隐私政策变更后，企业管理员需要重新同意。',
  'privacySettings.remove.done': '已移除',
};
