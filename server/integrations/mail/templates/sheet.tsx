import type { ReactElement, ReactNode } from 'react';
import type { Language } from '#rules/language.ts';
import { STYLES } from './house-style.ts';
import { ProjectLink } from './project-link.tsx';
import { SealMark } from './seal-mark.tsx';

export interface SheetProps {
  readonly language: Language;
  readonly community: string;
  /** The service's address in a mail on its own behalf. */
  readonly projectUrl: string;
  readonly isOfService?: boolean | undefined;
  readonly heading: string;
  /** Why the recipient gets this mail. */
  readonly reason: string;
  readonly children: ReactNode;
}

const TEXTS: Record<Language, { readonly automatic: string; readonly project: string; readonly service: string }> = {
  zh: { automatic: '本邮件由系统自动发送。', project: '项目：', service: '签署服务：' },
  en: { automatic: 'This email was sent automatically.', project: 'Project: ', service: 'Service: ' },
};

const TABLE = { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0 } as const;
// Keeps a long name from squeezing the seal.
const HEAD = { tableLayout: 'fixed' } as const;
const NAME = { paddingLeft: 16, fontSize: 16, lineHeight: '24px', color: STYLES.ink.color } as const;
const BODY = { ...STYLES.hairline, padding: '32px 0 16px' } as const;
const FOOT = { ...STYLES.hairline, borderTopWidth: 1, paddingTop: 16 } as const;

/** The sheet of every mail: seal and community on top, then its content, then why it was sent. */
export function Sheet({ language, heading, reason, children, ...place }: SheetProps): ReactElement {
  const texts = TEXTS[language];
  return (
    <table {...TABLE} width={600} align="center" style={STYLES.column}>
      <tbody>
        <tr>
          <td className="hairline" style={{ ...STYLES.hairline, borderBottomWidth: 1, paddingBottom: 16 }}>
            <table {...TABLE} width="100%" style={HEAD}>
              <tbody>
                <tr>
                  <td width={31}>
                    <SealMark />
                  </td>
                  <td className="ink" style={NAME}>
                    {place.community}
                  </td>
                </tr>
              </tbody>
            </table>
          </td>
        </tr>
        <tr>
          <td style={BODY}>
            <h1 className="ink" style={STYLES.heading}>
              {heading}
            </h1>
            {children}
          </td>
        </tr>
        <tr>
          <td className="hairline" style={FOOT}>
            <p className="muted" style={STYLES.muted}>
              {reason}
              {language === 'en' && ' '}
              {texts.automatic}
            </p>
            <p className="muted" style={STYLES.muted}>
              {place.isOfService === true ? texts.service : texts.project}
              <ProjectLink url={place.projectUrl} />
            </p>
          </td>
        </tr>
      </tbody>
    </table>
  );
}
