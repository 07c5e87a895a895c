/** Texts of the help pages, task by task for each role. */
export const zhHelp = {
  'help.roles': '帮助对象',
  'help.missing': '没有找到答案？请联系社区管理员。',
  'help.signer': '签署人',
  'help.corporation': '企业',
  'help.employee-manager': '员工管理员',
  'help.community-manager': '社区管理员',
  'help.maintainer': '代码维护者',
  'help.signer.sign': '怎样签署？',
  'help.signer.sign.text':
    '打开社区给您的签署链接，选择签署方式，阅读CLA并填写信息，再用邮箱收到的验证码确认，最后点“同意并签署”。签署文件会发送到您的邮箱，请保存好签署编号。',
  'help.signer.way': '我是个人还是企业员工？',
  'help.signer.way.text':
    '贡献的成果归自己所有，就以个人身份签署；成果归所在企业，并且企业已经签署，就用企业邮箱以员工身份签署。员工签署要等企业激活才生效。',
  'help.signer.code': '收不到验证码怎么办？',
  'help.signer.code.text':
    '请检查邮箱是否写错，并看看垃圾邮件。60秒后可以重新发送；验证码5分钟内有效，只有最新的一个能用。企业邮箱仍收不到时，请联系企业的邮件管理员放行发件邮箱。',
  'help.signer.pull': '签署了，合并请求仍未通过？',
  'help.signer.pull.text':
    '检查看的是提交（commit）里的邮箱。请打开检查结果页，看缺少谁、缺什么：可以用那个邮箱签署，也可以验证那个邮箱或账号也属于您，然后点“重新检查”。',
  'help.signer.version': '收到“新版本”的邮件怎么办？',
  'help.signer.version.text':
    '打开邮件里的链接，看清改动后同意。宽限期内，原来的签署继续有效；宽限期过后，同意新版本即可恢复。',
  'help.signer.document': '怎样核对签署文件？',
  'help.signer.document.text': '在“核验文件”页选择文件，或输入签署编号。文件在您的浏览器里核对，不会上传。',
  'help.corporation.sign': '企业怎样签署？',
  'help.corporation.sign.text':
    '授权代表打开社区的签署链接，选择“企业”，填写信息并提交。待签署文件会发送到代表的邮箱：签字盖章后，用邮件里的上传链接上传扫描件。社区审核通过后，代表会收到企业管理员账号。',
  'help.corporation.upload': '上传链接失效了？',
  'help.corporation.upload.text':
    '上传链接30天内有效。过期后，请社区管理员重新发送文件，邮件里会有新的链接。扫描件须为PDF，最大5 MB。',
  'help.corporation.returned': '文件被退回了？',
  'help.corporation.returned.text': '退回邮件写明了原因。按要求改好后，用邮件里的链接重新上传即可，不必重新填写。',
  'help.corporation.login': '怎样第一次登录？',
  'help.corporation.login.text':
    '用邮件里的账号和一次性密码登录，然后设置自己的密码。一次性密码失效时，请社区管理员重新发送；忘记自己的密码时，在登录页选择找回。',
  'help.corporation.managers': '员工为什么还不能签署？',
  'help.corporation.managers.text':
    '请先添加至少一位员工管理员。员工只能用企业邮箱域名下的邮箱签署；有其他域名时，在“邮箱域名”里添加。',
  'help.corporation.backup': '管理员不在时谁来处理？',
  'help.corporation.backup.text':
    '在“员工管理员”页，从一位登录过的员工管理员的菜单中设为备用管理员。备用管理员与企业管理员权限相同，双方都可以随时撤销。',
  'help.corporation.version': '社区发布了新版本？',
  'help.corporation.version.text':
    '登录后打开“CLA”，看清改动，再代表企业同意。宽限期过后仍未同意，企业和员工的签署都会失效；同意后恢复。',
  'help.corporation.representative': '授权代表换人了？',
  'help.corporation.representative.text': '请联系社区管理员更换授权代表。原代表的邮箱会收到通知，72小时内可以撤销。',
  'help.employee-manager.review': '怎样激活新员工？',
  'help.employee-manager.review.text':
    '登录后在“员工”里查看待激活的人，核对姓名和邮箱，再点“激活”。激活后签署才生效，员工会收到邮件。',
  'help.employee-manager.many': '能一次处理多人吗？',
  'help.employee-manager.many.text':
    '可以。勾选要处理的员工，或选择搜索到的全部员工，再点激活、停用或移除，每次最多1,000人。要找某个人，可以按姓名、邮箱或签署编号搜索。',
  'help.employee-manager.automatic': '能自动激活吗？',
  'help.employee-manager.automatic.text':
    '能，由企业管理员在“员工”页开启“自动激活”。之后签署的员工立即生效，您仍会收到通知，也可以随时停用。',
  'help.employee-manager.leave': '员工离职怎么办？',
  'help.employee-manager.leave.text':
    '先停用，签署立即失效；不再需要时，再移除停用的员工。移除后，这个人可以重新签署。',
  'help.employee-manager.password': '忘记密码或账号被冻结？',
  'help.employee-manager.password.text':
    '连续输错密码后，账号会冻结五分钟。在登录页选择找回密码。还没有设置自己的密码、一次性密码就已过期的，请企业管理员重新发送。',
  'help.community-manager.link': '怎样绑定项目？',
  'help.community-manager.link.text':
    '点“绑定新项目”，依次填写项目、上传CLA、设置签署字段、授权发件邮箱，核对后发布。填到一半可以离开，内容会保留在浏览器里。',
  'help.community-manager.invite': '怎样让贡献者找到签署页？',
  'help.community-manager.invite.text':
    '在项目的“分享”页复制签署链接、二维码、README徽章或机器人的回复。也可以开启合并请求检查，由检查给出链接，或在设置里把项目公开在首页。',
  'help.community-manager.review': '怎样审核企业签署？',
  'help.community-manager.review.text':
    '“概览”会提示有几家待审核。打开“企业”页，对照扫描件和填写的内容：无误就通过，有问题就写明原因退回。',
  'help.community-manager.version': '怎样更新CLA？',
  'help.community-manager.version.text':
    '在“CLA”页点“更新版本”，先看改动、影响的人数和宽限期，再发布。发布后会通知签署过的人，不能撤回。',
  'help.community-manager.checks': '怎样检查合并请求？',
  'help.community-manager.checks.text':
    '在“合并请求”里接入代码平台、添加仓库，可以先观察，再强制。谁可以豁免、如何提示，都在检查规则里设置。',
  'help.community-manager.emails': '有人说没收到邮件？',
  'help.community-manager.emails.text':
    '在“邮件”里查看未送达的邮件，并预览每封邮件。发件邮箱的授权失效时，请在设置里重新授权。',
  'help.community-manager.pause': '怎样停止签署？',
  'help.community-manager.pause.text':
    '在项目的“常规”设置里选择“暂停签署”或“关闭签署”，并写一段说明。已有的签署继续有效。',
  'help.community-manager.members': '怎样和同事一起管理？',
  'help.community-manager.members.text':
    '在项目详情打开“项目成员”，点“邀请成员”。管理员可以处理日常事务，查看者只能查看。组织的项目无需邀请：组织的管理员都能管理。',
  'help.community-manager.accounts': '怎样为同事开通账号？',
  'help.community-manager.accounts.text':
    '用代码平台登录的同事不需要开通。其他人由服务管理员在姓名菜单的“本地账号”里新建：一次性密码会发送到对方的邮箱，72小时内有效。同事离开后，可以在同一页停用账号。',
  'help.maintainer.why': '检查为什么没有通过？',
  'help.maintainer.why.text':
    '打开检查的详情页：上面列出每个提交的作者和提交人，写明缺少什么、下一步该做什么。把这个页面发给对方即可，无需登录。',
  'help.maintainer.again': '对方签署了，检查没有更新？',
  'help.maintainer.again.text': '签署后，打开的合并请求会自动重新检查。没有更新时，在详情页点“重新检查”。',
  'help.maintainer.noreply': '提交用了noreply邮箱？',
  'help.maintainer.noreply.text': '对方可以在详情页用代码平台账号登录，验证这个账号属于自己，不必修改提交。',
  'help.maintainer.bot': '机器人的提交怎么办？',
  'help.maintainer.bot.text': '请社区管理员在检查规则里豁免这个机器人或团队。',
  'help.maintainer.urgent': '急着合入怎么办？',
  'help.maintainer.urgent.text': '社区管理员可以在“合并请求”里写明原因放行；下一次推送后会重新检查，放行会留下记录。',
  'help.maintainer.missing': '没有出现检查？',
  'help.maintainer.missing.text':
    '请社区管理员确认仓库已添加并设为强制，代码平台的连接也正常；“观察”方式不会写到代码平台。',
} as const;
