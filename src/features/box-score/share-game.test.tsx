import { afterEach, expect, it, vi } from 'vitest'
import { liveGame } from '../../domain/testing/sample-game'
import { passTime } from '../../ui/testing/pass-time'
import { click, eventually, find, render, type Rendered } from '../../ui/testing/render'
import { ShareGame } from './share-game'

let rendered: Rendered
afterEach(() => {
  rendered.close()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const LINK = `${location.origin}/nfl/game/100`
const share = (browser: object) => {
  vi.stubGlobal('navigator', browser)
  rendered = render(<ShareGame slug="nfl" game={liveGame()} />)
  click(find(rendered.page, '[aria-label="Share this game"]'))
}
const said = () => find(rendered.page, '[role=status]').textContent

it('a game is handed to the apps of the device, without a score that grows old', async () => {
  const offered: unknown[] = []
  share({ share: async (link: unknown) => void offered.push(link) })
  await eventually(() => offered.length > 0)
  expect(offered).toEqual([{ title: 'Awa City Aways at Hom City Homes', url: LINK }])
  expect(said()).toBe('')
})

it('without apps to share with, the link of the game is copied, and the page says so', async () => {
  const copied: string[] = []
  share({ clipboard: { writeText: async (text: string) => void copied.push(text) } })
  await eventually(() => said() === 'Link copied')
  expect(copied).toEqual([LINK])
})

it('the page says for three seconds that the link was copied, but shows a link to copy until it is left', async () => {
  vi.useFakeTimers()
  share({ clipboard: { writeText: async () => {} } })
  await passTime(0)
  await passTime(2900)
  expect(said()).toBe('Link copied')
  await passTime(200)
  expect(said()).toBe('')
  rendered.close()
  share({})
  await passTime(60_000)
  expect(said()).toBe(LINK)
})

it('where nothing may be copied the link is shown', async () => {
  share({})
  await eventually(() => said() === LINK)
})
