import { afterEach, describe, expect, it } from 'vitest'
import { phasesOf } from '../domain/operations/simulator/phases'
import { type } from '../ui/testing/forms'
import { click, find } from '../ui/testing/render'
import {
  card,
  choose,
  field,
  leaveDeveloperPage,
  openDeveloperPage,
  page,
  press,
  scoreOf,
} from './testing/developer-page'

afterEach(leaveDeveloperPage)

describe('002 section 4: presets and phases', () => {
  it('Live, Pregame, Final, Reset', async () => {
    await openDeveloperPage()
    const loaded = card().outerHTML
    press('Live')
    expect(dataOf()).toEqual(['live', '1Q • 15:00'])
    press('Pregame')
    expect(dataOf()).toEqual(['scheduled', '0Q'])
    press('Final')
    expect(dataOf()).toEqual(['final', 'FINAL'])
    expect(field('Clock').value).toBe('0:00')
    expect(field('DAL timeouts').value).toBe('0')
    press('Reset')
    expect(card().outerHTML).toBe(loaded)
  })

  it.each(['NFL', 'NBA', 'MLB', 'NHL'] as const)(
    '%s: the phases stop at the first and at the last',
    async (sport) => {
      await openDeveloperPage(sport)
      const phases = phasesOf(sport)
      choose('Phase', phases[1]!)
      press('Previous phase')
      press('Previous phase')
      expect(field('Phase', 'select')).toHaveProperty('value', '0Q')
      choose('Phase', phases.at(-2)!)
      press('Next phase')
      press('Next phase')
      expect(field('Phase', 'select')).toHaveProperty('value', 'FINAL')
      expect(field('Clock').value).toBe('0:00')
    },
  )

  const dataOf = () => [card().dataset['phase'], card().dataset['period']]
})

const isOn = (name: string) =>
  [...page().querySelectorAll('button')]
    .find(({ textContent }) => textContent === name)
    ?.getAttribute('aria-pressed')

describe('002 section 5: the knobs and their clamps, on the card', () => {
  it('scores, never below zero', async () => {
    await openDeveloperPage()
    press('Live')
    expect(scoreOf('away')).toBe('17')
    press('PHI score +1')
    expect(scoreOf('away')).toBe('18')
    for (let times = 0; times < 25; times++) press('DAL score -1')
    expect(scoreOf('home')).toBe('0')
  })

  it('the clock says what is typed', async () => {
    await openDeveloperPage()
    press('Live')
    type(field('Clock'), '2:00')
    expect(card().dataset['period']).toBe('1Q • 2:00')
  })

  it('football: timeouts, down, distance, yard line, possession', async () => {
    await openDeveloperPage()
    press('Live')
    expect(card().textContent).toContain('1st & 10')
    type(field('PHI timeouts'), '7')
    expect(field('PHI timeouts').value).toBe('3')
    type(field('PHI timeouts'), '1')
    expect(find(card(), '[data-team=away] [data-timeouts]').dataset['timeouts']).toBe('1')
    expect([field('PHI timeouts').value, field('DAL timeouts').value]).toEqual(['1', '3'])
    type(field('DAL timeouts'), '2')
    expect(find(card(), '[data-team=home] [data-timeouts]').dataset['timeouts']).toBe('2')
    expect([field('PHI timeouts').value, field('DAL timeouts').value]).toEqual(['1', '2'])
    type(field('Down'), '3')
    type(field('Distance'), '7')
    type(field('Yard line'), '40')
    expect(card().textContent).toContain('3rd & 7')
    const ball = () =>
      card().querySelector('[data-possession]')?.closest('[data-team]')?.getAttribute('data-team')
    expect(ball()).toBe('away')
    press('Toggle possession (PHI)')
    expect(ball()).toBe('home')
    press('Toggle possession (DAL)')
    expect(ball()).toBe('away')
    press('Toggle possession (PHI)')
    for (const [label, refused] of [
      ['Down', '5'],
      ['Distance', '100'],
      ['Yard line', '101'],
    ] as const) {
      type(field(label), refused)
      expect(field(label).value).toBe('')
    }
    expect(card().textContent).not.toContain('3rd')
    expect(card().querySelector('[data-timeouts]')).not.toBeNull()
  })

  it('basketball: shot clock and bonus', async () => {
    await openDeveloperPage('NBA')
    press('Live')
    expect(card().textContent).toContain('Shot clock 24')
    type(field('Shot clock'), '-5')
    expect(card().textContent).toContain('Shot clock 0')
    press('Bonus')
    expect(card().textContent).toContain('Bonus')
  })

  it('baseball: count, outs and bases', async () => {
    await openDeveloperPage('MLB')
    press('Live')
    for (let times = 0; times < 5; times++)
      for (const name of ['Balls', 'Strikes', 'Outs']) press(`${name} +1`)
    expect([...page().querySelectorAll('output')].slice(-3).map((one) => one.textContent)).toEqual([
      '3',
      '2',
      '3',
    ])
    expect(card().textContent).toContain('3 outs')
    press('Balls -1')
    expect(card().dataset['period']).toBe('Top 1st 2-2')
    const bases = card().innerHTML
    press('2nd base')
    expect(card().innerHTML).not.toBe(bases)
    expect(['1st base', '2nd base', '3rd base'].map(isOn)).toEqual(['false', 'true', 'false'])
    press('2nd base')
    expect(card().innerHTML).toBe(bases)
    press('1st base')
    press('3rd base')
    expect(['1st base', '2nd base', '3rd base'].map(isOn)).toEqual(['true', 'false', 'true'])
  })

  it('hockey: power play and strength', async () => {
    await openDeveloperPage('NHL')
    press('Live')
    press('Power play')
    expect(card().textContent).toContain('Power play')
    press('Power play')
    type(field('Strength'), 'Empty Net')
    expect(card().textContent).toContain('Empty net')
  })

  it('phones show a keypad for what is a number, and letters for the clock', async () => {
    await openDeveloperPage()
    const keypads = ['Down', 'Distance', 'Yard line', 'PHI timeouts', 'Clock']
    expect(keypads.map((label) => field(label).getAttribute('inputmode'))).toEqual([
      'numeric',
      'numeric',
      'numeric',
      'numeric',
      null,
    ])
    expect(field('Clock').getAttribute('spellcheck')).toBe('false')
  })

  it('Force mock odds: -3.5, -150 and +130, 47.5 in place of the real line', async () => {
    await openDeveloperPage()
    press('Pregame')
    const odds = (kind: string) => card().querySelector(`[data-odds=${kind}] dd`)?.textContent
    expect(odds('spread')).toBe('DAL -7')
    click(find(page(), 'input[role=switch]'))
    expect([odds('spread'), odds('moneyline'), odds('total')]).toEqual([
      'DAL -3.5',
      'PHI +130 · DAL -150',
      '47.5',
    ])
    press('Reset')
    expect(odds('spread')).toBe('DAL -3.5')
    click(find(page(), 'input[role=switch]'))
    expect(odds('spread')).toBe('DAL -7')
  })
})
