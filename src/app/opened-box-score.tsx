import { isStuck } from '../domain/game/stuck'
import type { GameSlug } from '../domain/league'
import { BoxScore, type BoardWords } from '../features/box-score/box-score'
import { statusText } from '../features/scoreboard/card/game-words'
import { OddsLine } from '../features/scoreboard/card/odds-line'
import { StuckAge } from '../features/scoreboard/card/stuck-age'
import { FreshnessLabel } from '../features/scoreboard/freshness-label'
import { FreshnessScope } from '../features/scoreboard/freshness-scope'
import { productNow } from '../platform/clock'
import { dayText } from '../platform/local-time'
import { latePart } from '../ui/late-part'
import { OptionalPart } from '../ui/optional-part'

const LineMovement = latePart(async () => (await import('../features/odds/line-movement')).LineMovement)

interface Props {
  readonly slug: GameSlug
  readonly id: string
  readonly onClose: () => void
}

/** The box score in the words of the board behind it, which no board needs: they are loaded with it. */
export function OpenedBoxScore(props: Props) {
  return <BoxScore {...props} words={WORDS} />
}

const WORDS: BoardWords = {
  statusOf: (game) => (
    <>
      {statusText(game, dayText(productNow()))}
      {isStuck(game) ? (
        <>
          {' · '}
          <StuckAge since={game.stuckSince} />
        </>
      ) : null}
    </>
  ),
  scopeOf: (stored, scores) => <FreshnessScope stored={stored}>{scores}</FreshnessScope>,
  ageOf: (stored) => <FreshnessLabel stored={stored} />,
  oddsOf: (slug, game) => <OddsLine slug={slug} game={game} />,
  movementOf: (slug, game) => (
    <OptionalPart>
      <LineMovement slug={slug} game={game} />
    </OptionalPart>
  ),
}
