import { BLOCKING_REASONS, type Reason } from './blocking-reasons.ts';

/** Why a row of a source is refused, or what is noted about an imported one. The codes are published. */
export const REASONS = {
  unreadable_record: {
    blocks: false,
    en: 'The row cannot be read. Repair it at the source and run the import again.',
    zh: '无法读取这一行。请在来源处修正后重新导入。',
  },
  column_count: {
    blocks: false,
    en: 'The row has another number of columns than the header. Repair it at the source and run the import again.',
    zh: '这一行的列数与表头不同。请在来源处修正后重新导入。',
  },
  bad_encoding: {
    blocks: false,
    en: 'The row is not UTF-8. Save the file as UTF-8 and run the import again.',
    zh: '这一行不是 UTF-8 编码。请将文件另存为 UTF-8 后重新导入。',
  },
  no_identity: {
    blocks: false,
    en: 'The row names neither an email address nor an account. Complete it, or leave it out.',
    zh: '这一行既没有邮箱也没有账号。请补全，或放弃这一行。',
  },
  invalid_email: {
    blocks: false,
    en: 'The email address is not valid. Correct it, or leave it out.',
    zh: '邮箱格式不正确。请更正，或放弃这一行。',
  },
  hostile_value: {
    blocks: false,
    en: 'A value begins like a formula or holds control characters. Check the row, correct it, and run the import again.',
    zh: '某个值以公式开头，或含有控制字符。请核对并更正后重新导入。',
  },
  invalid_time: {
    blocks: false,
    en: 'The time is not in the given format, or has yet to come. Give --date-format, or correct the row.',
    zh: '时间与指定的格式不符，或尚未到来。请指定 --date-format，或更正这一行。',
  },
  domain_is_not_an_agreement: {
    blocks: false,
    en: 'A domain in a list is nobody’s signature. Have the corporation sign.',
    zh: '名单中的域名不代表任何人签署。请让该企业签署。',
  },
  account_is_younger: {
    blocks: false,
    en: 'The account was created after the signature, so it is somebody else’s. Ask its owner to sign.',
    zh: '该账号的注册时间晚于签署时间，已属于他人。请账号所有者重新签署。',
  },
  unresolved_login: {
    blocks: false,
    en: 'The row names an account by its login alone. Have the host asked with --resolve-logins; where it knows no such user, ask its owner to sign.',
    zh: '这一行只有登录名。请用 --resolve-logins 向平台查询；平台上没有该用户时，请账号所有者签署。',
  },
  address_alone: {
    blocks: false,
    en: 'The row names an email address that nobody proved, and no account. Ask its owner to sign.',
    zh: '这一行只有未经验证的邮箱，没有账号。请邮箱所有者签署。',
  },
  unknown_status: {
    blocks: false,
    en: 'The row says neither that the signature is valid nor that it has ended. Correct it.',
    zh: '无法判断这一行的签署是否有效。请更正。',
  },
  letter_case_duplicate: {
    blocks: false,
    en: 'The same address is there in another spelling. One counts, the others are kept as ended; look at the pair.',
    zh: '同一邮箱以不同大小写重复出现。其中一条有效，其余作为已结束保留；请核对。',
  },
  import_duplicate: {
    blocks: false,
    en: 'The same person is there more than once. One counts, the others are kept as ended.',
    zh: '同一人重复出现。其中一条有效，其余作为已结束保留。',
  },
  signed_here: {
    blocks: false,
    en: 'The address has signed here already; that signature stays, and the imported one is kept as ended.',
    zh: '该邮箱已在本服务签署；原签署继续有效，导入的作为已结束保留。',
  },
  ended_here: {
    blocks: false,
    en: 'It was signed before a signature of the same person was ended here. It is kept as ended; the person can sign again.',
    zh: '该签署早于同一人在本服务结束的签署，作为已结束保留；其本人可重新签署。',
  },
  corporation: {
    blocks: false,
    en: 'A corporation has signed for the email domain. The signature is kept as ended; the person signs as its employee.',
    zh: '已有企业为该邮箱域名签署。这条签署作为已结束保留；其本人请以该企业员工身份签署。',
  },
  changed_at_source: {
    blocks: false,
    en: 'The row differs from the one that was imported earlier. Only that it has ended is taken over.',
    zh: '这一行与先前导入的不同。仅当其已结束时才会更新。',
  },
  unknown_cla_version: {
    blocks: false,
    en: 'The source does not say which version was signed, or the link has no such version.',
    zh: '来源没有说明签署的版本，或该绑定没有这个版本。',
  },
  document_missing: {
    blocks: false,
    en: 'The source names a document that did not come with it. Supply it with --documents, of a CSV in its archive, or leave it.',
    zh: '来源提到的文件没有一并提供。请用 --documents 补充（CSV 则放入同一 ZIP），或忽略。',
  },
  unusable_document: {
    blocks: false,
    en: 'The document is broken, protected, or neither PDF, PNG nor JPEG. Scan it again, and run the import again.',
    zh: '文件损坏、受保护，或不是 PDF、PNG、JPEG。请重新扫描后重新导入。',
  },
  document_too_large: {
    blocks: false,
    en: 'The document has more than 2 MiB as a PDF, or 10 MiB as a picture. Scan it at a lower resolution, and run the import again.',
    zh: '文件过大：PDF 不能超过 2 MiB，图片不能超过 10 MiB。请降低分辨率重新扫描后重新导入。',
  },
  document_twice: {
    blocks: false,
    en: 'The archive has several documents of that name. Give them different names, and run the import again.',
    zh: '压缩包中有多个同名文件。请改为不同的名称后重新导入。',
  },
  document_of_account: {
    blocks: false,
    en: 'A document belongs to a signature with an email address. Add the address of the account’s owner.',
    zh: '文件只能随有邮箱的签署保存。请补充账号所有者的邮箱。',
  },
  missing_time: {
    blocks: false,
    en: 'The source does not say when it was signed.',
    zh: '来源没有说明签署时间。',
  },
  unzoned_time: {
    blocks: false,
    en: 'The source gives times without a zone. Give --timezone; until then only the day counts.',
    zh: '来源的时间没有时区。请指定 --timezone；在此之前只取日期。',
  },
  manager_without_login: {
    blocks: false,
    en: 'The manager comes without a password. After the move, send a one-time password.',
    zh: '该管理员没有随附密码。迁移后请发送一次性密码。',
  },
  sender_to_authorise: {
    blocks: false,
    en: 'Mails come from the address of this service. After the move, authorise the sender address of the link.',
    zh: '邮件将从本服务的邮箱发出。迁移后请授权该绑定的发件邮箱。',
  },
  sender_moved: {
    blocks: false,
    en: 'The authorisation code of the sender address moves with it. After the move, have a mail sent, and authorise the address once more if none arrives.',
    zh: '发件邮箱及其授权码已一并迁移。迁移后请试发一封邮件；收不到时，请重新授权该邮箱。',
  },
  cleartext_password: {
    blocks: false,
    en: 'The source stores the password in clear. It is not imported; its owner sets a new one.',
    zh: '来源以明文保存密码。密码不会导入，其所有者需要重新设置。',
  },
  restricted_domain: {
    blocks: false,
    en: 'The email domain is a public one, such as of a mail provider. Kept as found.',
    zh: '该邮箱域名是公共域名，例如邮件服务商的域名。按原样保留。',
  },
  too_many_managers: {
    blocks: false,
    en: 'The corporation has more managers than are allowed. Kept as found.',
    zh: '该企业的管理员超过上限。按原样保留。',
  },
  exempt_at_source: {
    blocks: false,
    en: 'The source asks no signature of it. It is listed here and never counts as signed.',
    zh: '来源不要求其签署。仅在此列出，不作为签署。',
  },
  language_differs: {
    blocks: false,
    en: 'The source names another language than the version has. The version counts.',
    zh: '来源所写的语言与协议版本的语言不同。以协议版本为准。',
  },
  unsupported_language: {
    blocks: false,
    en: 'The CLA is in a language that this service does not offer. Signatures of it count by the current version of another language.',
    zh: '该协议的语言不受本服务支持。其签署按其他语言的当前版本计算。',
  },
  no_representative: {
    blocks: false,
    en: 'The source names nobody who signed for the corporation. Have the corporation sign here.',
    zh: '来源没有说明代表企业签署的人。请该企业在本服务签署。',
  },
  corporation_waits: {
    blocks: false,
    en: 'The corporation is imported as one that waits for its approval. Have it upload the document that it signed, and approve it, which appoints its administrator.',
    zh: '该企业导入后待审核。请该企业上传其签署的文件，再审核通过并指定管理员。',
  },
  employee_waits: {
    blocks: false,
    en: 'The corporation of the employee is imported without its signed document, and waits. Supply the document with --documents, or have the employee sign once the corporation is approved.',
    zh: '该员工所属企业导入时没有签署的文件，尚待审核。请用 --documents 提供文件，或在企业审核通过后请该员工签署。',
  },
  never_signed: {
    blocks: false,
    en: 'Somebody began to sign, and did not finish. There is nothing to import.',
    zh: '签署开始后没有完成，没有可导入的内容。',
  },
  unknown_corporation: {
    blocks: false,
    en: 'The row belongs to a corporation that is not imported. Settle the row of the corporation first.',
    zh: '这一行所属的企业没有导入。请先处理该企业的记录。',
  },
  erased_here: {
    blocks: false,
    en: 'The signature, or another one of the person, was erased here. It stays erased; the person can sign again.',
    zh: '该签署或同一人的其他签署已在本服务删除，不会再次导入；其本人可重新签署。',
  },
  dropped_by_decision: {
    blocks: false,
    en: 'The file of --decisions leaves this row out.',
    zh: '--decisions 文件指定放弃这一行。',
  },
  orphan_document: {
    blocks: false,
    en: 'The text belongs to no version of a link, and is not imported.',
    zh: '该协议文本不属于任何绑定的版本，未导入。',
  },
  encrypted_value: {
    blocks: false,
    en: 'A value is encrypted, and does not open with the key. Give the right --key-file.',
    zh: '某个值已加密，无法用现有密钥解密。请用 --key-file 提供正确的密钥。',
  },
  not_supported: {
    blocks: false,
    en: 'This version does not import rows of this kind. Nothing is lost: the row is in refused.jsonl.',
    zh: '此版本不导入这类记录。记录保存在 refused.jsonl 中，不会丢失。',
  },
  chain_goes_on_here: {
    blocks: false,
    en: 'The audit chain of the link goes on here with other events. Events of a link that is used in two places stay apart.',
    zh: '该绑定的审计链在本服务已有其他记录。同一绑定在两处使用时，审计记录不会合并。',
  },
  ...BLOCKING_REASONS,
} as const satisfies Record<string, Reason>;
export type ReasonCode = keyof typeof REASONS;
