import { isFieldList } from './fields'
import { operatorFields } from './operator-fields'
import { operatorFilter } from './operator-filter'
import { readParameters, writeParameters, type Parameters } from './parameters'
import { isOperator, listScope, readersOf, type Asker } from './readers'

/** What becomes of the query of a request below `/api/collections/`. */
export type Verdict =
  /** PocketBase gets this query instead of the original one. */
  | { readonly kind: 'ask'; readonly query: string }
  /** The list would be empty, so PocketBase is not asked. */
  | { readonly kind: 'empty' }
  | { readonly kind: 'refused'; readonly status: 400 | 403; readonly message: string }

export interface Request {
  readonly rawQuery: string
  /** The name of the collection whose list is asked for; nothing for every other request. */
  readonly listOf: string | undefined
}

const MOST_ROWS = 500
/** The database reads the rows before a page too, and nobody turns pages beyond this row. */
const DEEPEST_ROW = 10_000
const PER_PAGE = 30
const NUMBER = /^[1-9]\d{0,4}$/

const UNKNOWN: Verdict = refused(403, 'Queries take page, perPage and fields')

/**
 * Strangers write no queries: only operators may use `filter` and `sort`, with plain fields from a list, and nobody may
 * use `expand`. A list holds only rows that its reader may see.
 */
export function allowedQuery({ rawQuery, listOf }: Request, asker: Asker): Verdict {
  const parameters = readParameters(rawQuery)
  if (!parameters) return UNKNOWN
  const choice = choiceOf(parameters, listOf, asker)
  const page = pageOf(parameters)
  const fields = parameters.get('fields')
  if (!choice) return isOperator(asker) ? refused(400, 'There is no such filter or order here') : UNKNOWN
  if (!page || (fields && !isFieldList(fields)))
    return refused(400, 'There is no such page, or no such field')
  if (listOf === undefined) return { kind: 'ask', query: writeParameters({ skipTotal: '1', fields }) }
  const readers = readersOf(listOf)
  if (!readers) return refused(403, 'This list is for nobody')
  const scope = listScope(readers, asker)
  if (scope.kind === 'none') return { kind: 'empty' }
  const own = scope.kind === 'own' ? { filter: `${scope.field} = '${scope.id}'` } : {}
  return { kind: 'ask', query: writeParameters({ ...page, skipTotal: '1', fields, ...choice, ...own }) }
}

interface Choice {
  readonly filter?: string
  readonly sort?: string
}

function choiceOf(parameters: Parameters, listOf: string | undefined, asker: Asker): Choice | undefined {
  const filter = parameters.get('filter')
  const sort = parameters.get('sort')
  if (filter === undefined && sort === undefined) return {}
  if (listOf === undefined || !isOperator(asker)) return undefined
  const allowed = operatorFields(listOf)
  const written = filter && operatorFilter(filter, allowed.filter)
  if (filter && !written) return undefined
  if (sort && !allowed.sort.includes(sort.replace(/^-/, ''))) return undefined
  return { ...(written && { filter: written }), ...(sort && { sort }) }
}

function pageOf(parameters: Parameters): { readonly page: string; readonly perPage: string } | undefined {
  const page = parameters.get('page') || '1'
  const perPage = parameters.get('perPage') || String(PER_PAGE)
  if (!NUMBER.test(page) || !NUMBER.test(perPage) || Number(perPage) > MOST_ROWS) return undefined
  return Number(page) * Number(perPage) <= DEEPEST_ROW ? { page, perPage } : undefined
}

function refused(status: 400 | 403, message: string): Verdict {
  return { kind: 'refused', status, message }
}
