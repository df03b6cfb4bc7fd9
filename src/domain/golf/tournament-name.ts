const SPONSOR = /[\s,–—-]*\(?\b(?:presented|pres\.?|sponsored)\s+by\b.*/i
const ARTICLE = /^the\s+(?=\S)/i

/** Without sponsors and a leading The. The Open keeps it: `Open` names no tournament. */
export function tournamentName(name: string): string {
  const plain = name.replace(SPONSOR, '').trim()
  if (plain === '') return name.trim()
  const bare = plain.replace(ARTICLE, '')
  return /^open$/i.test(bare) ? plain : bare
}
