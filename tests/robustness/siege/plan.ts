/** What the siege's processes are told. */
export interface SiegePlan {
  port: number;
  seconds: number;
}

/** What the attackers' process is told. */
export interface AttackersPlan extends SiegePlan {
  connections: number;
  /** Loopback addresses that they come from. */
  addresses: number;
  /** Session tokens of buyers among them. */
  tokens: string[];
  /** Accounts whose passwords they guess. */
  victims: string[];
  /** The one kind of attack that all do, to find out what hurts; empty for all kinds. */
  only: string;
}

/** What the honest buyers' process is told. */
export interface BuyersPlan extends SiegePlan {
  /** Accounts, all with the demo password. */
  accounts: string[];
}

/** Answers by kind of attack: status or what became of the connection, and how often. */
export type AttackCounts = Record<string, Record<string, number>>;

/** What honest buyers met, by kind of what they did. */
export type BuyersReport = Record<string, { took: number[]; failures: string[] }>;

/** The plan of this process, in its first argument. */
export function readPlan<Plan>(): Plan {
  return JSON.parse(process.argv[2] ?? '') as Plan;
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
