import type { BrowserContext } from 'playwright/test'
import type { Game } from '../../src/domain/game/game'
import type { GameAlerts } from '../../src/domain/people/game-alerts/game-alert'
import { REFRESH_TAG } from '../../sw/messages'
import { boardOfFeed } from '../support/boards'
import { scorePoints } from '../support/score-points'
import { startSignedIn } from './account'
import { BROWSER_ARGS } from './browser-args'
import { expect, openBoard, test, untilInstalled } from './product-test'

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
    const behind = game.homeTeam.score < game.awayTeam.score ? 'homeTeam' : 'awayTeam'
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
    await scorePoints(product, game, behind, TOUCHDOWN)
    const title = `NFL · ${team.abbreviation} takes the lead`
    const told = async () =>
      (await inWorker(context, shownNotifications)).filter(
        (shown) => 'title' in shown && shown.title === title,
      )
    await expect.poll(() => page.evaluate(readShownCount)).toBe(1)
    expect(await told()).toHaveLength(1)

    // More points for the team that already leads do not change the lead.
    const ahead = { ...game, [behind]: { ...team, score: team.score + TOUCHDOWN } }
    await scorePoints(product, ahead, behind, 3)
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('menuitem', { name: 'Game Alerts' }).click()
    await expect(alerts.locator('[data-alert=lead]')).toHaveText(new RegExp(title))
    expect((await alertsOf(product.url, token)).alerts.map(({ kind }) => kind)).toEqual(['lead'])
    expect(await told()).toHaveLength(1)
  })
})

const TOUCHDOWN = 7

function isWithinTouchdown({ homeTeam, awayTeam }: Game): boolean {
  const margin = Math.abs(homeTeam.score - awayTeam.score)
  return margin > 0 && margin < TOUCHDOWN
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
