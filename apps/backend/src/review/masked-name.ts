/** A name with its middle masked, for other people: "T**r" (contract 3.3). */
export function maskedName(name: string): string {
  const letters = [...name.trim()];
  const [first = '*'] = letters;
  return `${first}**${letters.length > 2 ? letters.at(-1) : ''}`;
}
