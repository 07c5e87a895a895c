/** Data of every mail about a new version of a CLA. */
export interface ClaUpdateData {
  community: string;
  projectUrl: string;
  name: string;
  claVersion: string;
  updatedAt: string;
  graceDays: string;
  /** The day from which on the earlier version no longer counts. */
  graceEndsAt: string;
}

type IndividualClaUpdate = { data: ClaUpdateData & { url: string }; secret: undefined };
type CorporationClaUpdate = { data: ClaUpdateData & { corporationName: string; url: string }; secret: undefined };
type EmployeeClaUpdate = { data: ClaUpdateData & { corporationName: string }; secret: undefined };

/** The mails about new versions of CLAs. */
export interface ClaUpdateMails {
  /** A newer version of an individual CLA awaits the signer's agreement. */
  cla_updated: IndividualClaUpdate;
  cla_update_reminder: IndividualClaUpdate;
  cla_update_expired: IndividualClaUpdate;
  /** The same for a corporate CLA, to the administrators. */
  cla_updated_corporation: CorporationClaUpdate;
  cla_update_reminder_corporation: CorporationClaUpdate;
  cla_update_expired_corporation: CorporationClaUpdate;
  /** The same, to employees, for information only. */
  cla_updated_employee: EmployeeClaUpdate;
  cla_update_expired_employee: EmployeeClaUpdate;
  /** A corporation's administrator has agreed to a newer version of the corporate CLA. */
  cla_agreed: {
    data: {
      community: string;
      projectUrl: string;
      /** The administrator's name. */
      name: string;
      corporationName: string;
      claVersion: string;
      claSha256: string;
      agreedAt: string;
    };
    secret: undefined;
  };
}
