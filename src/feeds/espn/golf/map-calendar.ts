import type { CalendarEntry } from '../../../domain/golf/golf-days'
import { easternDay } from '../../../domain/time/eastern'
import { id, list, nameText, record } from '../../read'
import { mapStart } from '../start'

/** The season's tournaments, as the golf scoreboard lists them. */
export function mapGolfCalendar(reply: unknown): readonly CalendarEntry[] {
  const league = record(list(record(reply)['leagues'])[0])
  return list(league['calendar']).flatMap((value) => {
    const entry = record(value)
    const start = mapStart(entry['startDate'])
    const end = mapStart(entry['endDate'])
    const entryId = id(entry['id'])
    if (start === undefined || end === undefined || entryId === '') return []
    return [{ id: entryId, label: nameText(entry['label']), first: dayOf(start), last: dayOf(end) }]
  })
}

function dayOf(time: string): string {
  return easternDay(Date.parse(time))
}
