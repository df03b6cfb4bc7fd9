import { afterEach } from 'vitest'
import type { Game } from '../../../domain/game/game'
import type { GameSlug } from '../../../domain/league'
import { find, render, type Rendered } from '../../../ui/testing/render'
import { GameCard } from '../card/game-card'
// Loaded here before it is asked for: on a busy machine that takes longer than a test waits.
import '../card/rain'

let rendered: Rendered | undefined

export function showCardForEach(): void {
  afterEach(leave)
}

function leave(): void {
  rendered?.close()
  rendered = undefined
}

/** The page with one card on it. */
export const page = (): HTMLElement => rendered!.page

/** Shows the card of a game in place of the previous one. */
export function showCard(game: Game, slug: GameSlug = 'nfl', compact = false): HTMLElement {
  leave()
  rendered = render(<GameCard slug={slug} game={game} today="" compact={compact} />)
  return find(rendered.page, 'article')
}

/** Shows what has become of the game on the card that is there. */
export function showOnCard(game: Game, slug: GameSlug = 'nfl'): void {
  rendered?.show(<GameCard slug={slug} game={game} today="" />)
}

/** A third down of the away team, far from the goal. */
export const FOOTBALL = {
  kind: 'football',
  down: 3,
  distance: 7,
  yardLine: 34,
  possession: 'SF',
  possessionText: 'SEA 34',
  downDistanceText: '3rd & 7',
  homeTimeouts: 3,
  awayTimeouts: 1,
} as const
