/** Whose line it is: the sport's enum name and both abbreviations, by which the feed's words name teams. */
export interface OddsSides {
  readonly sport: string
  readonly home: string
  readonly away: string
}
