import { expect, it } from 'vitest'
import { shareLink } from './share-link'

const LINK = { title: 'A at B', url: 'https://scores.example/nfl/game/401' }
const refusing = (name: string) => async () => Promise.reject(new DOMException('no', name))

function browserWith(share?: () => Promise<void>, mayCopy = true) {
  const copied: string[] = []
  const writeText = async (text: string) => {
    if (!mayCopy) throw new DOMException('no', 'NotAllowedError')
    copied.push(text)
  }
  return { copied, browser: { ...(share && { share }), clipboard: { writeText } as unknown as Clipboard } }
}

it.each([
  ['goes to the app that was chosen from the list', async () => {}, true, 'offered', []],
  ['is not copied when the viewer closes the list of apps', refusing('AbortError'), true, 'offered', []],
  ['is copied where the browser has no list of apps', undefined, true, 'copied', [LINK.url]],
  [
    'is copied where the browser refuses to show the list',
    refusing('NotAllowedError'),
    true,
    'copied',
    [LINK.url],
  ],
  [
    'has to be copied by hand where the browser has no list and refuses to copy',
    undefined,
    false,
    'neither',
    [],
  ],
] as const)('a link %s', async (_what, share, mayCopy, outcome, copied) => {
  const world = browserWith(share, mayCopy)
  expect(await shareLink(LINK, world.browser)).toBe(outcome)
  expect(world.copied).toEqual(copied)
})

it('a link has to be copied by hand where the page has no clipboard, as on http', async () => {
  expect(await shareLink(LINK, { clipboard: undefined as unknown as Clipboard })).toBe('neither')
})
