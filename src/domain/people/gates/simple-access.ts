const OPEN_TO_ALL = [
  'scores',
  'schedules',
  'standings',
  'weather-basic',
  'game-countdown',
  'pga-leaderboard',
  'basic-navigation',
] as const

const SIGNED_IN_ONLY = [
  'live-stats',
  'win-probability',
  'weather-detailed',
  'personalization',
  'favorites',
  'notifications',
] as const

export type SimpleFeature = (typeof OPEN_TO_ALL)[number] | (typeof SIGNED_IN_ONLY)[number]

/** This check depends only on whether someone is signed in. */
export function isFeatureOpen(feature: SimpleFeature, signedIn: boolean): boolean {
  return signedIn || (OPEN_TO_ALL as readonly SimpleFeature[]).includes(feature)
}
