import type { GateCapabilities } from '#server/integrations/gate-platform/gate-platform.ts';
import type { Cla } from '#server/modules/community/cla/cla.entity.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import type { SessionHeaders } from '#server/test/sign-in.ts';
import type { TestApp } from '#server/test/test-app.ts';
import type { ShownVerdict } from './gate-world.ts';

/** Somebody of a platform, with the address of their commits. */
export interface ScenePerson {
  readonly login: string;
  readonly email: string;
}

/** A pull request of any platform. */
export interface ScenePull {
  /** Pushes a commit of each of these people onto it. */
  push(authors: readonly ScenePerson[]): void;
  /** Replaces its commits by those that it had before. */
  goBack(): void;
  /** Makes it one for another branch, from which the commit of somebody stands before its own ones. */
  retarget(author: ScenePerson): void;
  comment(by: ScenePerson, text: string): void;
  reopen(): void;
  close(): void;
  /** What the gate has written there. */
  labels(): readonly string[];
  comments(): readonly string[];
  headSha(): string;
  /** How many checks its head has. */
  countChecks(): number;
  /** Shows what another CLA check says, as `OLD_CHECK` names it. */
  showOld(verdict: 'covered' | 'uncovered'): void;
  /** Whether platform and robots would let it be merged now. */
  canMerge(): boolean;
  verdict(): Promise<ShownVerdict | null>;
}

/** What a pull request says. */
export interface SceneTexts {
  readonly title?: string;
  readonly message?: string;
}

/** A community with one gated repository, which labels what it has judged. */
export interface SceneCommunity {
  readonly link: Link;
  readonly cla: Cla;
  /** Of a manager of the link. */
  readonly headers: SessionHeaders;
  /** Adds somebody who has signed, or not. */
  addPerson(signed: boolean): Promise<ScenePerson>;
  /** Opens a pull request with a commit of each author, all with one message. */
  open(opener: ScenePerson, authors: readonly Pick<ScenePerson, 'email'>[], texts?: SceneTexts): ScenePull;
  /** Looks for what was missed, as the job does by the minute. */
  sweep(): Promise<void>;
  /** Makes the token unknown that the platform was connected by. */
  revoke(): void;
  isTokenLogged(): boolean;
  readonly connectionId: string;
}

/** What goes wrong with the next webhook. */
export type SceneTrouble = 'drop' | 'double' | 'hold';

/** A platform as the shared situations use it: the service, and a stand-in that it reaches over HTTP. */
export interface Scene {
  readonly name: string;
  readonly capabilities: GateCapabilities;
  readonly testApp: TestApp;
  addCommunity(): Promise<SceneCommunity>;
  /** Troubles the next webhook about a pull request. */
  disturb(trouble: SceneTrouble): void;
  /** Lets the next requests for the commits of a pull request fail as if the platform were down. */
  breakDown(): void;
  /** Refuses all requests that set labels, or post comments, for their content. */
  refuse(what: 'labels' | 'comments'): void;
  /** Lets the platform forget the webhooks that it has sent, so that it lists none. */
  forgetDeliveries(): void;
  /** Ends all faults. */
  calm(): void;
  /** Sends what was held. */
  releaseHeld(): Promise<void>;
  settleWebhooks(): Promise<void>;
}

/** Labels of all communities. */
export const SCENE_LABELS = { covered: 'example-cla/yes', uncovered: 'example-cla/no' };

/** The check that communities are moving from: a commit status on GitHub, labels elsewhere. */
export const OLD_CHECK = { name: 'license/cla', labels: { covered: 'old-cla/yes', uncovered: 'old-cla/no' } };
