import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { pictureGate } from '../platform/picture-gate'
import { TeamMark } from './team-mark'
import { afterFirstPaint } from './testing/after-first-paint'
import { find, fire, render, settle, type Rendered } from './testing/render'

describe('a team mark', () => {
  let rendered: Rendered
  beforeAll(afterFirstPaint)
  afterEach(() => rendered.close())

  const show = (image?: string, color?: string) => {
    rendered = render(<TeamMark monogram="SEA" image={image} color={color} />)
    return rendered.page
  }
  const monogram = () => rendered.page.querySelector('[data-monogram]')?.textContent
  const logo = () => rendered.page.querySelector('img')

  it('is the monogram where there is no logo', () => {
    show()
    expect(monogram()).toBe('SEA')
    expect(logo()).toBeNull()
  })

  it('is the monogram while the logo is on its way', () => {
    show('/api/image/sea.png')
    expect(monogram()).toBe('SEA')
    expect(logo()?.dataset['state']).toBe('waiting')
  })

  it('is the logo alone once it is there', () => {
    fire(find(show('/api/image/sea.png'), 'img'), new Event('load'))
    expect(monogram()).toBeUndefined()
    expect(logo()?.dataset['state']).toBe('shown')
  })

  it('is the monogram again, never a broken image, when the logo fails', () => {
    fire(find(show('/api/image/sea.png'), 'img'), new Event('error'))
    expect(monogram()).toBe('SEA')
    expect(logo()).toBeNull()
  })

  it('asks for a logo that failed when it may come again, twice at most', () => {
    show('/api/image/sea.png')
    const asksAgain = () => {
      fire(find(rendered.page, 'img'), new Event('error'))
      expect(logo()).toBeNull()
      settle(pictureGate.open)
      return logo() !== null
    }
    expect([asksAgain(), asksAgain(), asksAgain()]).toEqual([true, true, false])
  })

  it('leaves a logo that is there alone', () => {
    fire(find(show('/api/image/sea.png'), 'img'), new Event('error'))
    settle(pictureGate.open)
    fire(find(rendered.page, 'img'), new Event('load'))
    settle(pictureGate.open)
    expect(logo()?.dataset['state']).toBe('shown')
  })

  it('tries anew when the address changes', () => {
    fire(find(show('/api/image/sea.png'), 'img'), new Event('error'))
    rendered.show(<TeamMark monogram="SEA" image="/api/image/new.png" />)
    expect(logo()?.getAttribute('src')).toBe('/api/image/new.png')
  })

  it('writes dark on light colours and light on dark ones', () => {
    const ink = () => find(rendered.page, '[data-monogram]').dataset['ink']
    show(undefined, 'ffb612')
    expect(ink()).toBe('dark')
    rendered.show(<TeamMark monogram="SEA" color="002244" />)
    expect(ink()).toBe('light')
  })
})
