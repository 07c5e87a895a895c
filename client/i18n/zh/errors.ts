import type { ErrorCode } from '#generated/enums.ts';

/**
 * One text per code of the catalogue: what happened, and what to do. Arguments are always given; an unknown one is
 * `none`: {field}, {character}, {reason}, {retryAfter} in {retryUnit}, {retryNum} and {limit} come from the answer,
 * {loginType} and {page} from the form that shows it.
 */
export const zhErrors: Record<ErrorCode, string> = {
  invalid_token: '登录已失效，请重新登录。',
  expired_token: '登录已过期，请重新登录。',
  missing_token: '请先登录，再继续操作。',
  unknown_token: '登录已失效，请重新登录。',
  unauthorized_token: '当前账号没有权限进行此操作，请换用有权限的账号登录。',
  no_permission: '您没有权限查看或修改这项内容。',
  noSession: '请先登录，再继续操作。',
  privacy_consent_invalid: '请先阅读并同意现行的隐私政策。',
  second_factor_needed: '这个账号启用了两步验证，请在网页上登录。',
  step_up_needed: '这项操作需要先验证身份，请重试并完成验证。',
  second_factor_missing: '请先到“账号安全”添加通行密钥或启用验证器，然后继续。',
  initial_password_unchanged: '请先修改一次性密码，再进行其他操作。',

  user_not_exists: '没有这个用户，请检查后重试。',
  no_cla_binding:
    '{loginType, select, corporation {该项目还没有企业CLA，请联系社区管理员。} employee {该项目还没有可供员工签署的CLA，请联系社区管理员。} individual {该项目还没有个人CLA，请联系社区管理员。} other {该项目还没有这类CLA，请联系社区管理员。}}',
  no_cla_binding_corp: '该项目还没有企业CLA，请联系社区管理员。',
  no_cla_binding_emp: '该项目还没有可供员工签署的CLA，请联系社区管理员。',
  no_cla_binding_individual: '该项目还没有个人CLA，请联系社区管理员。',
  has_signed: '您已经签署过，无需再次签署。',
  corp_has_signed:
    '该企业已经提交过签署申请或已签署，无需再次提交。如果签署尚未完成，请等待社区处理，或联系提交申请的授权代表或社区。',
  invalid_parameter: '提交的内容有误，请检查后重试。',
  no_corp_manager: '该企业还没有签署或没有管理员，请联系企业内负责CLA的同事。',
  no_employee_manager: '该企业还没有员工管理员，请联系企业内负责CLA的同事添加。',
  has_not_signed: '该企业还没有签署CLA，请先由企业完成签署。',
  uncompleted_signing: '该企业的签署尚未完成，请等待社区管理员审核。',
  not_ready_to_sign: '这次签署目前不能进行此操作，请刷新页面查看最新状态。',
  resigned:
    '{loginType, select, corporation {该企业已经提交过签署申请或已签署，无需再次提交。如果签署尚未完成，请等待社区处理，或联系提交申请的授权代表或社区。} employee {您已以员工身份签署过，无需再次签署。如果还没有激活，请等待企业的员工管理员激活。} other {这个邮箱已经签署过当前版本，无需再次签署。}}',
  go_to_sign_employee_cla: '该邮箱属于一家已签署CLA的企业，请改为以员工身份签署。',
  go_to_sign_individual_cla: '没有已签署的企业使用该邮箱域名，请改为以个人身份签署。',
  no_link: '没有找到这个签署链接，它可能已被社区解绑。请向社区索取新的链接。',
  no_link_or_no_manager: '没有找到这个签署链接或管理员，请向社区确认。',
  no_link_or_unsigned: '没有找到这个签署链接，或尚未签署，请向社区确认。',
  unmatched_cla: 'CLA已有新版本，请加载并阅读后再签署。',
  unmatched_email: '邮箱与填写的不一致，请填写同一个邮箱。',
  unmatched_user_id: '用户名与填写的不一致，请检查后重试。',
  cla_is_latest: '您签署的已经是最新版本。',

  representative_unsettled:
    '企业的授权代表刚刚变更，原代表还可以撤销，所以暂时不能进行这项操作。请原代表打开通知邮件中的链接确认，或稍后再试。',

  link_exists: '这个项目已经绑定过CLA。',
  link_is_used: '已有人在此签署，不能解绑。',
  link_frozen:
    '这个组织的名称在代码平台上已被另一个组织使用，项目暂时不能修改。如果您的组织改了名，请用管理该组织的账号重新登录。',
  cla_is_used: '已有人签署这份CLA，不能删除。',
  cla_exists: '该语言的CLA已经存在。',
  lang_error: '语言有误，请重新选择。',
  no_lang: '请选择语言。',
  checkRepoMessage: '该仓库不在组织下，或是私有、不存在的仓库。是否继续？',
  title_type_repeat: '字段的标题或类型重复，请修改。',

  not_support_platform: '暂不支持该平台。',
  unsupported_code_platform: '暂不支持该代码平台。',
  unkown_purpose_for_auth: '授权用途无法识别，请从登录页重新开始。',
  auth_failed:
    '{page, select, passkey {没有认出这个通行密钥，请重试，或用密码登录。} factor {通行密钥没有通过验证，请重试。} platform {{reason, select, none {代码平台拒绝了令牌，或没有响应。请检查后重试。} other {令牌缺少权限：{reason}。请补上该权限后重试。}}} other {授权没有成功，请重新登录。}}',
  no_org: '您的账号还没有可管理的组织。',
  not_in_white_list: '该组织暂未开放使用，请联系服务方。',
  unknown_email_platform: '无法从这家服务商的邮箱用授权码发信，请换一个邮箱。',
  unknown_email: '没有找到该邮箱，请检查后重试。',
  no_public_email: '您的平台账号没有公开邮箱，请先在平台设置。',
  not_authorize_email: '未授权读取邮箱，请重新授权并勾选邮箱权限。',
  not_authorize_group: '未授权读取组织，请重新授权并勾选组织权限。',
  refuse_authorize: '您取消了授权，如需继续请重新授权。',
  invalid_email_auth_code: '邮箱授权码不正确，请到邮箱服务商处核对。',

  wrong_verification_code:
    '{page, select, code {验证码不正确，请核对邮件中的6位数字。} factor {验证码不正确，或者已经用过。} other {链接已失效，请重新获取邮件。}}',
  verification_code_wrong: '验证码不正确，请核对邮件中的6位数字。',
  expired_verification_code:
    '{page, select, code {验证码已失效，请重新获取。} factor {等待太久，请重新开始。} passkey {等待太久，请再试一次。} other {链接已失效，请重新获取邮件。}}',
  failed_to_send_email: '邮件发送失败，请检查邮箱后重试。',
  email_system_error: '邮件系统暂时不可用，请稍后重试。',
  too_many_request:
    '{reason, select, daily_budget {{retryAfter, plural, =0 {今天的修改次数已用完，明天可以继续。} other {今天的修改次数已用完，#{retryUnit, select, hours {小时} minutes {分钟} other {秒}}后可以继续。}}撤销、删除、退出等操作不受影响。} other {{retryAfter, plural, =0 {操作过于频繁，请稍后再试。} other {操作过于频繁，请在#{retryUnit, select, hours {小时} minutes {分钟} other {秒}}后再试。}}}}',
  illegal_link: '链接不完整或有误，请使用邮件中的完整链接。',
  link_expired: '链接已过期或已使用，请重新获取邮件。',

  pdf_has_not_uploaded: '还没有上传签署文件，请先上传。',
  no_pdf_of_corp: '还没有上传签署文件，请先上传。',
  unuploaded: '还没有上传签署文件，请先上传。',
  signed_document_replaced: '企业刚刚上传了新的签署文件。请关闭后重新打开，查看新文件再审核。',
  file_too_large: '文件太大，请压缩后重新上传。',
  not_pdf:
    '{reason, select, none {该文件不是可读取的PDF，请换一个文件。} encrypted {这份PDF已加密，请去掉密码和限制后重试。} script {这份PDF含有脚本，请重新导出或扫描。} launch {这份PDF含有启动程序的动作，请重新导出或扫描。} embedded_file {这份PDF内嵌了其他文件，请去掉附件后重试。} no_pages {这份PDF没有页面，请换一个文件。} damaged {这份PDF已损坏，无法打开，请重新导出或扫描。} form {这份PDF是动态表单（XFA），多数软件无法显示其内容。请在Adobe Acrobat中打印为新的PDF后上传。} too_fine {这份PDF的扫描精度过高，阅读时占用内存太大。请用300 dpi灰度重新扫描，或压缩图片后上传。} too_complex {这份PDF的内容过多或压缩方式特殊，无法检查。请打印为新的PDF后上传。} signature {这份PDF带有数字签名，但内部结构需要修复，而修复会破坏签名。请重新导出，或上传不带签名的文件。} other {该文件不是可读取的PDF（{reason}），请换一个文件。}}',
  error_reading_file: '没有收到文件，或收到了多个文件。请选择一个文件后上传。',

  num_of_corp_managers_exceeded: '管理员数量已达上限，请先删除不再需要的管理员。',
  many_employee_managers:
    '{limit, plural, =0 {员工管理员数量已达上限，请先移除不再需要的管理员。} =1 {只能有一个员工管理员，请先移除现有的管理员。} other {员工管理员最多#个，请先移除不再需要的管理员。}}',
  corp_manager_exists: '该企业已有管理员账号。',
  admin_as_manager: '企业管理员不能同时是员工管理员。',
  not_same_corp: '该邮箱不在企业的邮箱域名之内，请使用企业邮箱。',
  invalid_telephone_num: '电话号码格式不正确，请检查。',
  invalid_email:
    '{reason, select, unreachable {该邮箱收不到邮件，请填写能收信的邮箱；代码平台的noreply邮箱可以在签署后关联。} other {邮箱格式不正确，请检查。}}',
  not_an_email: '邮箱格式不正确，请检查。',
  same_email: '邮箱重复，请修改。',
  same_id: 'ID重复，请修改。',
  exits_email: '已有管理员使用该邮箱。',
  exits_id: '已有管理员使用该ID。',
  invalid_id: 'ID只能包含字母、数字、下划线和点。',
  invalid_manager_id: 'ID只能包含字母、数字、下划线和点。',
  restricted_email_suffix: '请使用企业邮箱，不能使用公共邮箱。',
  unmatch_email_domain: '该邮箱域名与企业不符，请使用企业的邮箱域名。',
  sameEmailSuffix: '该邮箱域名已属于另一家企业，请联系社区管理员。',
  subemailErr: '邮箱域名格式不正确，请检查。',

  id_pwd_err:
    '{retryNum, plural, =-1 {账号或密码不正确。} =0 {账号或密码不正确，账号即将冻结。} other {账号或密码不正确，再错#次账号将被冻结。}}',
  one_time_password_expired:
    '一次性密码已过期（有效期72小时）。请联系为您开通账号的人重新发送，或通过“找回密码”设置新密码。',
  wrong_id_or_pw:
    '{page, select, again {密码} other {账号或密码}}不正确{retryNum, plural, =-1 {。} =0 {，账号即将冻结。} other {，再错#次账号将被冻结。}}',
  user_login_frozen: '账号已被冻结，请五分钟后再试。',
  invalid_account_or_pw: '当前密码不正确，请重新输入。',
  too_short_or_long_password: '密码长度应为8到16个字符。',
  invalid_password: '密码应为8到16个字符，至少包含大写字母、小写字母、数字、符号中的三种，不含空格。',
  same_password: '新密码不能与当前密码相同。',
  no_db_record: '账号或密码不正确。',
  retrieve_pw_encrypt_failure: '链接有误，请重新获取邮件。',
  retrieve_pw_decrypt_failure: '链接有误，请重新获取邮件。',
  retrieve_pw_validate_failure: '链接有误，请重新获取邮件。',
  missing_pw_retrieval_key: '链接不完整，请使用邮件中的完整链接。',
  missing_email: '请填写邮箱。',

  bad_request_parameter:
    '{character, select, none {{field, select, none {提交的内容有误，请检查后重试。} name {姓名有误，请检查后重试。} corporationName {企业名称有误，请检查后重试。} representativeName {授权代表有误，请检查后重试。} email {邮箱有误，请检查后重试。} verificationCode {验证码应为6位数字。} url {请输入以https://开头、不含用户名和密码的地址。} privacyConsented {请先阅读并同意隐私政策。} other {有一项内容有误（{field}），请检查后重试。}}} other {字符“{character}”无法印在签署文件上，请换一种写法。}}',
  empty_payload: '请填写完整信息。',
  error_parsing_api_body: '请求无法识别，请刷新页面后重试。',
  request_too_large: '提交的内容太大，请精简后重试。',
  not_found: '这里没有内容，地址可能有误。',
  unavailable: '服务暂时不可用，请稍后重试。',
  document_not_ready: '签署文件正在生成，请稍后重试。',
  system_error: '系统出了点问题，内容没有保存。请稍后重试。',
  unknown_error: '出现未知错误，请稍后重试；如仍不行，请联系社区管理员。',
  privacy_config_error: '隐私政策暂时无法显示，请联系社区管理员。',
  cookies_config_error: '这份文件暂时无法显示，请联系社区管理员。',
};
