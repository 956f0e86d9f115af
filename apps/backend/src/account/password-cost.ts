/** Parameters of scrypt: memory is 128 · N · r bytes, time grows with p. */
export interface PasswordCost {
  N: number;
  r: number;
  p: number;
}

/** Cost of a new hash: 16 MiB and about 0.1 s. It is stored with each hash, so raising it does not break old ones. */
export const PASSWORD_COST: PasswordCost = { N: 16_384, r: 8, p: 5 };
