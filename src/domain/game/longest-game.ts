import { HOUR_MS } from '../time/intervals'

/**
 * By then every game is over that is played on one day: eighteen innings have taken more than seven hours, and the weather
 * stops others for as long.
 */
export const LONGEST_GAME_MS = 9 * HOUR_MS
