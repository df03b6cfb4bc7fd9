import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { installOffer, keepInstallOffer } from '../../platform/install'
import { installOpenAtom } from '../../state/install'
import { createStore, Provider, useAtomValue } from '../../state/store'
import { click, find, render, settle, type Rendered } from '../../ui/testing/render'
import { InstallDialog } from './install-dialog'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1'
const IPAD =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15'
const CHROME = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'

keepInstallOffer()
let rendered: Rendered
let isApp: boolean
let isWide: boolean

beforeEach(() => {
  isApp = false
  isWide = true
  vi.stubGlobal('isSecureContext', true)
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.includes('display-mode') ? isApp : isWide,
        addEventListener() {},
        removeEventListener() {},
      }) as unknown as MediaQueryList,
  )
})
afterEach(async () => {
  await installOffer.ask().catch(() => {})
  rendered.close()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function Opened() {
  return useAtomValue(installOpenAtom) ? <InstallDialog /> : null
}

function open(userAgent: string, touchPoints = 0): HTMLElement {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(touchPoints)
  const store = createStore()
  store.set(installOpenAtom, true)
  rendered = render(
    <Provider store={store}>
      <Opened />
    </Provider>,
  )
  return rendered.page
}
const stepsIn = (page: HTMLElement) => [...page.querySelectorAll('li')].map(({ textContent }) => textContent)

describe('how to install the app', () => {
  it.each([
    ['an iPhone', IPHONE, 5],
    ['an iPad, which says that it is a Mac', IPAD, 5],
  ])('is told step by step on %s', (_device, userAgent, touchPoints) => {
    expect(stepsIn(open(userAgent, touchPoints))).toEqual([
      'Press the Share button of the browser.',
      'Choose “Add to Home Screen”. It may stand behind “More”.',
      'Press “Add”.',
    ])
  })

  it('is told with the Dock on a Mac that is no iPad', () => {
    expect(stepsIn(open(IPAD, 0))[1]).toBe('Choose “Add to Dock”.')
  })

  it.each([
    [true, 'dialog'],
    [false, 'sheet'],
  ])('stands in the middle of a wide screen, and at the edge of a phone: %s, %s', (wide, shape) => {
    isWide = wide
    expect(find(open(IPHONE, 5), 'dialog').dataset).toMatchObject({ shape, width: 'narrow' })
  })

  it('is closed once it was read', () => {
    const page = open(IPHONE, 5)
    expect(find(page, 'dialog').getAttribute('aria-label')).toBe('Install the app')
    click(find(page, 'button[aria-label=Close]'))
    expect(page.textContent).toBe('')
  })

  it('is not told any more once the browser offers to install by itself', () => {
    const page = open(IPHONE, 5)
    expect(page.querySelector('dialog')).not.toBeNull()
    settle(() => void window.dispatchEvent(new Event('beforeinstallprompt')))
    expect(page.textContent).toBe('')
  })

  it('is not told again while the browser asks, which uses up its offer', () => {
    const page = open(IPHONE, 5)
    settle(() => void window.dispatchEvent(new Event('beforeinstallprompt')))
    settle(() => void installOffer.ask().catch(() => {}))
    expect(page.textContent).toBe('')
  })

  it.each([
    ['an address without TLS', () => vi.stubGlobal('isSecureContext', false)],
    ['a page that runs as an app', () => (isApp = true)],
  ])('is not told on %s', (_where, change) => {
    change()
    expect(open(IPHONE, 5).textContent).toBe('')
  })

  it('is not told in a browser that can offer it by itself', () => {
    expect(open(CHROME).textContent).toBe('')
  })
})
