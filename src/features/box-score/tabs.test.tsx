import { afterEach, describe, expect, it } from 'vitest'
import { click, find, fire, render, type Rendered } from '../../ui/testing/render'
import { Tabs, type Tab } from './tabs'

const tabsNamed = (...names: string[]): Tab[] => names.map((name) => ({ name, content: `All of ${name}` }))

describe('tabs', () => {
  let rendered: Rendered
  afterEach(() => rendered.close())

  function show(...names: string[]) {
    rendered = render(<Tabs label="Parts" tabs={tabsNamed(...names)} />)
  }
  const press = (key: string) =>
    fire(find(rendered.page, '[role=tablist]'), new KeyboardEvent('keydown', { key, bubbles: true }))
  const tabs = () => [...rendered.page.querySelectorAll<HTMLElement>('[role=tab]')]
  const chosen = () => tabs().filter((tab) => tab.getAttribute('aria-selected') === 'true')
  const panel = () => find(rendered.page, '[role=tabpanel]')

  it('begin with the first, and change at a click', () => {
    show('Team', 'Players')
    expect([chosen().map(({ textContent }) => textContent), panel().textContent]).toEqual([
      ['Team'],
      'All of Team',
    ])
    click(tabs()[1]!)
    expect(panel().textContent).toBe('All of Players')
  })

  it('follow the arrow keys with the focus, and no other key', () => {
    show('Team', 'Players', 'Scoring')
    press('ArrowRight')
    expect(document.activeElement).toBe(tabs()[1])
    press('ArrowLeft')
    press('ArrowLeft')
    expect(document.activeElement).toBe(tabs()[2])
    press('Home')
    expect([panel().textContent, document.activeElement]).toEqual(['All of Scoring', tabs()[2]])
  })

  it('are one stop for the Tab key, and name what they open', () => {
    show('Team', 'Players')
    click(tabs()[1]!)
    expect(tabs().map(({ tabIndex }) => tabIndex)).toEqual([-1, 0])
    expect(find(rendered.page, '[role=tablist]').tabIndex).toBe(-1)
    expect(panel().getAttribute('aria-labelledby')).toBe(tabs()[1]!.id)
    expect(tabs()[1]!.getAttribute('aria-controls')).toBe(panel().id)
    expect(panel().id).not.toBe(tabs()[0]!.id)
    expect(tabs()[0]!.id).not.toBe(tabs()[1]!.id)
  })

  it('show the first one when the chosen one is gone', () => {
    show('Team', 'Players')
    click(tabs()[1]!)
    rendered.show(<Tabs label="Parts" tabs={tabsNamed('Team', 'Scoring')} />)
    expect(panel().textContent).toBe('All of Team')
  })

  it('show nothing when there are none', () => {
    show()
    expect(rendered.page.innerHTML).toBe('')
  })
})
