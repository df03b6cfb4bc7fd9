import type { BrowserContext, Page } from 'playwright/test'
import type { Product } from '../../support/product'
import type { StageName } from '../stages'

/** One screen in one state that looks like no other. */
export interface Screen {
  readonly name: string
  /** As the app's list of routes writes it. */
  readonly route: string
  /** The modules of the dialogs that are open on it, by size. */
  readonly dialogs?: readonly string[]
  /** The day at which it is checked; a Sunday by default. */
  readonly stage?: StageName
  readonly path: string | ((product: Product) => Promise<string>)
  readonly prepare?: (stand: Stand) => Promise<unknown>
  readonly ready: string
  /** What has to be done once it is there. */
  readonly onceThere?: (stand: Stand) => Promise<unknown>
  /** The sizes in which it is checked, if not in all. */
  readonly sizes?: readonly Size[]
  /** Its words do not break on a zoomed phone either, where its list of past games once was columns of letters. */
  readonly isWholeZoomed?: true
  /** Too long for a scan of everything on it; the same parts stand on another screen. */
  readonly isLong?: true
}

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Stand {
  readonly page: Page
  readonly context: BrowserContext
  readonly product: Product
}

export const LEAGUE = '/:sport'
export const GAME = '/:sport/game/:id'
export const DAY = '/:sport/day/:day'
export const TEAM = '/:sport/team/:id'
export const CARDS = 'article[data-game]'

export async function openScreen(stand: Stand, { path, prepare, ready, onceThere }: Screen): Promise<void> {
  const { page, product } = stand
  await prepare?.(stand)
  await page.goto(product.url + (typeof path === 'string' ? path : await path(product)))
  await page.locator(ready).first().waitFor()
  await onceThere?.(stand)
}
