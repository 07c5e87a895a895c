import type { Language } from '#rules/language.ts';
import type { EvidenceState } from '#server/modules/proof/evidence/evidence-state.rules.ts';
import type { SigningKind } from '#server/modules/proof/signing-list/signing-kind.rules.ts';

/** The words of a table of signings in one language. */
export interface SigningCsvTexts {
  /** In the order of the columns. */
  readonly head: readonly string[];
  readonly kind: Readonly<Record<SigningKind, string>>;
  readonly state: Readonly<Record<EvidenceState, string>>;
  /** By the reason as it is stored; others are shown as they are. */
  readonly endReason: Readonly<Record<string, string>>;
}

/** The words of tables of signings, by language. */
export const SIGNING_CSV_TEXTS: Readonly<Record<Language, SigningCsvTexts>> = {
  zh: {
    head: [
      '签署编号',
      '类型',
      '状态',
      '姓名',
      '邮箱',
      '企业',
      'CLA 版本',
      '语言',
      '签署时间',
      '终止时间',
      '终止原因',
      '文件 SHA-256',
      '填写内容',
    ],
    kind: { INDIVIDUAL: '个人签署', EMPLOYEE: '员工签署', CORPORATION: '企业签署' },
    state: {
      COUNTS: '有效',
      INACTIVE: '未生效',
      SUPERSEDED: '已被新版本取代',
      EXPIRED: '已过期',
      ENDED: '已终止',
    },
    endReason: {
      superseded: '签署人已签署新版本，或宽限期已结束',
      corporation: '改为以企业员工身份签署',
      removed: '被企业移除',
      deleted: '企业签署已删除',
      withdrawn: '签署人撤回',
      erased: '个人数据已删除',
      ended_by_community: '社区终止',
      import_duplicate: '导入时重复',
      removed_from_file: '已从来源的名单中移除',
      invalidated_at_source: '来源已标记为无效',
      not_counted_by_source: '来源不认可',
    },
  },
  en: {
    head: [
      'Reference',
      'Kind',
      'State',
      'Name',
      'Email',
      'Corporation',
      'CLA version',
      'Language',
      'Signed at',
      'Ended at',
      'End reason',
      'Document SHA-256',
      'Fields',
    ],
    kind: { INDIVIDUAL: 'Individual', EMPLOYEE: 'Employee', CORPORATION: 'Corporation' },
    state: {
      COUNTS: 'Valid',
      INACTIVE: 'Not active',
      SUPERSEDED: 'Superseded',
      EXPIRED: 'Expired',
      ENDED: 'Ended',
    },
    endReason: {
      superseded: 'A newer version was signed, or the grace period is over',
      corporation: 'The signer now signs as an employee of a corporation',
      removed: 'Removed by the corporation',
      deleted: 'The corporation’s signature was deleted',
      withdrawn: 'Withdrawn by the signer',
      erased: 'Personal data erased',
      ended_by_community: 'Ended by the community',
      import_duplicate: 'Imported twice',
      removed_from_file: 'Removed from the list of the source',
      invalidated_at_source: 'Marked as invalid by the source',
      not_counted_by_source: 'Not accepted by the source',
    },
  },
};
