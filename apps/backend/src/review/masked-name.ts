/** Masks the middle of a name for display to others: "T**r". */
export function maskedName(name: string): string {
  const letters = [...name.trim()];
  const [first = '*'] = letters;
  return `${first}**${letters.length > 2 ? letters.at(-1) : ''}`;
}
