/** The sports that have a box score. */
export type BoxScoreSport = 'NFL' | 'NBA' | 'MLB' | 'NHL' | 'NCAAF' | 'NCAAB'

export const BOX_SCORE_SPORTS: readonly BoxScoreSport[] = ['NFL', 'NBA', 'MLB', 'NHL', 'NCAAF', 'NCAAB']

export function parseBoxScoreSport(name: string): BoxScoreSport | undefined {
  return BOX_SCORE_SPORTS.find((sport) => sport === name)
}
