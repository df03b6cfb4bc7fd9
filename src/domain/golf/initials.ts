/** The first two letters of a name's initials, in place of a headshot; of a team the last names' (`Lowry/McIlroy`). */
export function initialsOf(name: string): string {
  const words = name.split(/[\s/&,]+/).filter((word) => word !== '')
  const letters = words.map((word) => Array.from(word)[0] ?? '')
  return letters.slice(0, 2).join('').toUpperCase()
}
