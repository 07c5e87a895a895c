/** Texts of the signing pages of employees and corporations, beyond those that all signing pages share. */
export const zhSignCorporate = {
  'sign.employee.title': '以员工身份签署“{community}”的CLA',
  'sign.employee.none': '该项目没有开放员工签署',
  'sign.employee.commitment': '本人是“{corporation}”的员工，在该企业与“{community}”签订的协议范围内作出贡献。',
  'sign.employee.commitment.unknown': '本人是所在企业的员工，在该企业与“{community}”签订的协议范围内作出贡献。',
  'sign.employee.signed.waiting': '已签署，等待企业激活',
  'sign.employee.signed.waiting.text':
    '您已以“{corporation}”员工的身份签署“{community}”的CLA。企业的员工管理员激活后，签署即告生效。',
  'sign.employee.signed.active': '签署完成，感谢您',
  'sign.employee.signed.active.text':
    '您以“{corporation}”员工身份对“{community}”CLA的签署已经生效，现在就可以用{email}提交贡献。',
  'sign.employee.signed.expired': '已签署，等待企业同意新版本协议',
  'sign.employee.signed.expired.text':
    '您已以“{corporation}”员工的身份签署“{community}”的CLA，签署已激活，但目前不视为有效：企业还没有同意企业协议的新版本。',
  'sign.employee.next.mail': '附有签署文件的邮件已发往{email}，通常几分钟内送达。',
  'sign.employee.next.waiting': '企业的员工管理员已收到通知，将核实并激活您的签署。您收到的邮件列有他们的联系方式。',
  'sign.employee.next.effect': '激活后您会收到生效邮件，之后即可用这个邮箱提交贡献。',
  'sign.employee.next.expired': '企业管理员同意新版本后，签署即有效，您无需再做什么。可以请企业管理员尽快处理。',
  'sign.employer': '所在企业',
  'sign.employer.noAddress': '填写企业邮箱后，这里会显示您所在的企业。',
  'sign.employer.loading': '正在查找企业…',
  'sign.employer.none': '没有找到您的企业',
  'sign.employer.none.text':
    '请检查是否填写了企业邮箱。如果没有填错，您的企业还没有签署企业CLA，或还没有员工管理员：可以请企业签署或添加员工管理员；成果归自己所有的，也可以以个人身份签署。',
  'sign.employer.noManager': '您的企业还没有员工管理员',
  'sign.employer.noManager.text':
    '您的企业已经签署CLA，因此这个邮箱不能以个人身份签署；添加员工管理员后，员工才能签署。请联系企业内负责CLA的同事（企业管理员）添加，之后再回到本页。',
  'sign.corporation.title': '代表企业签署“{community}”的CLA',
  'sign.corporation.none': '该项目没有企业CLA',
  'sign.corporation.resigned': '该企业已经提交或签署过',
  'sign.problem.employer': '请填写企业邮箱，并确认所在企业。',
} as const;
