import type { ReactElement } from 'react';
import { LANGUAGES, type Language } from '#rules/language.ts';
import {
  DEMO_REPOSITORY,
  isMergeable,
  type DemoPullRequest,
} from '#server/integrations/gate-platform/demo/demo-platform.ts';
import { DEMO_PLATFORM_TEXTS, type DemoPlatformTexts } from './demo-platform-texts.ts';

interface DemoPlatformPageProps {
  readonly language: Language;
  readonly pullRequests: readonly DemoPullRequest[];
}

/** The only page of the demo platform: the pull requests of its repository. */
export function DemoPlatformPage({ language, pullRequests }: DemoPlatformPageProps): ReactElement {
  const texts = DEMO_PLATFORM_TEXTS[language];
  return (
    <html lang={language === 'zh' ? 'zh-CN' : language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{texts.title}</title>
        <link rel="stylesheet" href="/demo/platform/style.css" />
      </head>
      <body>
        <nav>
          <a href="/">Signet</a>
          {LANGUAGES.filter(({ code }) => code !== language).map(({ code, name }) => (
            <a key={code} href={`?lang=${code}`} lang={code}>
              {name}
            </a>
          ))}
        </nav>
        <main>
          <h1>{texts.title}</h1>
          <p>{texts.lead}</p>
          <ol className="steps">
            {texts.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <h2>{DEMO_REPOSITORY.path}</h2>
          {pullRequests.map((pullRequest) => (
            <PullRequestCard key={pullRequest.number} language={language} texts={texts} pullRequest={pullRequest} />
          ))}
          <OpenForm language={language} texts={texts} />
        </main>
      </body>
    </html>
  );
}

interface PartProps {
  readonly language: Language;
  readonly texts: DemoPlatformTexts;
}

interface PullRequestCardProps extends PartProps {
  readonly pullRequest: DemoPullRequest;
}

function PullRequestCard({ language, texts, pullRequest }: PullRequestCardProps): ReactElement {
  const { number, opener, email, merged } = pullRequest;
  const state = merged ? 'merged' : 'open';
  return (
    <article id={String(number)} aria-labelledby={`title-${number}`}>
      <header>
        <h3 id={`title-${number}`}>
          Improve the sample, part {number} <span className="number">#{number}</span>
        </h3>
        <span className={`state ${state}`}>{texts.states[state]}</span>
      </header>
      <p>{texts.openedBy(opener.login, email)}</p>
      <Check texts={texts} pullRequest={pullRequest} />
      {!merged && (
        <form method="post" action={`/demo/platform/${number}/merge?lang=${language}`}>
          <button type="submit" disabled={!isMergeable(pullRequest)}>
            {texts.merge}
          </button>
          {!isMergeable(pullRequest) && <span className="note">{texts.blocked}</span>}
        </form>
      )}
    </article>
  );
}

function Check({ texts, pullRequest: { check } }: Omit<PullRequestCardProps, 'language'>): ReactElement {
  const result = resultOf(check);
  return (
    <div className="check">
      <span className={`result ${result}`}>{texts.checks[result]}</span>
      <strong className="name">signet/cla</strong>
      {check !== null && <a href={check.url}>{texts.details}</a>}
    </div>
  );
}

function resultOf(check: DemoPullRequest['check']): 'passed' | 'failed' | 'waiting' {
  if (check?.verdict === 'covered') {
    return 'passed';
  }
  return check?.verdict === 'uncovered' || check?.failure === true ? 'failed' : 'waiting';
}

function OpenForm({ language, texts }: PartProps): ReactElement {
  return (
    <section aria-labelledby="open">
      <h2 id="open">{texts.form}</h2>
      <form method="post" action={`/demo/platform?lang=${language}`}>
        <label>
          {texts.email}
          <input name="email" type="email" required maxLength={100} defaultValue="newcomer@example.com" />
        </label>
        <button type="submit">{texts.open}</button>
      </form>
    </section>
  );
}
