/** The title shown when an operator has hidden a league or all of them. */
export function hiddenLeagueTitle(label: string): string {
  return `${label} is taking a break here`
}

export function noLeaguesTitle(): string {
  return 'No leagues at the moment'
}

export const HIDDEN_TEXT =
  'Whoever runs this site has switched it off for now. Scores are back as soon as it is on again.'
