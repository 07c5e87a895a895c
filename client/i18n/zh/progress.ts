/** Texts of the page on which a corporation's signing is followed and its signed document uploaded. */
export const zhProgress = {
  'sign.progress.document': '已提交，请签字盖章',
  'sign.progress.document.text':
    '“{community}”已收到“{corporation}”的签署申请。待签署的文件已发往{email}，也可以在这里下载：打印、签字、盖章后，扫描上传。',
  'sign.progress.returned': '签署文件被退回',
  'sign.progress.returned.text':
    '“{community}”审核了“{corporation}”的签署文件，暂时无法通过。请按说明修改后重新上传，无需重新填写。',
  'sign.progress.review': '签署文件已上传，等待审核',
  'sign.progress.review.text':
    '“{community}”正在审核“{corporation}”的签署文件。结果会发往{email}，也可以随时回到本页查看。',
  'sign.progress.approved': '审核通过，签署完成',
  'sign.progress.approved.text':
    '“{community}”已通过“{corporation}”的签署。企业管理员账号已发往{email}；登录后请添加员工管理员，员工才能签署。',
  'sign.progress.deleted': '签署已被社区删除',
  'sign.progress.deleted.text': '“{community}”删除了“{corporation}”的签署。如有疑问，请凭签署编号联系社区。',
  'sign.progress.reason': '退回原因',
  'sign.progress.form': '下载待签署的文件',
  'sign.progress.form.preparing': '正在生成待签署的文件…',
  'sign.progress.form.late': '待签署的文件还没有生成，生成后会发到您的邮箱。',
  'sign.progress.upload': '上传签署文件',
  'sign.progress.upload.text': '请把签字盖章后的全部页面扫描成一个PDF文件。发送之前可以先核对。',
  'sign.progress.upload.choose': '选择PDF文件',
  'sign.progress.upload.help': '仅限PDF，不超过5 MB。',
  'sign.progress.upload.check':
    '请核对“{name}”：页数完整、签字和公章清晰，然后发送给“{community}”。发送后要等社区审核，期间不能更换。',
  'sign.progress.upload.send': '发送',
  'sign.progress.upload.again': '重试',
  'sign.progress.upload.other': '换一个文件',
  'sign.progress.upload.sending': '上传进度',
  'sign.progress.upload.done': '签署文件已上传',
  'sign.progress.upload.unsigned': '这是待签署的原文件，还没有签字盖章。请上传签署后的扫描件。',
  'sign.progress.upload.until':
    '上传链接在{until}前有效，只能用于本次签署。知道链接的人都能查看进度和上传，请勿转发给无关人员。',
  'sign.progress.steps': '进度',
  'sign.progress.step.submitted': '提交申请',
  'sign.progress.step.document': '上传签字盖章的文件',
  'sign.progress.step.review': '{community}审核',
  'sign.progress.step.account': '签署完成',
  'sign.progress.login': '企业管理员登录',
  'sign.progress.over': '链接已失效',
  'sign.progress.over.text':
    '上传链接可能不完整、已过期，或已被社区撤销。请打开最近一封邮件中的链接，或请社区重新发送待签署的文件。',
} as const;
