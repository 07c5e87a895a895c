/** What a reason means for the run. */
export interface Reason {
  /** Whether nothing is written until it is settled. */
  readonly blocks: boolean;
  /** What it is, and what to do. */
  readonly en: string;
  readonly zh: string;
}

/** Reasons that keep everything from being written until they are settled. */
export const BLOCKING_REASONS = {
  truncated_file: {
    blocks: true,
    en: 'The file ends in the middle of a row. Export or copy it again.',
    zh: '文件在一行中间结束。请重新导出或复制。',
  },
  owner_missing: {
    blocks: true,
    en: 'The link is new here. Name the account that will own it with --owner.',
    zh: '本服务尚无该绑定。请用 --owner 指定它的所有者账号。',
  },
  duplicate_corporation: {
    blocks: true,
    en: 'Two approved corporations have the same representative, or the same name and domain. Drop one of them in --decisions.',
    zh: '两个已审核通过的企业的授权代表相同，或名称与邮箱域名相同。请在 --decisions 中放弃其中一个。',
  },
  shared_domain: {
    blocks: true,
    en: 'Two completed corporations claim the same email domain. Name the owner in --decisions.',
    zh: '两个已审核通过的企业占用同一邮箱域名。请在 --decisions 中指定归属。',
  },
  duplicate_cla_id: {
    blocks: true,
    en: 'Two versions have the same number. Name the right one in --decisions.',
    zh: '两个版本的序号相同。请在 --decisions 中指定正确的一个。',
  },
  alias_taken: {
    blocks: true,
    en: 'Another link of this service has the project and the name, or the id. Decide which one stays.',
    zh: '本服务的另一个绑定已使用该项目和名称，或该 ID。请决定保留哪一个。',
  },
  unknown_link: {
    blocks: true,
    en: 'This service has no such link. Create it, or name another one with --link.',
    zh: '本服务没有该绑定。请先创建，或用 --link 指定另一个。',
  },
  employee_of_uncompleted: {
    blocks: true,
    en: 'An employee belongs to a corporation that is not approved. Approve it at the source, and export again.',
    zh: '员工所属的企业尚未审核通过。请在来源处审核后重新导出。',
  },
  pending_trigger: {
    blocks: true,
    en: 'The source is about to end signatures by rule. Export again when it is done.',
    zh: '来源正要按规则结束部分签署。请待其完成后重新导出。',
  },
} as const satisfies Record<string, Reason>;
