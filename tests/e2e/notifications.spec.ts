import type { BrowserContext } from 'playwright/test'
import type { Game } from '../../src/domain/game/game'
import type { GameAlerts } from '../../src/domain/people/game-alerts/game-alert'
import { CLOSE_MARGIN, isCloseFinish } from '../../src/domain/people/notifications/close-finish'
import { teamKey } from '../../src/domain/people/favourites/team-key'
import { newsOf } from '../../src/domain/people/notifications/game-news'
import { REFRESH_TAG } from '../../sw/messages'
import { boardOfFeed } from '../support/boards'
import { scorePoints } from '../support/score-points'
import { startSignedIn } from './account'
import { BROWSER_ARGS } from './browser-args'
import { expect, openBoard, test, untilInstalled } from './product-test'
import { STAGES } from './stages'

// A Chromium that has no windows has no notifications either.
const executablePath = process.env['WINDOWED_CHROMIUM_PATH']
test.use({
  serviceWorkers: 'allow',
  day: 'night',
  launchOptions: executablePath ? { executablePath, args: BROWSER_ARGS } : { args: BROWSER_ARGS },
})

test('with no page open the worker asks for the boards of favourites and tells what is new', async ({
  page,
  context,
  product,
}) => {
  await context.grantPermissions(['notifications'])
  await openBoard(page, product, 'nba')
  await untilInstalled(page)
  await page
    .locator('article[data-phase=final]')
    .first()
    .getByRole('button', { name: /^Favourite/ })
    .first()
    .click()
  await expect.poll(() => toldKeys(context)).not.toEqual([])
  const games = (await toldKeys(context)).map((key) => key.replace(/\/final$/, ''))
  const wake = await waker(context, product.url)
  await page.goto('about:blank')
  await inWorker(context, forgetWhatHappened)
  await inWorker(context, countShown)
  await wake()
  await expect.poll(() => inWorker(context, readShownCount)).toBe(games.length)
  const told = games.map((tag) => ({ tag, title: 'NBA · Final', silent: true }))
  expect(await inWorker(context, shownNotifications)).toEqual(expect.arrayContaining(told))
})

test('a page that nobody looks at tells, as the score comes, that a favourite has a close finish', async ({
  page,
  context,
  product,
}) => {
  await context.grantPermissions(['notifications'])
  const { games } = await boardOfFeed(product.url, 'nba')
  const game = games.find((one) => isCloseFinish('basketball', tied(one)))!
  const behind = behindIn(game)
  const team = game[behind]
  await openBoard(page, product, 'nba')
  await untilInstalled(page)
  await page
    .locator(`article[data-game="${game.id}"]`)
    .getByRole('button', { name: `Favourite: ${team.displayName}` })
    .click()
  const atMs = Date.parse(STAGES.night.at)
  const seen = newsOf('nba', games, new Set([teamKey('nba', team)!]), atMs, atMs)
  await expect.poll(() => toldKeys(context)).toEqual(seen.map(({ key }) => key))
  await page.evaluate(hide)
  await inWorker(context, seeAllPagesHidden)
  await inWorker(context, countShown)
  const baskets = Math.ceil((marginOf(game) - CLOSE_MARGIN.basketball) / BASKET)
  await scorePoints(product, { slug: 'nba', game, side: behind, points: BASKET, times: baskets })
  await expect.poll(() => inWorker(context, readShownCount)).toBe(1)
  const told = { tag: `nba/${game.id}`, title: 'NBA · Close finish', silent: true }
  expect(await inWorker(context, shownNotifications)).toEqual([told])
})

test.describe('a fan with Premium', () => {
  test.use({ day: 'sunday' })

  test('asks for alerts of a team, and hears once, in the list and by a notification, that it takes the lead', async ({
    page,
    context,
    product,
  }) => {
    await context.grantPermissions(['notifications'])
    const { token } = await startSignedIn(context, product, { tier: 'premium' })
    const { games } = await boardOfFeed(product.url, 'nfl')
    const game = games.find((one) => one.phase === 'live' && isWithinTouchdown(one))!
    const behind = behindIn(game)
    const team = game[behind]

    await page.goto(`${product.url}/nfl/game/${game.id}`)
    await untilInstalled(page)
    await page.getByRole('button', { name: 'Alerts for this game' }).click()
    const alerts = page.getByRole('dialog', { name: 'Game alerts' })
    await alerts.getByRole('button', { name: team.abbreviation, exact: true }).click()
    await alerts.getByRole('switch', { name: 'Lead changes' }).click()
    await expect.poll(async () => (await alertsOf(product.url, token)).rules).toHaveLength(1)

    // A user who looks at the game itself needs no notification.
    await openBoard(page, product, 'nba')
    await page.evaluate(countShown)
    const ahead = await scorePoints(product, { slug: 'nfl', game, side: behind, points: TOUCHDOWN })
    const title = `NFL · ${team.abbreviation} takes the lead`
    const told = async () =>
      (await inWorker(context, shownNotifications)).filter(
        (shown) => 'title' in shown && shown.title === title,
      )
    await expect.poll(() => page.evaluate(readShownCount)).toBe(1)
    expect(await told()).toHaveLength(1)

    // More points for the team that already leads do not change the lead.
    await scorePoints(product, { slug: 'nfl', game: ahead, side: behind, points: 3 })
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('menuitem', { name: 'Game Alerts' }).click()
    await expect(alerts.locator('[data-alert=lead]')).toHaveText(new RegExp(title))
    expect((await alertsOf(product.url, token)).alerts.map(({ kind }) => kind)).toEqual(['lead'])
    expect(await told()).toHaveLength(1)
  })
})

