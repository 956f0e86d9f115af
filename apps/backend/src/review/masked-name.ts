/** A name as others may see it: its ends alone, "T**r" (contract 3.3). */
export function maskedName(name: string): string {
  const letters = [...name.trim()];
  const [first = '*'] = letters;
  return `${first}**${letters.length > 2 ? letters.at(-1) : ''}`;
}
