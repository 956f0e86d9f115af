/** Masks the middle of a name for display to others: "T**r". */
export function maskedName(name: string): string {
  const characters = [...name.trim()];
  const [first = '*'] = characters;
  return `${first}**${characters.length > 2 ? characters.at(-1) : ''}`;
}
