import { startNetworkBetween, type NetworkBetween } from '../support/network-between'
import { pressAndCut, waitingOn } from '../support/outbox-cuts'
import { allRecords } from '../support/users'
import { signIn, signOut, startSignedIn } from './account'
import { expect, test as base } from './product-test'

const test = base.extend<{ network: NetworkBetween }>({
  network: async ({ product }, provide) => {
    const network = await startNetworkBetween(product.url)
    await provide(network)
    network.close()
  },
})

test.use({ day: 'sunday', serviceWorkers: 'allow' })

/** `npm run soak` cuts two hundred times. */
const CUTS = Number(process.env['CUTS'] ?? 6)

test('what people do in two tabs takes effect once, wherever the network is cut and whichever tabs close', async ({
  context,
  product,
  network,
}) => {
  test.setTimeout(60_000 + CUTS * 4000)
  const user = await startSignedIn(context, product)
  const seed = process.env['SEED'] ?? 'outbox'
  const pressed = await pressAndCut(context, network, { cuts: CUTS, seed })
  const [page] = context.pages()
  for (const tab of context.pages()) await tab.bringToFront()
  await page!.reload()
  await expect.poll(() => waitingOn(page!), { timeout: 45_000 }).toBe(0)

  const rowsOf = async <Row extends { user_id: string }>(collection: string) => {
    const rows = await allRecords<Row>(product, collection)
    return rows.filter(({ user_id }) => user_id === user.id)
  }
  const receipts = await rowsOf<{ user_id: string; kind: string }>('outbox_receipts')
  const received = (kind: string) => receipts.filter((receipt) => receipt.kind === kind).length
  expect({ stars: received('favourites'), boxScores: received('usage') }).toEqual(pressed)
  const uses = await rowsOf<{ user_id: string; usage_count: number }>('feature_usage_tracking')
  expect(uses.reduce((sum, { usage_count }) => sum + usage_count, 0)).toBe(pressed.boxScores)

  const [row] = await rowsOf<{ user_id: string; teams: Record<string, { on: boolean }> }>('favourites')
  const chosen = Object.keys(row?.teams ?? {}).filter(
    (team) => row!.teams[team]!.on && team.startsWith('nfl/'),
  )
  await page!.goto(`${network.url}/nfl`)
  await expect(page!.locator('button[data-favourite=true]')).toHaveCount(chosen.length)
})

test('favourites of a guest join the account, reach its other device, and leave with the sign-out', async ({
  page,
  browser,
  product,
}) => {
  const elsewhere = await browser.newContext({ serviceWorkers: 'block' })
  const user = await startSignedIn(elsewhere, product)
  const other = await elsewhere.newPage()
  const star = (on: typeof page, team: string) => on.getByRole('button', { name: `Favourite: ${team}` })
  const chosen = (on: typeof page) => on.locator('button[data-favourite=true]')
  for (const tab of [page, other]) await tab.goto(`${product.url}/nfl`)
  await star(page, 'Buffalo Bills').dispatchEvent('click')
  await star(other, 'Green Bay Packers').dispatchEvent('click')

  await signIn(page, user)
  await expect(chosen(page)).toHaveCount(2)
  await expect(chosen(other)).toHaveCount(2)
  // Time stands still, so a later press does not have a later time.
  for (const [from, to, count] of [
    [page, other, 1],
    [other, page, 2],
    [page, other, 1],
  ] as const) {
    await star(from, 'Buffalo Bills').dispatchEvent('click')
    await expect(chosen(to)).toHaveCount(count)
  }
  await signOut(page)
  await expect(chosen(page)).toHaveCount(0)
  await elsewhere.close()
})
