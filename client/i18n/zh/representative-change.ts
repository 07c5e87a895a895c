/** Texts of the page on which an earlier representative confirms or undoes a change. */
export const zhRepresentativeChange = {
  'representativeChange.title': '企业授权代表变更',
  'representativeChange.text':
    '“{community}”社区把“{corporationName}”的授权代表由{previousName}改为下面这位，企业管理员账号也随之转交。',
  'representativeChange.fact.newName': '现授权代表',
  'representativeChange.fact.newEmail': '邮箱',
  'representativeChange.fact.changedAt': '变更时间',
  'representativeChange.fact.endsAt': '可撤销至',
  'representativeChange.over': '链接已失效',
  'representativeChange.over.text':
    '这次变更已被确认或撤销，或者已超过撤销期限。如果您仍是授权代表，可以登录查看；如果不认可这次变更，请尽快联系社区的管理员，他们可以再次更换授权代表。',
  'representativeChange.login': '企业管理员登录',
  'representativeChange.refused': '未能完成',
  'representativeChange.undo.text':
    '如果您不认可这次变更，请撤销：管理员账号会交还给您，变更之后添加的员工管理员会被移除。如果变更无误，请确认，对方即可行使全部权限。',
  'representativeChange.undo': '撤销变更',
  'representativeChange.undo.done': '变更已撤销',
  'representativeChange.undo.next':
    '您仍是企业的授权代表。如果企业已完成签署，新的一次性密码已发到您的邮箱；原来设置的两步验证需要重新设置。',
  'representativeChange.confirm': '变更无误',
  'representativeChange.confirm.done': '变更已确认',
  'representativeChange.confirm.next': '新的授权代表现在可以行使全部权限。您无需再做任何事。',
} as const;
