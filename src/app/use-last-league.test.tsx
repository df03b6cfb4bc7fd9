import { afterEach, describe, expect, it } from 'vitest'
import type { Slug } from '../domain/league'
import type { Kiosk } from '../domain/screen/kiosk'
import { STORAGE_KEYS } from '../platform/storage-keys'
import { render, type Rendered } from '../ui/testing/render'
import { useLastLeague } from './use-last-league'

describe('the league to which a wall goes back from a page without a board', () => {
  let rendered: Rendered
  afterEach(() => {
    rendered.close()
    localStorage.clear()
  })

  function Home({ kiosk, slug }: { readonly kiosk: Kiosk; readonly slug: Slug | undefined }) {
    return useLastLeague(kiosk, slug)
  }
  const open = (leagues: Kiosk['leagues'], ...slugs: readonly (Slug | undefined)[]) => {
    const at = (slug: Slug | undefined) => <Home kiosk={{ leagues }} slug={slug} />
    rendered = render(at(slugs[0]))
    for (const slug of slugs.slice(1)) rendered.show(at(slug))
    return rendered.page.textContent
  }

  it('is the one that it showed last', () => {
    expect(open(['nhl'], 'nfl', 'nba', undefined)).toBe('nba')
  })

  it('is the first of its leagues when it had none yet', () => {
    expect(open(['nhl', 'mlb'], undefined)).toBe('nhl')
  })

  it('is the one looked at last on this device when its address names none', () => {
    localStorage.setItem(STORAGE_KEYS.lastSport, 'mlb')
    expect(open([], undefined)).toBe('mlb')
  })
})
