/** The first two letters of a name's initials, in place of a headshot; of a team the last names' (`Lowry/McIlroy`). */
export function initialsOf(name: string): string {
  const letters = name.split(/[\s/&,]/).flatMap((word) => Array.from(word).slice(0, 1))
  return letters.slice(0, 2).join('').toUpperCase()
}
