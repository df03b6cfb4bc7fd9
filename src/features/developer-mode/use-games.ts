import { useEffect, useState } from 'react'
import { loadGames, type LoadedGames } from '../../sync/simulator/load-games'

export interface Games {
  /** Undefined until the first answer arrives. */
  readonly loaded: LoadedGames | undefined
  readonly isLoading: boolean
  readonly refresh: () => void
}

/** The games of a day. While they are loaded again, and when that fails, the previous ones stay. */
export function useGames(sport: string, day: string): Games {
  const [tries, setTries] = useState(0)
  const question = `${sport} ${day}`
  const asked = `${question} ${tries}`
  const [answer, setAnswer] = useState<Answer>()
  useEffect(() => {
    let isWanted = true
    void loadGames(sport, day).then(
      (loaded) =>
        isWanted &&
        setAnswer((before) => answerAfter(before, { question: `${sport} ${day}`, asked, loaded })),
    )
    return () => void (isWanted = false)
  }, [sport, day, asked])
  return {
    loaded: answer?.question === question ? answer.loaded : undefined,
    isLoading: answer?.asked !== asked,
    refresh: () => setTries((before) => before + 1),
  }
}

interface Answer {
  readonly question: string
  readonly asked: string
  readonly loaded: LoadedGames
}

function answerAfter(before: Answer | undefined, next: Answer): Answer {
  const hasFailed = next.loaded.state.kind !== 'loaded'
  if (!hasFailed || before?.question !== next.question) return next
  return { ...next, loaded: { ...next.loaded, games: before.loaded.games } }
}
