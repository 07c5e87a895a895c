import type { ReactElement } from 'react';
import type { Language } from '#rules/language.ts';
import { STYLES, STYLE_SHEET } from './house-style.ts';
import type { MailDraft } from './mail-draft.ts';
import { Sheet, type SheetProps } from './sheet.tsx';

type LayoutProps = MailDraft & Omit<SheetProps, 'children'>;

const LOCALES: Record<Language, string> = { zh: 'zh-CN', en: 'en' };
const TABLE = { role: 'presentation', width: '100%', cellPadding: 0, cellSpacing: 0, border: 0 } as const;
const HIDDEN = { display: 'none', overflow: 'hidden', maxHeight: 0, maxWidth: 0, opacity: 0 } as const;

/** The page around the sheet of every mail. */
export function Layout({ subject, preview, body, ...sheet }: LayoutProps): ReactElement {
  return (
    <html lang={LOCALES[sheet.language]}>
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=UTF-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{subject}</title>
        <style>{STYLE_SHEET}</style>
      </head>
      <body className="paper" style={STYLES.paper}>
        <div data-skip-in-text="true" style={HIDDEN}>
          {preview}
        </div>
        <table {...TABLE} className="paper" style={STYLES.paper}>
          <tbody>
            <tr>
              <td align="center" style={{ padding: '32px 24px' }}>
                <Sheet {...sheet}>{body}</Sheet>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}
