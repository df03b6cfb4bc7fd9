/** Up to two initials of a name, in place of a headshot; for a team those of the last names (`Lowry/McIlroy`). */
export function initialsOf(name: string): string {
  const letters = name.split(/[\s/&,]/).flatMap((word) => Array.from(word).slice(0, 1))
  return letters.slice(0, 2).join('').toUpperCase()
}
