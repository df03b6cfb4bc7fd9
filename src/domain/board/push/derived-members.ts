import { downAndDistance } from '../../football/down-and-distance'
import { ballOn } from '../../football/yard-line'
import { openCount } from '../../game/open-count'
import { isObject, type Json, type JsonObject } from '../../json'
import { combinePatches, diffObjects, mergePatch } from '../merge-patch'

/**
 * A short push leaves out what follows from other changes of a game: the period label with its clock, the batter's
 * count in it, the words for down and distance. The sender and the receiver make the same guess at these. Where the
 * guess is wrong the patch holds the right value, so a wrong guess costs bytes but never shows anything false.
 */

/** The whole patch again; `short` is what `withoutDerivedMembers` has left of it. */
export function withDerivedMembers(before: JsonObject, short: JsonObject): JsonObject {
  const follows = combinePatches(withClock(before, short), withSituation(before, short))
  return combinePatches(follows, short)
}

/** The patch without the members that follow from the others. */
export function withoutDerivedMembers(before: JsonObject, patch: JsonObject): JsonObject {
  const causes = causesOf(patch)
  const guessed = mergePatch(before, withDerivedMembers(before, causes))
  const wrong = diffObjects(guessed, mergePatch(before, patch))
  return wrong ? combinePatches(causes, wrong) : causes
}

function causesOf({ quarter: _label, startTime: _text, situation, ...causes }: JsonObject): JsonObject {
  if (!isObject(situation)) return situation === undefined ? causes : { ...causes, situation }
  const { downDistanceText: _words, possessionText: _spot, ...numbers } = situation
  return { ...causes, situation: numbers['down'] === null ? withoutNulls(numbers) : numbers }
}

/** When a down is over, everything that was said of it goes with it. */
function withoutNulls(situation: JsonObject): JsonObject {
  const left = Object.entries(situation).filter(([member, value]) => value !== null || member === 'down')
  return Object.fromEntries(left)
}

/** Changes `2Q • 4:00` and the feed's `4:00 - 2nd` along with the clock when it goes on to 3:45. */
function withClock(before: JsonObject, short: JsonObject): JsonObject {
  const old = before['timeLeft']
  const clock = short['timeLeft']
  if (!isFilled(old) || !isFilled(clock)) return {}
  const { quarter, startTime } = before
  return {
    ...(isFilled(quarter) &&
      quarter.endsWith(` • ${old}`) && { quarter: quarter.slice(0, -old.length) + clock }),
    ...(isFilled(startTime) &&
      startTime.startsWith(`${old} - `) && { startTime: clock + startTime.slice(old.length) }),
  }
}

function withSituation(before: JsonObject, short: JsonObject): JsonObject {
  const change = short['situation']
  if (!isObject(change)) return {}
  const known = before['situation']
  const situation = mergePatch(isObject(known) ? known : {}, change)
  switch (situation['kind']) {
    case 'football':
      return withDown(before, change, situation)
    case 'baseball':
      return withCount(before, situation)
    default:
      return {}
  }
}

const MEMBERS_OF_A_DOWN = ['distance', 'yardLine', 'possession', 'possessionText', 'downDistanceText']
const CAUSES = ['down', 'distance', 'yardLine', 'possession']

function withDown(before: JsonObject, change: JsonObject, situation: JsonObject): JsonObject {
  if (!CAUSES.some((member) => member in change)) return {}
  if (change['down'] === null)
    return { situation: Object.fromEntries(MEMBERS_OF_A_DOWN.map((member) => [member, null])) }
  const { down, distance, yardLine } = situation
  const spot = isNumber(yardLine)
    ? ballOn(yardLine, abbreviation(before, 'homeTeam'), abbreviation(before, 'awayTeam'))
    : undefined
  if (!isNumber(down) || !isNumber(distance) || !isNumber(yardLine) || spot === undefined) return {}
  const yardsToGoal = situation['possession'] === abbreviation(before, 'homeTeam') ? 100 - yardLine : yardLine
  const words = downAndDistance(down, distance >= yardsToGoal ? 0 : distance)
  return {
    situation: {
      possessionText: spot,
      ...(words !== undefined && { downDistanceText: `${words} at ${spot}` }),
    },
  }
}

/** `Top 5th 2-1`. */
function withCount({ quarter }: JsonObject, { balls, strikes }: JsonObject): JsonObject {
  if (!isFilled(quarter) || !isNumber(balls) || !isNumber(strikes)) return {}
  const [half] = /^(?:Top|Bot) \w+/.exec(quarter) ?? []
  const count = openCount({ balls, strikes })
  return half === undefined ? {} : { quarter: count === undefined ? half : `${half} ${count}` }
}

function abbreviation(game: JsonObject, side: 'homeTeam' | 'awayTeam'): string {
  const team = game[side]
  const text = isObject(team) ? team['abbreviation'] : undefined
  return isFilled(text) ? text : ''
}

function isFilled(value: Json | undefined): value is string {
  return typeof value === 'string' && value !== ''
}

function isNumber(value: Json | undefined): value is number {
  return typeof value === 'number'
}
