import type { Colour } from '../../../domain/operations/dashboard/metric-colour'
import type { SubStatus } from '../../../domain/operations/health/sub-status'
import { StateWord } from './state-word'

const COLOURS: Readonly<Record<SubStatus, Colour>> = { operational: 'green', degraded: 'amber', down: 'red' }
const WORDS: Readonly<Record<SubStatus, string>> = {
  operational: 'Operational',
  degraded: 'Degraded',
  down: 'Down',
}

/** How a part of the system is. */
export function SubStatusWord({ status }: { readonly status: SubStatus }) {
  return <StateWord colour={COLOURS[status]}>{WORDS[status]}</StateWord>
}
