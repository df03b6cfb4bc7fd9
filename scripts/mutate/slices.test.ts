import { describe, expect, it } from 'vitest'
import { slicesNamed } from './slices'

describe('the slices', () => {
  it('are named by their folder below src, with every room in it', () => {
    expect(slicesNamed(['domain/golf']).map(({ folder }) => folder)).toEqual(['src/domain/golf'])
    const people = slicesNamed(['domain/people']).map(({ folder }) => folder)
    expect(people).toContain('src/domain/people/tiers')
    expect(people.every((folder) => folder.startsWith('src/domain/people'))).toBe(true)
  })

  it('hold product modules only: no test, and nothing that serves tests', () => {
    const modules = slicesNamed([]).flatMap((slice) => slice.modules)
    expect(modules).toContain('src/domain/golf/cut-line.ts')
    expect(modules.filter((path) => /\.test\.|\/testing\//.test(path))).toEqual([])
  })

  it('hold each module once', () => {
    const modules = slicesNamed([]).flatMap((slice) => slice.modules)
    expect(modules.length).toBe(new Set(modules).size)
  })

  it('are proven by the tests in their folder, and Developer Mode by those that stand where its card is', () => {
    const testsOf = (name: string) => slicesNamed([name]).map(({ tests }) => tests)
    expect(testsOf('features/cup')).toEqual(['src/features/cup/**/*.test'])
    expect(testsOf('features/developer-mode')).toEqual([
      '{src/features/developer-mode/**/*,src/app/developer-*}.test',
    ])
  })

  it('of a large folder are its rooms, each proven by its own tests, and then by all tests of the folder', () => {
    const slices = slicesNamed(['features/console'])
    expect(slices.find(({ folder }) => folder === 'src/features/console/users')?.tests).toBe(
      'src/features/console/users/**/*.test',
    )
    expect(new Set(slices.map(({ furtherTests }) => furtherTests))).toEqual(
      new Set(['src/features/console/**/*.test']),
    )
  })

  it('is a single module, proven by the tests of its folder, where a file is named', () => {
    expect(slicesNamed(['domain/golf/cut-line.ts'])).toEqual([
      {
        folder: 'src/domain/golf/cut-line.ts',
        modules: ['src/domain/golf/cut-line.ts'],
        tests: 'src/domain/golf/**/*.test',
      },
    ])
  })

  it('refuse a name that no folder has', () => {
    expect(() => slicesNamed(['domain/tennis'])).toThrow('There is no slice domain/tennis')
  })
})
