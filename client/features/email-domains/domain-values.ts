/** What is typed to add an e-mail domain. */
export interface DomainValues extends Record<string, string> {
  readonly email: string;
  readonly verificationCode: string;
}
