import { startSignedIn } from '../account'
import type { Screen, Stand } from './screen'

const DEVELOPER = 'DEVELOPER_PATH'
const PATH = '/developermode'
const CARD = '[data-developer-mode] article[data-game]'

const asSuperuser = ({ context, product }: Stand) => startSignedIn(context, product, { superuser: true })

/** The settings switch the shortcut on; here it is on from the start. */
const withShortcut = async (stand: Stand) => {
  await stand.context.addInitScript(() =>
    localStorage.setItem('ts-preferences', JSON.stringify({ showDeveloperModeShortcut: true })),
  )
  await asSuperuser(stand)
}

const press = ({ page }: Stand, name: string) => page.getByRole('button', { name, exact: true }).click()

export const DEVELOPER_SCREENS: readonly Screen[] = [
  {
    name: 'developer-football',
    route: DEVELOPER,
    path: `${PATH}?sport=NFL`,
    prepare: withShortcut,
    ready: CARD,
    onceThere: async (stand) => {
      await press(stand, 'Live')
      await stand.page.getByRole('switch', { name: 'Force mock odds' }).check()
      await stand.page.getByRole('link', { name: 'Exit Developer Mode' }).waitFor()
    },
  },
  {
    name: 'developer-baseball-desktop',
    route: DEVELOPER,
    path: `${PATH}?sport=MLB`,
    prepare: asSuperuser,
    ready: CARD,
    onceThere: async (stand) => {
      await press(stand, 'Desktop')
      await press(stand, 'Live')
      await press(stand, '2nd base')
    },
    // Phones offer no choice between phone and desktop: the page itself is a phone's.
    sizes: [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ],
  },
  {
    name: 'developer-no-games',
    route: DEVELOPER,
    path: PATH,
    prepare: async (stand) => {
      await asSuperuser(stand)
      await stand.page.route('**/api/espn/**', (route) => route.fulfill({ json: { events: [] } }))
    },
    ready: ':text("No games found for the selected date.")',
    sizes: [
      { width: 320, height: 640 },
      { width: 1440, height: 900 },
    ],
  },
]
