import type { Agreement, AgreementTexts } from './agreement.ts';

const en: Agreement = {
  title: 'Corporate Contributor Licence Agreement',
  edition: 'Example Community · first edition · English',
  notice:
    'Sample text. This agreement was written to show Signet at work for an invented community. It binds nobody and is not legal advice; a real community has its own agreement written or reviewed by a lawyer.',
  introduction:
    'This agreement is between the corporation named on the signature page (“the Corporation”) and the Example Community (“the Community”). It says on which terms the Community, and everybody who uses its projects, may use what the people of the Corporation contribute. The Corporation keeps every right that it does not give here.',
  sections: [
    {
      heading: 'Words used here',
      clauses: [
        'A “Project” is a repository that the Community has linked to this agreement.',
        'The “Corporation” includes every legal entity that controls it, is controlled by it, or is under the same control, where control means more than half of the votes or the power to direct its management.',
        'An “Employee” is a person who contributes for the Corporation and whom its managers have admitted in the Community’s signing service.',
        'A “Contribution” is any work, such as code, documentation, a translation, a design or data, that an Employee hands in to a Project on purpose and in the way the Project asks for.',
        '“Recipients” are the Community and everybody who receives a Project, directly or through others.',
      ],
    },
    {
      heading: 'Copyright licence',
      clauses: [
        'The Corporation allows the Recipients to copy the Contributions, change them, combine them with other works, publish and perform them, pass them on and sublicense them.',
        'This permission is worldwide, free of charge and not exclusive. It lasts as long as the copyright does and cannot be withdrawn.',
        'In return the Community makes every Project that contains a Contribution available to the public under an open-source licence.',
      ],
    },
    {
      heading: 'Patent licence',
      clauses: [
        'The Corporation allows the Recipients to make, use, offer, sell, import and otherwise pass on the Contributions and the Projects they were made for, as far as this would otherwise infringe patents that the Corporation owns or may license and that the Contribution, alone or together with its Project, makes use of.',
        'Whoever files a claim that a Project or a Contribution in it infringes a patent loses, on the day of filing, the patent permissions that this agreement gave them for that Project.',
      ],
    },
    {
      heading: 'Managers and Employees',
      clauses: [
        'When the Community has approved this agreement, the Corporation receives an account for an administrator, who may name further managers.',
        'The managers decide which persons with an address in the Corporation’s e-mail domains contribute for it. They admit them, and remove them when they leave or change their task.',
        'What a person contributed while admitted stays under this agreement after the removal.',
        'The Corporation keeps its domains, managers and Employees up to date and its accounts safe.',
      ],
    },
    {
      heading: 'What the Corporation confirms',
      clauses: [
        'The person who signs may bind the Corporation.',
        'Each Contribution is a work to which the Corporation or its Employee has the rights that this agreement gives.',
        'The origin and the licence of every part that is somebody else’s are named, and every restriction that the Corporation knows of.',
        'The Corporation tells the Community when it learns that something confirmed here is not, or no longer, right.',
      ],
    },
    {
      heading: 'What nobody owes',
      clauses: [
        'The Corporation need not support the Contributions, and hands them in as they are, without warranty of any kind, unless it agrees otherwise in writing or the law forbids it.',
        'The Community need not accept a Contribution, keep it, or publish it at a certain time.',
      ],
    },
    {
      heading: 'General',
      clauses: [
        'This agreement holds from the day the Community approves the signed document. Either side may end it in writing for Contributions not yet handed in.',
        'When the Community publishes a new edition, it asks the Corporation to agree. What was contributed until then stays under the edition that held at the time.',
        'The Community keeps the data of the signer, the managers and the Employees to prove and to carry out this agreement; its privacy policy says more.',
        'If a part of this agreement cannot be enforced, the rest holds. Of several languages, the one that was signed counts.',
      ],
    },
  ],
  closing:
    'The signature page that is added to this agreement is part of it. It is signed by an authorised representative, sealed where the Corporation uses a seal, and sent back to the Community.',
  foot: 'Example Community · Corporate Contributor Licence Agreement · sample text',
};

