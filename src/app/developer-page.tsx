import { leagueOfSport } from '../domain/league'
import { asGame } from '../domain/operations/simulator/as-game'
import type { SimulatedGame } from '../domain/operations/simulator/simulated-game'
import { lineOf } from '../domain/operations/simulator/with-line'
import { DeveloperMode } from '../features/developer-mode/developer-mode'
import { GameCard } from '../features/scoreboard/card/game-card'
import { todayAtom } from '../features/scoreboard/order/game-grid'
import { useAtomValue } from '../state/store'

/** Developer Mode with the card of the real boards, so that it shows exactly what users see. */
export function DeveloperPage() {
  return <DeveloperMode renderCard={(game) => <SimulatedCard game={game} />} />
}

function SimulatedCard({ game }: { readonly game: SimulatedGame }) {
  const today = useAtomValue(todayAtom)
  const { slug } = leagueOfSport(game.sport)
  return <GameCard slug={slug} game={asGame(game)} today={today} simulated={{ line: lineOf(game) }} />
}
