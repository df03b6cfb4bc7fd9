import { describe, expect, it } from 'vitest'
import { click, find } from '../../../ui/testing/render'
import { CHECK, EDGES, open, server, show, showConsoleForEach } from '../testing/console-on-screen'
import { button, says } from '../testing/on-screen'

showConsoleForEach()

describe('002 section 2: Infrastructure', () => {
  it('lists each service, and a refresh by hand checks them now', async () => {
    const { page } = show(open(), '/admin/dashboard/infrastructure')
    await says(page, 'NFL scoreboard')
    expect(find(page, '[data-metric=Down]').textContent).toContain('1')
    expect(find(page, 'tr[data-service=MLB]').textContent).toContain('6 of 12')
    // One of two is down: that is not more than half.
    expect(page.textContent).toContain('ServicesDegraded')
    click(button(page, 'Refresh All'))
    await says(page, 'Refreshed!')
    expect(server.asked.slice(-2)).toEqual([`POST ${CHECK}`, `GET ${EDGES}`])
  })

  it('draws how the feed answered within a day, for each league', async () => {
    const { page } = show(open(), '/admin/dashboard/infrastructure')
    await says(page, 'Upstream Health')
    const health = (league: string) =>
      [...page.querySelectorAll<HTMLElement>(`[data-league-health="${league}"] [data-health]`)].map(
        (step) => step.dataset['health'],
      )
    expect(health('NFL')).toHaveLength(24)
    expect(health('NFL').slice(-3)).toEqual(['none', 'healthy', 'healthy'])
    expect(health('MLB').slice(-3)).toEqual(['none', 'healthy', 'down'])
    expect(find(page, '[data-league-health=MLB]').textContent).toMatch(
      /1 hour healthy; 1 hour down, the first from .* on; 22 hours nothing asked/,
    )
  })
})
