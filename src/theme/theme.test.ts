import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseThemeName, THEMES } from './themes'
import { contrast } from './testing/contrast'

const contentOf = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')

function variables(css: string): Map<string, string> {
  return new Map(
    [...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  )
}

const palette = variables(contentOf('./palette.css'))

function rolesOf(theme: string): (role: string) => string {
  const roles = variables(contentOf(`./${theme}.css`))
  return (role) => {
    const name = /^var\(--([\w-]+)\)$/.exec(roles.get(`color-${role}`) ?? '')?.[1] ?? ''
    return palette.get(name) ?? `${role} is no colour of the palette`
  }
}

const GROUNDS = ['page', 'page-glow', 'bar', 'surface', 'surface-raised']
const TEXTS = ['text-muted', 'accent-text', 'danger-text', 'warn', 'ok']

describe.each(THEMES)('the theme $label', ({ name, chrome }) => {
  const role = rolesOf(name)
  const pairs = GROUNDS.flatMap((ground) => TEXTS.map((text) => [text, ground] as const))

  it.each(pairs)('shows %s on %s with 4.5:1', (text, ground) => {
    expect(contrast(role(text), role(ground))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['text', 'text-muted'])('shows scores in %s with 7:1', (text) => {
    expect(contrast(role(text), role('surface'))).toBeGreaterThanOrEqual(7)
    expect(contrast(role(text), role('surface-raised'))).toBeGreaterThanOrEqual(7)
  })

  it.each([
    ['on-accent', 'accent'],
    ['on-live', 'live'],
    ['on-live', 'text-muted'],
  ])('shows %s on %s with 4.5:1', (text, ground) => {
    expect(contrast(role(text), role(ground))).toBeGreaterThanOrEqual(4.5)
  })

  it('writes monograms in plain white and black: only those have 4.5:1 on every colour', () => {
    expect([role('mark-light'), role('mark-dark')]).toEqual(['#ffffff', '#000000'])
  })

  it('colours the frame of the browser like its own bar', () => {
    expect(chrome).toBe(role('bar'))
  })
})

it('001 section 9: the logo loader takes 0.8 s to leave', () => {
  const [, first] = /--duration-loader:\s*(\w+);/.exec(contentOf('./scale.css')) ?? []
  expect(first).toBe('800ms')
})

describe('the name of a theme', () => {
  it('is Midnight unless another one is remembered', () => {
    expect(parseThemeName(undefined)).toBe('classic')
    expect(parseThemeName('neon')).toBe('classic')
    expect(parseThemeName('material')).toBe('material')
  })
})

describe('forced colours, which take every ground and shadow away,', () => {
  const source = new URL('../', import.meta.url)
  const all = readdirSync(source, { recursive: true, encoding: 'utf8' })
  const files = all.filter((file) => file.endsWith('.css'))
  const parts = all.filter((file) => file.endsWith('.tsx')).map((file) => contentOf(`../${file}`))
  const shownByGround = /(\[aria-(?:pressed='true'|current)\])[^{}]*\{[^}]*background:/
  const shownByShadow = /(\[data-[\w-]+='true'\])[^{}]*\{[^}]*box-shadow: inset/
  const inForcedColours = (file: string) => contentOf(file).split('@media (forced-colors: active)').slice(1)

  it.each(files.filter((file) => shownByGround.test(contentOf(`../${file}`))))(
    'leave what is chosen in %s',
    (file) => {
      const [, state = ''] = shownByGround.exec(contentOf(`../${file}`)) ?? []
      const ownRules = inForcedColours(`../${file}`).filter((rules) => rules.includes(state))
      const choices = parts.filter(
        (part) => part.includes(`/${basename(file)}'`) && part.includes('data-choice'),
      )
      expect([...ownRules, ...choices]).not.toEqual([])
    },
  )

  it.each(files.filter((file) => shownByShadow.test(contentOf(`../${file}`))))(
    'leave what only a shadow shows in %s',
    (file) => {
      const [, state = ''] = shownByShadow.exec(contentOf(`../${file}`)) ?? []
      expect(inForcedColours(`../${file}`).join('')).toContain(state)
    },
  )

  it('leave what is chosen of all that says that it is a choice', () => {
    expect(inForcedColours('./base.css').join('')).toContain(
      "[data-choice]:is([aria-pressed='true'], [aria-current])",
    )
  })
})
