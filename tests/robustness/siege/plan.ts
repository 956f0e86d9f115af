/** The plan of all siege processes. */
export interface SiegePlan {
  port: number;
  seconds: number;
}

/** The plan of the attackers' process. */
export interface AttackersPlan extends SiegePlan {
  connections: number;
  /** The number of their loopback addresses. */
  addresses: number;
  /** Session tokens of buyers that some of them use. */
  tokens: string[];
  /** Accounts whose passwords they try to guess. */
  victims: string[];
  /** Restricts all attackers to one kind, to find out what hurts; empty for all kinds. */
  only: string;
}

/** The plan of the honest buyers' process. */
export interface BuyersPlan extends SiegePlan {
  /** Accounts, all with the demo password. */
  accounts: string[];
}

/** Counts by kind of attack and by result: a status, or how the connection ended. */
export type AttackCounts = Record<string, Record<string, number>>;

/** The results of honest buyers by kind of step. */
export type BuyersReport = Record<string, { took: number[]; failures: string[] }>;

/** The plan of this process, in its first argument. */
export function readPlan<Plan>(): Plan {
  return JSON.parse(process.argv[2] ?? '') as Plan;
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
