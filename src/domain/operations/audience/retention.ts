import { addDays, easternDay } from '../../time/eastern'
import { average, percentOf } from '../statistics'
import type { Visit } from './visit'

const DAYS = 7

/**
 * Of the users of a day, the share that came back the next, on average over the last 7 full days. Days without
 * users say nothing; a week without any has no retention.
 */
export function retentionRate(visits: readonly Visit[], nowMs: number): number | undefined {
  const usersByDay = new Map<string, Set<string>>()
  for (const visit of visits) {
    const day = easternDay(visit.startMs)
    usersByDay.set(day, (usersByDay.get(day) ?? new Set()).add(visit.userId))
  }
  const days = Array.from({ length: DAYS }, (_, index) => addDays(easternDay(nowMs), -1 - index))
  return average(days.flatMap((day) => returned(usersByDay, day) ?? []))
}

function returned(usersByDay: ReadonlyMap<string, ReadonlySet<string>>, day: string): number | undefined {
  const before = [...(usersByDay.get(addDays(day, -1)) ?? [])]
  const back = before.filter((user) => usersByDay.get(day)?.has(user))
  return percentOf(back.length, before.length)
}
