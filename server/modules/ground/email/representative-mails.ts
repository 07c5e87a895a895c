/** Data of the mails about a change of a corporation's representative. */
export interface RepresentativeMails {
  /** The representative of a corporation has another address; to the earlier one, which can undo that. */
  representative_changed: {
    data: {
      community: string;
      projectUrl: string;
      /** The earlier representative. */
      name: string;
      corporationName: string;
      newName: string;
      newEmail: string;
      /** For how long it can be undone. */
      hours: string;
    };
    secret: { url: string };
  };
  /** The same to the employee managers; or that it was undone, to them and to the community's manager. */
  representative_notice: {
    data: {
      community: string;
      projectUrl: string;
      name: string;
      corporationName: string;
      /** The representative from now on. */
      newName: string;
      newEmail: string;
      occasion: 'changed' | 'restored';
    };
    secret: undefined;
  };
}
