import { test as base } from 'playwright/test'
import { anyBoard } from '../support/boards'
import { startProduct, type Product, type ProductOptions } from '../support/product'

/**
 * Days at which time stands still: nothing changes on its own, so one product serves all tests of a worker. A day's
 * server starts when the first test asks for it.
 */
export type StageName = keyof typeof STAGES

export const STAGES = {
  /** A Sunday in October, every league in the middle of its games. */
  sunday: { at: '2026-10-25T18:30:00Z', rate: 0, slate: 'standard' },
  /** The Saturday of a Ryder Cup and of college football, as the seasons have it: summer is over for nobody else. */
  cup: { at: '2025-09-27T18:30:00Z', rate: 0 },
  /** The third round of a tournament with a cut; baseball plays, the others wait for autumn. */
  golf: { at: '2026-06-06T18:30:00Z', rate: 0 },
} satisfies Record<string, ProductOptions>

export const FIRST_BOARDS = {
  sunday: ['nfl', 'nba', 'mlb', 'nhl', 'ncaab', 'pga'],
  cup: ['rydercup', 'ncaaf'],
  golf: ['pga'],
} as const satisfies Record<StageName, readonly Parameters<typeof anyBoard>[1][]>

export type OpenStage = (name: StageName) => Promise<Product>

export const test = base.extend<object, { stage: OpenStage }>({
  stage: [
    async ({}, provide) => {
      const open = new Map<StageName, Promise<Product>>()
      await provide((name) => {
        const product = open.get(name) ?? start(name)
        open.set(name, product)
        return product
      })
      for (const product of open.values()) await (await product).close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

async function start(name: StageName): Promise<Product> {
  const product = await startProduct(STAGES[name])
  for (const slug of FIRST_BOARDS[name]) await anyBoard(product.url, slug)
  return product
}
