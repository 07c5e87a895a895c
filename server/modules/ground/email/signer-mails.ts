/** Data of mails about what somebody has signed, or has asked for, and to those who decide about it. */
export interface SignerMails {
  /** A code that opens what an address has signed at any link. */
  my_signings_code: { data: { community: string; projectUrl: string; minutes: string }; secret: { code: string } };
  /** A signer has withdrawn a signing; to the signer. */
  signing_withdrawn: {
    data: { community: string; projectUrl: string; name: string; reference: string; endedAt: string };
    secret: undefined;
  };
  /** A signer asks for the erasure of a signing; to the managers of the link. */
  erasure_requested: {
    data: {
      community: string;
      projectUrl: string;
      /** The manager's name. */
      name: string;
      reference: string;
      /** Page with the requests of the link. */
      pageUrl: string;
    };
    secret: undefined;
  };
  /** The community refused to erase a signing; to its signer. */
  erasure_refused: {
    data: { community: string; projectUrl: string; reference: string; reason: string };
    secret: undefined;
  };
  /** A signing is erased; to its former signer. The reason is empty when the manager gave none. */
  erasure_granted: SignerMails['erasure_refused'];
  /** A corporation has claimed the signer's domain: the signer must sign as its employee. */
  individual_signing_ended: {
    data: {
      community: string;
      projectUrl: string;
      name: string;
      reference: string;
      corporationName: string;
      endedAt: string;
      employeeUrl: string;
    };
    secret: undefined;
  };
  /** The community has ended an individual signing, or decided that it ends later; to the signer. */
  individual_signing_ended_by_community: {
    data: {
      community: string;
      projectUrl: string;
      name: string;
      reference: string;
      endsAt: string;
      /** Whether it ends later, ends now, or ended on an earlier day. */
      occasion: 'later' | 'now' | 'earlier';
      /** In the words of the manager; lines. */
      reason: string;
    };
    secret: undefined;
  };
  /** A community has recorded a signature that was given on paper, by mail or in person; to its signer. */
  signing_recorded: {
    data: {
      community: string;
      projectUrl: string;
      name: string;
      reference: string;
      kind: 'INDIVIDUAL' | 'EMPLOYEE' | 'CORPORATION';
      /** Empty unless a corporation signed. */
      corporationName: string;
      signedOn: string;
      claVersion: string;
    };
    secret: undefined;
  };
}
