/** The latest event, for times without a down, when a field without a ball would say nothing. */
export const FOOTBALL_HAPPENINGS = [
  'kickoff',
  'touchdown',
  'extra point good',
  'extra point missed',
  'two-point conversion',
  'field goal good',
  'field goal missed',
  'safety',
  'interception',
  'fumble',
  'punt',
  'timeout',
  'two-minute warning',
] as const

export type FootballHappening = (typeof FOOTBALL_HAPPENINGS)[number]
