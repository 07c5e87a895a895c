/**
 * Whether the document is attached; `missing` when it could not be derived, `refused` when the mail server took no mail
 * with it. Absent from mails queued by older builds.
 */
export type DocumentOfMail = 'attached' | 'missing' | 'refused';

/** Of a signing that anybody can verify; mails of earlier versions have no address for that. */
export interface Verifiable {
  verifyUrl?: string;
}

/**
 * Address of the page on which a corporation's signed document is uploaded. Absent from mails queued by older builds,
 * and from those that follow another mail about the same document.
 */
type UploadPageLink = { uploadUrl: string } | undefined;

/** Data of the mails about a corporation's signing until it is approved. */
export interface CorporationMails {
  /** The document that a corporation signs on paper and returns. */
  corporation_signing_document: {
    data: {
      community: string;
      projectUrl: string;
      /** The representative's name. */
      name: string;
      corporationName: string;
      reference: string;
      signedAt: string;
      claVersion: string;
      claSha256: string;
      /** Address to return the signed document to; empty when the community has none. */
      returnAddress: string;
      document: DocumentOfMail;
    };
    secret: UploadPageLink;
  };
  /** The signed document of a corporation has not come back: the document to sign once more. */
  corporation_reminder: {
    data: {
      community: string;
      projectUrl: string;
      /** The representative's name. */
      name: string;
      corporationName: string;
      reference: string;
      signedAt: string;
      /** Present once the mail with the document was refused. */
      document?: DocumentOfMail;
    };
    secret: { uploadUrl: string };
  };
  /** A corporation has signed, or uploaded its signed document: for the community's manager. */
  corporation_submitted: {
    data: {
      community: string;
      projectUrl: string;
      /** The manager's name. */
      name: string;
      corporationName: string;
      representativeName: string;
      representativeEmail: string;
      reference: string;
      signedAt: string;
      /** Page with the corporations that wait. */
      listUrl: string;
      /** Absent from mails queued by older builds, which concern signing. */
      occasion?: 'signed' | 'uploaded';
    };
    secret: undefined;
  };
  /** The community returned the signed document, which cannot be accepted. */
  corporation_returned: {
    data: {
      community: string;
      projectUrl: string;
      /** The representative's name. */
      name: string;
      corporationName: string;
      reference: string;
      /** In the words of the community. */
      reason: string;
      /** As in `corporation_signing_document`. */
      returnAddress: string;
    };
    secret: UploadPageLink;
  };
}
