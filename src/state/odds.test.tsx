import { afterEach, expect, it } from 'vitest'
import type { Slug } from '../domain/league'
import { render, type Rendered } from '../ui/testing/render'
import { oddsAtom, useOdds } from './odds'
import { createStore, Provider } from './store'

let rendered: Rendered
afterEach(() => rendered.close())

const ROWS = { '1': { spread: 'BUF -3' }, '2': { spread: 'MIA -1' } }

function Line({ slug, id }: { readonly slug: Slug; readonly id: string }) {
  const row = useOdds(slug, id) as unknown as { spread: string } | undefined
  return <i>{row?.spread ?? 'none'} </i>
}

it('a card shows the lines of its own game in its own league, if the page has any', () => {
  const store = createStore()
  const show = (slug: Slug, id: string) =>
    rendered.show(
      <Provider store={store}>
        <Line slug={slug} id={id} />
      </Provider>,
    )
  rendered = render(null)
  show('nfl', '1')
  expect(rendered.page.textContent).toBe('none ')
  store.set(oddsAtom, { slug: 'nfl', user: 'ann', board: { rows: ROWS }, checkedAt: '' } as never)
  const texts = (
    [
      ['nfl', '1'],
      ['nfl', '2'],
      ['nba', '1'],
    ] as const
  ).map(([slug, id]) => {
    show(slug, id)
    return rendered.page.textContent
  })
  expect(texts).toEqual(['BUF -3 ', 'MIA -1 ', 'none '])
})
