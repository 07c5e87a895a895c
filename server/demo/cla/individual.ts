import type { Agreement, AgreementTexts } from './agreement.ts';

const en: Agreement = {
  title: 'Individual Contributor Licence Agreement',
  edition: 'Example Community · first edition · English',
  notice:
    'Sample text. This agreement was written to show Signet at work for an invented community. It binds nobody and is not legal advice; a real community has its own agreement written or reviewed by a lawyer.',
  introduction:
    'This agreement is between you, the person who signs it, and the Example Community (“the Community”). It says on which terms the Community, and everybody who uses its projects, may use what you contribute. You keep every right to your work that you do not give here.',
  sections: [
    {
      heading: 'Words used here',
      clauses: [
        'A “Project” is a repository that the Community has linked to this agreement.',
        'A “Contribution” is any work, such as code, documentation, a translation, a design or data, that you hand in to a Project on purpose and in the way the Project asks for, for example by a pull request. Work that you visibly mark as not contributed is not a Contribution.',
        '“Recipients” are the Community and everybody who receives a Project, directly or through others.',
      ],
    },
    {
      heading: 'Copyright licence',
      clauses: [
        'You allow the Recipients to copy your Contributions, change them, combine them with other works, publish and perform them, pass them on and sublicense them.',
        'This permission is worldwide, free of charge and not exclusive. It lasts as long as the copyright does and cannot be withdrawn.',
        'In return the Community makes every Project that contains your Contribution available to the public under an open-source licence.',
      ],
    },
    {
      heading: 'Patent licence',
      clauses: [
        'You allow the Recipients to make, use, offer, sell, import and otherwise pass on your Contributions and the Projects they were made for, as far as this would otherwise infringe patents that you own or may license and that your Contribution, alone or together with its Project, makes use of.',
        'Whoever files a claim that a Project or a Contribution in it infringes a patent loses, on the day of filing, the patent permissions that this agreement gave them for that Project.',
      ],
    },
    {
      heading: 'What you confirm',
      clauses: [
        'Each Contribution is your own work, or you have the right to hand it in under this agreement.',
        'Where your employer, your school or somebody else has rights to your work, they have permitted the Contribution, have given up these rights, or have signed the corporate agreement of the Community.',
        'You name the origin and the licence of every part that is not your own, and every restriction that you know of.',
        'You tell the Community when you learn that something you confirmed here is not, or no longer, right.',
      ],
    },
    {
      heading: 'What nobody owes',
      clauses: [
        'You need not support your Contributions, and you hand them in as they are, without warranty of any kind, unless you agree otherwise in writing or the law forbids it.',
        'The Community need not accept a Contribution, keep it, or publish it at a certain time.',
      ],
    },
    {
      heading: 'Personal data',
      clauses: [
        'The Community keeps what you fill in on the signature page, to prove this agreement and to compare the e-mail address of a Contribution with it. Its privacy policy says how long, and how you can see, correct or end this.',
        'The history of a Project is public. A name and an address that you put into a Contribution stay there.',
      ],
    },
    {
      heading: 'General',
      clauses: [
        'This agreement holds from the moment you sign it. It also covers what you contributed before from the same e-mail address.',
        'When the Community publishes a new edition, it asks you to sign that one. What you contributed until then stays under the edition that you signed.',
        'If a part of this agreement cannot be enforced, the rest holds. Of several languages, the one that you signed counts.',
      ],
    },
  ],
  closing:
    'This agreement is signed electronically. The signature page that is added to it names the signer, the date and the fingerprint of this document, and is part of it.',
  foot: 'Example Community · Individual Contributor Licence Agreement · sample text',
};

const zh: Agreement = {
  title: '个人贡献者许可协议',
  edition: '示例社区 · 第一版 · 中文',
  notice:
    '示例文本。本协议为一个虚构的社区撰写，仅用于演示 Signet，对任何人均无约束力，也不构成法律意见；真实的社区应当自行拟定协议，或请律师审阅。',
  introduction:
    '本协议由签署人（下称“您”）与示例社区（下称“社区”）订立，约定社区以及项目的每一位使用者可以按照哪些条件使用您的贡献。凡本协议没有明确授予的权利，均由您保留。',
  sections: [
    {
      heading: '用语',
      clauses: [
        '“项目”是指社区已经与本协议关联的代码仓库。',
        '“贡献”是指您有意按照项目要求的方式（例如合并请求）向项目提交的任何成果，包括代码、文档、译文、设计和数据。您明确标注为不作贡献的内容，不属于贡献。',
        '“接收者”是指社区，以及直接或者经由他人获得项目的每一个人。',
      ],
    },
    {
      heading: '著作权许可',
      clauses: [
        '您许可接收者复制、修改、发表、表演和传播您的贡献，将其与其他作品结合，并再许可他人使用。',
        '上述许可在全世界范围内有效，免费、非独占，在著作权存续期间持续有效，且不得撤回。',
        '相应地，凡包含您的贡献的项目，社区均以开源许可证向公众提供。',
      ],
    },
    {
      heading: '专利许可',
      clauses: [
        '如果您的贡献单独地，或者与其所属项目一起实施了您拥有或者有权许可的专利，您许可接收者制造、使用、许诺销售、销售、进口以及以其他方式传播您的贡献和该项目。',
        '任何人主张某一项目或者其中的贡献侵犯专利并提起诉讼的，自起诉之日起，即丧失其依本协议就该项目获得的专利许可。',
      ],
    },
    {
      heading: '您的确认',
      clauses: [
        '每一项贡献均为您本人的成果，或者您有权依照本协议提交。',
        '如果您的雇主、学校或者其他人对您的成果享有权利，则其已经同意该项贡献，或者已经放弃有关权利，或者已经签署社区的企业协议。',
        '对于并非由您完成的部分，您会写明其来源和许可证，以及您所知道的一切限制。',
        '如果您得知以上确认的内容有误或者已经改变，您会告知社区。',
      ],
    },
    {
      heading: '双方不承担的义务',
      clauses: [
        '您没有义务为您的贡献提供支持。除非另有书面约定或者法律另有规定，贡献按现状提供，不附带任何保证。',
        '社区没有义务接受或者保留某项贡献，也没有义务在特定时间发布它。',
      ],
    },
    {
      heading: '个人信息',
      clauses: [
        '社区保存您在签署页上填写的信息，用于证明本协议的签署，并与贡献所用的电子邮箱进行比对。保存期限，以及您查阅、更正和终止的方式，见社区的隐私政策。',
        '项目的历史记录是公开的。您写入贡献的姓名和邮箱会保留在历史记录中。',
      ],
    },
    {
      heading: '一般约定',
      clauses: [
        '本协议自您签署时生效，并适用于您此前以同一电子邮箱提交的贡献。',
        '社区发布新版协议时，会请您重新签署；在此之前提交的贡献，仍适用您当时签署的版本。',
        '本协议部分条款不能执行的，不影响其余条款的效力。存在多种语言版本时，以您签署的版本为准。',
      ],
    },
  ],
  closing: '本协议以电子方式签署。附于其后的签署页载明签署人、签署日期和本文件的指纹，是本协议的组成部分。',
  foot: '示例社区 · 个人贡献者许可协议 · 示例文本',
};

/** The individual CLA of the demo community. */
export const individualAgreement: AgreementTexts = { en, zh };