const zh: Agreement = {
  title: '企业贡献者许可协议',
  edition: '示例社区 · 第一版 · 中文',
  notice:
    '示例文本。本协议为一个虚构的社区撰写，仅用于演示 Signet，对任何人均无约束力，也不构成法律意见；真实的社区应当自行拟定协议，或请律师审阅。',
  introduction:
    '本协议由签署页所载的企业（下称“企业”）与示例社区（下称“社区”）订立，约定社区以及项目的每一位使用者可以按照哪些条件使用企业人员的贡献。凡本协议没有明确授予的权利，均由企业保留。',
  sections: [
    {
      heading: '用语',
      clauses: [
        '“项目”是指社区已经与本协议关联的代码仓库。',
        '“企业”包括控制该企业、受其控制或者与其受同一控制的每一个法律实体；控制是指持有过半数表决权，或者有权决定其经营管理。',
        '“员工”是指代表企业进行贡献，并且由企业的管理员在社区签署服务中接纳的人员。',
        '“贡献”是指员工有意按照项目要求的方式向项目提交的任何成果，包括代码、文档、译文、设计和数据。',
        '“接收者”是指社区，以及直接或者经由他人获得项目的每一个人。',
      ],
    },
    {
      heading: '著作权许可',
      clauses: [
        '企业许可接收者复制、修改、发表、表演和传播贡献，将其与其他作品结合，并再许可他人使用。',
        '上述许可在全世界范围内有效，免费、非独占，在著作权存续期间持续有效，且不得撤回。',
        '相应地，凡包含贡献的项目，社区均以开源许可证向公众提供。',
      ],
    },
    {
      heading: '专利许可',
      clauses: [
        '如果贡献单独地，或者与其所属项目一起实施了企业拥有或者有权许可的专利，企业许可接收者制造、使用、许诺销售、销售、进口以及以其他方式传播该贡献和该项目。',
        '任何人主张某一项目或者其中的贡献侵犯专利并提起诉讼的，自起诉之日起，即丧失其依本协议就该项目获得的专利许可。',
      ],
    },
    {
      heading: '管理员与员工',
      clauses: [
        '社区批准本协议后，企业获得一个超级管理员账号，超级管理员可以指定其他管理员。',
        '管理员决定哪些使用企业邮箱域名的人员代表企业进行贡献：接纳员工，并在其离职或者变更工作时将其移除。',
        '员工在被接纳期间提交的贡献，在其被移除后仍适用本协议。',
        '企业应当及时更新邮箱域名、管理员和员工信息，并妥善保管账号。',
      ],
    },
    {
      heading: '企业的确认',
      clauses: [
        '签署人有权代表企业签署本协议。',
        '对于每一项贡献，企业或者其员工享有本协议所授予的权利。',
        '对于属于他人的部分，均写明其来源和许可证，以及企业所知道的一切限制。',
        '如果企业得知以上确认的内容有误或者已经改变，企业会告知社区。',
      ],
    },
    {
      heading: '双方不承担的义务',
      clauses: [
        '企业没有义务为贡献提供支持。除非另有书面约定或者法律另有规定，贡献按现状提供，不附带任何保证。',
        '社区没有义务接受或者保留某项贡献，也没有义务在特定时间发布它。',
      ],
    },
    {
      heading: '一般约定',
      clauses: [
        '本协议自社区批准已签署的文件之日起生效。任何一方均可以书面终止本协议，终止仅对尚未提交的贡献有效。',
        '社区发布新版协议时，会请企业确认；在此之前提交的贡献，仍适用当时有效的版本。',
        '社区保存签署人、管理员和员工的信息，用于证明和履行本协议；详见社区的隐私政策。',
        '本协议部分条款不能执行的，不影响其余条款的效力。存在多种语言版本时，以所签署的版本为准。',
      ],
    },
  ],
  closing: '附于本协议之后的签署页是本协议的组成部分，由授权代表签字并加盖企业公章后，交还社区。',
  foot: '示例社区 · 企业贡献者许可协议 · 示例文本',
};

/** The corporate CLA of the demo community. */
export const corporationAgreement: AgreementTexts = { en, zh };
