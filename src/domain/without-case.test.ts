import { expect, it } from 'vitest'
import { withoutCase } from './without-case'

it.each([
  ['Hernández', 'hernandez'],
  ['HERNANDEZ', 'hernandez'],
  ['Saint-Étienne 3', 'saint-etienne 3'],
  ['Højgaard', 'hojgaard'],
  ['ØSTBERG, Łukasz Đorđe', 'ostberg, lukasz dorde'],
  ['Straße, Ægir', 'strasse, aegir'],
])('%s is found without its capitals and accents, as %s', (text, plain) => {
  expect(withoutCase(text)).toBe(plain)
})
