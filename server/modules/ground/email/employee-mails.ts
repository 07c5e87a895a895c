import type { Verifiable } from './corporation-mails.ts';

/** Data of mails to an employee after a manager changed the state of the signing. */
interface EmployeeStateData {
  community: string;
  projectUrl: string;
  /** The employee's name. */
  name: string;
  reference: string;
  corporationName: string;
  /** The manager who changed it. */
  managerEmail: string;
}

/** The manager's note to the employee; mails of earlier versions have none. */
interface EmployeeNote {
  /** Empty for nothing. */
  note?: string;
}

/** Data of mails to an employee manager about automatic approval. */
interface AutoApprovalData {
  community: string;
  projectUrl: string;
  name: string;
  corporationName: string;
  /** Page with the list of employees. */
  employeesUrl: string;
}

/** Mails to employees about their signings, and to the managers who decide about them. */
export interface EmployeeMails {
  /** Notifies an employee manager of a new employee. */
  employee_signed_notice: {
    data: {
      community: string;
      projectUrl: string;
      /** The manager's name. */
      name: string;
      corporationName: string;
      employeeName: string;
      employeeEmail: string;
      signedAt: string;
      /** When automatic approval activated it; empty when a manager has to. */
      activatedAt: string;
      employeesUrl: string;
    };
    secret: undefined;
  };
  /** Invites somebody to sign as an employee. */
  employee_invited: {
    data: {
      community: string;
      projectUrl: string;
      corporationName: string;
      /** Who invites. */
      managerName: string;
      managerEmail: string;
      employeeUrl: string;
    };
    secret: undefined;
  };
  /** Notifies an employee manager of several new employees at once. */
  employees_signed_digest: {
    data: {
      community: string;
      projectUrl: string;
      /** The manager's name. */
      name: string;
      corporationName: string;
      /** Some of them, those who wait for activation first: one `name: address` per line. */
      employees: string;
      /** How many have signed, and how many of them wait for activation. */
      count: string;
      waiting: string;
      employeesUrl: string;
    };
    secret: undefined;
  };
  /** A manager changed the state of an employee's signing. */
  employee_activated: {
    data: EmployeeStateData & {
      /** As in `employee_signed` of `MailTemplates`. */
      expiredSince: string;
    } & Verifiable;
    secret: undefined;
  };
  employee_deactivated: { data: EmployeeStateData & EmployeeNote; secret: undefined };
  /** Includes the address at which to sign again. */
  employee_removed: { data: EmployeeStateData & EmployeeNote & { employeeUrl: string }; secret: undefined };
  /** The administrator switched automatic approval; sent to each employee manager. */
  auto_approval_enabled: { data: AutoApprovalData; secret: undefined };
  auto_approval_disabled: { data: AutoApprovalData; secret: undefined };
}
