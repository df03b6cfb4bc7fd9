import { HOUR_MS } from '../time/intervals'

/**
 * After this time every game of a day is over: eighteen innings have taken more than seven hours, and weather can stop
 * a game for as long.
 */
export const LONGEST_GAME_MS = 9 * HOUR_MS
