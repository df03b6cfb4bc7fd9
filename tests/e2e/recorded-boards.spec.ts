import { test, type Page } from 'playwright/test'
import type { GameSlug } from '../../src/domain/league'
import { boardWhere } from '../support/boards'
import { startProduct } from '../support/product'
import { HAS_RECORDINGS, NO_RECORDINGS, RECORDINGS } from '../support/recordings'
import { expect } from './product-test'

/** A recorded real game, as a viewer sees it at the time of that game. */
interface RecordedGame {
  readonly slug: GameSlug
  readonly id: string
  readonly phase: string
  readonly period: string
  /** The guest team first: abbreviation, score, rank. */
  readonly teams: readonly (readonly [abbr: string, score: string, rank: string | null])[]
  /** The texts on the card, in this order. */
  readonly texts: readonly string[]
  readonly possession?: 'home' | 'away'
  readonly timeouts?: readonly string[]
}

const DAYS: Readonly<Record<string, readonly RecordedGame[]>> = {
  '2022-09-11T20:00:00Z': [
    {
      slug: 'nfl',
      id: '401437634',
      phase: 'live',
      period: '4Q • 0:16',
      teams: [
        ['PIT', '20', null],
        ['CIN', '14', null],
      ],
      texts: ['4Q • 0:16', 'Red zone', '2nd & 10 · PIT 12', 'Pittsburgh Steelers', 'Cincinnati Bengals'],
      possession: 'home',
      timeouts: ['2', '0'],
    },
    {
      slug: 'mlb',
      id: '401356311',
      phase: 'live',
      period: 'DELAYED',
      teams: [
        ['WSH', '0', null],
        ['PHI', '1', null],
      ],
      texts: [
        'Delayed · Top 3rd',
        'Rain Delay',
        'Washington Nationals',
        '49-91',
        'Citizens Bank Park',
        '71° Rain',
      ],
    },
    {
      slug: 'mlb',
      id: '401356306',
      phase: 'live',
      period: 'Bot 4th 0-0',
      teams: [
        ['NYM', '5', null],
        ['MIA', '1', null],
      ],
      texts: ['Bot 4th 0-0', 'MIA at bat', '0 outs', 'New York Mets', 'Miami Marlins'],
    },
  ],
  '2022-09-17T18:00:00Z': [
    {
      slug: 'ncaaf',
      id: '401403888',
      phase: 'live',
      period: 'HALF',
      teams: [
        ['UGA', '24', '1'],
        ['SC', '0', null],
      ],
      texts: ['Halftime', '1 Georgia Bulldogs', 'South Carolina Gamecocks', 'Williams-Brice Stadium', '83°'],
    },
  ],
  '2025-02-12T00:30:00Z': [
    {
      slug: 'ncaab',
      id: '401708388',
      phase: 'live',
      period: '1H • 10:40',
      teams: [
        ['AUB', '22', '1'],
        ['VAN', '9', null],
      ],
      texts: [
        '1H • 10:40',
        '1 Auburn Tigers',
        'Vanderbilt Commodores',
        'Tahaad Pettiford made Three Point',
        'Indoor',
      ],
    },
  ],
  '2025-05-22T02:30:00Z': [
    {
      slug: 'nhl',
      id: '401773321',
      phase: 'live',
      period: '3P • 3:41',
      teams: [
        ['EDM', '3', null],
        ['DAL', '5', null],
      ],
      texts: ['3P • 3:41', 'Edmonton Oilers', 'Dallas Stars', 'Puck in Netting', 'West Final', 'Game 1'],
    },
  ],
  '2026-05-03T01:45:00Z': [
    {
      slug: 'nba',
      id: '401869412',
      phase: 'live',
      period: '4Q • 8:41',
      teams: [
        ['PHI', '92', null],
        ['BOS', '87', null],
      ],
      texts: ['4Q • 8:41', 'Philadelphia 76ers', 'Boston Celtics', 'Paul George foul', '1st Round', 'Game 7'],
    },
  ],
}

for (const [at, games] of Object.entries(DAYS)) {
  const leagues = [...new Set(games.map(({ slug }) => slug))]
  test(`the recorded games of ${at.slice(0, 10)} stand on their cards as they were (${leagues.join(', ')})`, async ({
    page,
  }) => {
    test.skip(!HAS_RECORDINGS, NO_RECORDINGS)
    const product = await startProduct({ at, rate: 0, replayDir: RECORDINGS })
    try {
      for (const slug of leagues) {
        const mine = games.filter((game) => game.slug === slug)
        await boardWhere(product.url, slug, 'with the recorded games', (board) =>
          mine.every(({ id }) => board.games.some((game) => game.id === id)),
        )
        await page.goto(`${product.url}/${slug}`)
        for (const game of mine) await expectOnCard(page, game)
      }
    } finally {
      await product.close()
    }
  })
}

async function expectOnCard(page: Page, game: RecordedGame): Promise<void> {
  const card = page.locator(`article[data-game="${game.id}"]`)
  await expect(card).toHaveAttribute('data-phase', game.phase)
  await expect(card).toHaveAttribute('data-period', game.period)
  await expect(card).toContainText(new RegExp(game.texts.map(escaped).join('[^]*')))
  for (const [index, side] of (['away', 'home'] as const).entries()) {
    const [abbr, score, rank] = game.teams[index]!
    const row = card.locator(`[data-team=${side}]`)
    expect(
      await row.evaluate(({ dataset }) => [dataset['abbr'], dataset['score'], dataset['rank'] ?? null]),
    ).toEqual([abbr, score, rank])
    await expect(row.locator('[data-possession]')).toHaveCount(game.possession === side ? 1 : 0)
    const pips = row.locator('[data-timeouts]')
    if (game.timeouts) await expect(pips).toHaveAttribute('data-timeouts', game.timeouts[index]!)
  }
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
