import { shownSituation } from '../../../domain/card/card-parts'
import type { Game } from '../../../domain/game/game'
import type { BasketballSituation, HockeySituation } from '../../../domain/game/situation'

/** What makes this moment of a basketball or hockey game special: a power play, the bonus. */
export function statusNote(game: Game): string | undefined {
  const situation = shownSituation(game)
  switch (situation?.kind) {
    case 'hockey':
      return strengthText(situation)
    case 'basketball':
      return basketballText(situation)
    default:
      return undefined
  }
}

function strengthText({ powerPlay, strength, possession }: HockeySituation): string | undefined {
  if (powerPlay) return possession ? `${possession} power play` : 'Power play'
  return strength === 'empty net' ? 'Empty net' : undefined
}

function basketballText({ shotClock, inBonus }: BasketballSituation): string | undefined {
  const clock = shotClock === undefined ? undefined : `Shot clock ${shotClock}`
  return [clock, inBonus ? 'Bonus' : undefined].filter(Boolean).join(' · ') || undefined
}
