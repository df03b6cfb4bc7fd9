import type { BaseballSituation } from './situation'

export function basesText({ onFirst, onSecond, onThird }: BaseballSituation): string {
  const taken = [onFirst && 'first', onSecond && 'second', onThird && 'third'].filter(
    (base) => base !== false,
  )
  if (taken.length === 0) return 'Bases empty'
  return taken.length === 3 ? 'Bases loaded' : `On ${taken.join(' and ')}`
}
