import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { parseDay } from '../../domain/time/parse-day'
import { easternTodayAtom } from '../../state/eastern-today'
import { useAtomValue } from '../../state/store'

export interface Choice {
  /** As it stands in the address: it may name a league that cannot be simulated. */
  readonly sport: string
  /** An Eastern day. */
  readonly day: string
  readonly game: string
  readonly choose: (changes: Partial<Record<'sport' | 'date' | 'game', string>>) => void
}

/** The address holds which game is simulated, so that it can be sent and reloaded. */
export function useChoice(): Choice {
  const [search, setSearch] = useSearchParams()
  // A new day would take away the game that is simulated, so the page stays at the day on which it was opened.
  const [today] = useState(useAtomValue(easternTodayAtom))
  return {
    sport: (search.get('sport') || 'NFL').toUpperCase().slice(0, 20),
    day: parseDay(search.get('date') ?? '') ?? today,
    game: search.get('game') ?? '',
    choose(changes) {
      setSearch((before) => new URLSearchParams({ ...Object.fromEntries(before), ...changes }), {
        replace: true,
      })
    },
  }
}