const TOUCHDOWN = 7
/** The most points that basketball gives at once. */
const BASKET = 3

const isWithinTouchdown = (game: Game) => marginOf(game) > 0 && marginOf(game) < TOUCHDOWN

const marginOf = ({ homeTeam, awayTeam }: Game) => Math.abs(homeTeam.score - awayTeam.score)

const behindIn = ({ homeTeam, awayTeam }: Game) => (homeTeam.score < awayTeam.score ? 'homeTeam' : 'awayTeam')

const tied = (game: Game): Game => ({ ...game, homeTeam: { ...game.homeTeam, score: game.awayTeam.score } })

/** Chromium without a screen shows all pages at all times, so the page and the worker are told otherwise. */
function hide(): void {
  Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
  Object.defineProperty(document, 'hidden', { get: () => true })
  document.dispatchEvent(new Event('visibilitychange'))
}

async function seeAllPagesHidden(): Promise<void> {
  const { WindowClient: Page } = self as unknown as { readonly WindowClient: { readonly prototype: object } }
  Object.defineProperty(Page.prototype, 'visibilityState', { get: () => 'hidden' })
}

async function alertsOf(url: string, token: string): Promise<GameAlerts> {
  const answer = await fetch(`${url}/api/game-alerts`, { headers: { authorization: token } })
  return (await answer.json()) as GameAlerts
}

/**
 * The events that count as told because the page has shown them: here the results of a team that has played
 * tonight.
 */
async function toldKeys(context: BrowserContext): Promise<readonly string[]> {
  return Object.keys((await inWorker(context, readTold)) ?? {})
}

function inWorker<T>(context: BrowserContext, act: () => Promise<T>): Promise<T> {
  return context.serviceWorkers()[0]!.evaluate(act)
}

function readTold(): Promise<object | undefined> {
  return new Promise((done, fail) => {
    const opening = indexedDB.open('turbo-scores-values')
    opening.addEventListener('error', fail)
    opening.addEventListener('success', () => {
      const reading = opening.result.transaction('values').objectStore('values').get('told')
      reading.addEventListener('success', () => {
        opening.result.close()
        done(reading.result as object | undefined)
      })
    })
  })
}

/** Resets the device to before the games: it has their teams' stars and no board, and has told nothing. */
async function forgetWhatHappened(): Promise<void> {
  const clear = (database: string, store: string) =>
    new Promise<void>((done, fail) => {
      const opening = indexedDB.open(database)
      opening.addEventListener('error', fail)
      opening.addEventListener('success', () => {
        const clearing = opening.result.transaction(store, 'readwrite')
        if (store === 'values') clearing.objectStore(store).delete('told')
        else clearing.objectStore(store).clear()
        clearing.addEventListener('complete', () => {
          opening.result.close()
          done()
        })
      })
    })
  await clear('turbo-scores', 'boards')
  await clear('turbo-scores-values', 'values')
}

/**
 * Counts, in the page or in the worker, the notifications that the browser has shown. Whoever asks for the list
 * while one is on its way makes Chromium forget that one: it is not on the screen yet, and counts as closed. So
 * the tests ask when all are shown.
 */
async function countShown(): Promise<void> {
  const counter = globalThis as unknown as Counter
  const { prototype } = ServiceWorkerRegistration
  const show = prototype.showNotification
  counter.shown = 0
  prototype.showNotification = async function (title, options) {
    await show.call(this, title, options)
    counter.shown += 1
  }
}

interface Counter {
  shown: number
}

async function readShownCount(): Promise<number> {
  return (globalThis as unknown as Counter).shown
}

async function shownNotifications(): Promise<readonly object[]> {
  const { registration } = self as unknown as { readonly registration: ServiceWorkerRegistration }
  return (await registration.getNotifications()).map(({ tag, title, silent }) => ({ tag, title, silent }))
}

/** Wakes the worker as the browser does now and then. */
async function waker(context: BrowserContext, origin: string): Promise<() => Promise<unknown>> {
  const cdp = await context.newCDPSession(context.pages()[0]!)
  let registrationId: string | undefined
  cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    registrationId = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`)?.registrationId
  })
  await cdp.send('ServiceWorker.enable')
  await expect.poll(() => registrationId).toBeDefined()
  return () =>
    cdp.send('ServiceWorker.dispatchPeriodicSyncEvent', {
      origin,
      registrationId: registrationId!,
      tag: REFRESH_TAG,
    })
}
