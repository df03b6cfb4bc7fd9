import { isObject } from '../../json'

/** Which leagues the header shows. A league that is not mentioned is visible. */
export type SportVisibility = Readonly<Record<string, boolean>>

export function allVisible(sports: readonly string[]): SportVisibility {
  return Object.fromEntries(sports.map((sport) => [sport, true]))
}

export function noneVisible(sports: readonly string[]): SportVisibility {
  return Object.fromEntries(sports.map((sport) => [sport, false]))
}

export function isVisible(visibility: SportVisibility, sport: string): boolean {
  return !Object.keys(visibility).includes(sport) || visibility[sport] !== false
}

/** Reads a stored choice tolerantly; the caller logs `corrupt`. Leagues added later are visible. */
export function readVisibility(
  stored: unknown,
  sports: readonly string[],
): { readonly visibility: SportVisibility; readonly corrupt: boolean } {
  if (!isObject(stored))
    return { visibility: allVisible(sports), corrupt: stored !== undefined && stored !== null }
  const entries = Object.entries(stored)
  const chosen = sports.map((sport): [string, boolean] => [
    sport,
    !entries.some(([key, value]) => key === sport && value === false),
  ])
  const corrupt = entries.some(([, value]) => typeof value !== 'boolean')
  return { visibility: Object.fromEntries(chosen), corrupt }
}

export function visibilityText(visibility: SportVisibility, sports: readonly string[]): string {
  const hidden = sports.length - visibleCount(visibility, sports)
  if (hidden === 0) return 'All sports visible'
  if (hidden === sports.length) return 'All sports hidden - Header navigation disabled'
  return hidden === 1 ? '1 sport hidden' : `${hidden} sports hidden`
}

export function visibilityCounter(visibility: SportVisibility, sports: readonly string[]): string {
  return `${visibleCount(visibility, sports)} / ${sports.length} Sports Active`
}

function visibleCount(visibility: SportVisibility, sports: readonly string[]): number {
  return sports.filter((sport) => isVisible(visibility, sport)).length
}
