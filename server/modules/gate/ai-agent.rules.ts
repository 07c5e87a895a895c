/** An assistant that names itself in commits. */
interface AiAgent {
  readonly name: string;
  /** Addresses that it writes, in lower case; matched whole. */
  readonly emails: readonly string[];
  /** Ids of its accounts at GitHub. */
  readonly githubIds: readonly string[];
}

/** Nobody can sign for them: whoever proposes their work stays accountable. */
const AI_AGENTS: readonly AiAgent[] = [
  { name: 'GitHub Copilot', emails: [], githubIds: ['198982749', '223556219'] },
  { name: 'Claude', emails: ['noreply@anthropic.com'], githubIds: ['81847'] },
  { name: 'Cursor', emails: ['cursoragent@cursor.com'], githubIds: ['199161495'] },
  { name: 'Devin', emails: [], githubIds: ['158243242'] },
  { name: 'Jules', emails: [], githubIds: ['161369871'] },
  { name: 'Gemini Code Assist', emails: [], githubIds: ['176961590'] },
  { name: 'Codex', emails: ['codex@openai.com', 'noreply@openai.com'], githubIds: [] },
  { name: 'aider', emails: ['aider@aider.chat', 'noreply@aider.chat'], githubIds: [] },
  { name: 'Amp', emails: ['amp@ampcode.com'], githubIds: [] },
  { name: 'Windsurf', emails: ['noreply@codeium.com'], githubIds: [] },
  { name: 'Cline', emails: ['noreply@cline.bot'], githubIds: [] },
  { name: 'opencode', emails: ['noreply@opencode.ai'], githubIds: [] },
];

/**
 * The name of the assistant behind an address or an account at GitHub, if any. The address decides even when a stranger
 * has tied it to an account.
 */
export function aiAgentName(email: string | null, githubId: string | null): string | undefined {
  const key = email?.toLowerCase() ?? '';
  return AI_AGENTS.find(
    ({ emails, githubIds }) => emails.includes(key) || (githubId !== null && githubIds.includes(githubId)),
  )?.name;
}
