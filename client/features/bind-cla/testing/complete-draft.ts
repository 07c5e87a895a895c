import type { Draft } from '../draft.ts';

const SOURCE = {
  kind: 'url',
  url: 'https://gitee.com/example/cla/raw/main/cla.pdf',
  fileName: '',
  document: { sha256: 'ab'.repeat(32), size: 102_400, pages: 3 },
} as const;

/** A draft that can be submitted: a repository, an individual CLA with a custom field, and a corporate one. */
export const COMPLETE_DRAFT: Draft = {
  organization: { name: 'example', platform: 'GITEE', url: 'https://gitee.com/example' },
  repository: 'docs',
  acceptedRepository: 'docs',
  projectUrl: 'https://gitee.com/example/docs',
  alias: ' 示例社区 ',
  statusVisibility: 'KEY',
  clas: [
    {
      type: 'INDIVIDUAL',
      language: 'ZH',
      source: SOURCE,
      summary: '',
      fields: [{ type: 'telephone', title: '手机', description: '仅用于核实', required: false }],
    },
    {
      type: 'CORPORATION',
      language: 'EN',
      source: {
        kind: 'file',
        url: '',
        fileName: 'corporate-cla.pdf',
        document: { sha256: 'cd'.repeat(32), size: 2048, pages: 1 },
      },
      summary: '您保留著作权。\n\n- 社区可以使用您的贡献',
      fields: [],
    },
  ],
  senderAddress: 'cla@example.org',
  typedAddress: '',
};
