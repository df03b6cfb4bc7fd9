/** The leagues that were opened in a session, as its row keeps them: `NFL MLB`. How many there are is its depth. */
export function withOpened(opened: string, sport: string): string {
  const known = opened.split(' ').filter((name) => name !== '')
  if (sport === '' || known.includes(sport)) return known.join(' ')
  return [...known, sport].join(' ')
}
