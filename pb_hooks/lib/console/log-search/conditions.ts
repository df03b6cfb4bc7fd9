import { listOf } from '../../../../src/domain/operations/logs/filter-operator'
import { timeText, typedTimes, type LogFilter } from '../../../../src/domain/operations/logs/log-filter'
import type { LogQuestion } from '../../../../src/domain/operations/logs/log-question'
import type { DataType } from '../../../../src/domain/operations/logs/log-search'
import type { QuickFilter } from '../../../../src/domain/operations/logs/quick-filter'
import { queryForAnyOf, queryForAllOf } from '../../../../src/domain/operations/logs/search-runs'

/** Narrows the lines down before the rules check them. It never excludes a line that the rules would keep. */
export interface Conditions {
  readonly sql: readonly string[]
  readonly values: Readonly<Record<string, string>>
  /** A query of the index of runs; empty where the index would not help. */
  readonly runs: string
}

interface Condition {
  readonly sql: string
  /** In the order of their marks: `:0`, `:1` and so on. */
  readonly texts?: readonly string[]
  readonly runs?: string
}

/** The text of a line as its row shows it, and as the index of runs has it. */
const SHOWN = 'level || char(10) || category || char(10) || message || char(10) || correlationId'
/** Separates two parts of that text. */
const BREAK = '\n'

export function conditionsOf({ query, quick, dataTypes, filters }: LogQuestion): Conditions {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  const all: readonly Condition[] = [
    ...TILES[quick],
    ...typeCondition(dataTypes),
    ...words.map((word) => holding(word, SHOWN)),
    ...filters.flatMap(filterCondition),
  ]
  const values = Object.fromEntries(
    all.flatMap(({ texts = [] }, index) => texts.map((text, at) => [`v${index}x${at}`, text])),
  )
  return {
    sql: all.map(({ sql }, index) => sql.replace(/:(\d+)/g, (_mark, at: string) => `{:v${index}x${at}}`)),
    values,
    runs: queryForAllOf(all.map(({ runs }) => runs ?? '')),
  }
}

/** The database knows only the cases of English letters, so each other letter is looked for in both of its cases. */
function holding(text: string, column: string): Condition {
  const parts = text.match(/[ -~]+|[^ -~]/gu) ?? []
  const found = (shown: string, mark: number) => `instr(${shown}, :${mark}) > 0`
  return {
    sql: parts
      .map((part, at) =>
        /[ -~]/.test(part)
          ? found(`lower(${column})`, 2 * at)
          : `(${found(column, 2 * at)} OR ${found(column, 2 * at + 1)})`,
      )
      .join(' AND '),
    texts: parts.flatMap((part) => [part, part.toUpperCase()]),
    runs: queryForAnyOf([text]),
  }
}

const level = (name: string): Condition => ({ sql: `level = '${name}'`, runs: queryForAnyOf([name + BREAK]) })
const category = (names: readonly string[]): Condition => ({
  sql: `category IN (${names.map((name) => `'${name}'`).join()})`,
  runs: queryForAnyOf(names.map((name) => BREAK + name + BREAK)),
})

const TILES: Readonly<Record<QuickFilter, readonly Condition[]>> = {
  all: [],
  errors: [level('error')],
  warnings: [level('warn')],
  'last-5-min': [],
  api: [category(['API', 'API_HEALTH'])],
  auth: [category(['AUTH'])],
}

/** Those that `dataTypeOf` knows; all other categories are plain logs. */
const CATEGORIES: Readonly<Record<Exclude<DataType, 'logs'>, readonly string[]>> = {
  metrics: ['PERFORMANCE'],
  users: ['USER_ENGAGEMENT', 'AUTH'],
  alerts: ['ALERT', 'API_HEALTH'],
}

function typeCondition(types: readonly DataType[]): readonly Condition[] {
  if (types.length === 0 || types.length === 4) return []
  const named = (wanted: boolean) =>
    Object.entries(CATEGORIES)
      .filter(([type]) => types.includes(type as DataType) === wanted)
      .flatMap(([, names]) => names)
  if (!types.includes('logs')) return [category(named(true))]
  return [{ sql: `NOT (${category(named(false)).sql})` }]
}

/**
 * The metadata has no column, and times narrow the span down instead. A number equals others that are written in another
 * way, so only the rules compare it.
 */
function filterCondition({ field, operator, value }: LogFilter): readonly Condition[] {
  if (field === 'timestamp') return timeCondition(operator, value)
  const isColumn = field === 'level' || field === 'category' || field === 'message'
  if (!isColumn || typeof value !== 'string') return []
  const text = value.trim().toLowerCase()
  const list = listOf(value).map((one) => String(one).trim().toLowerCase())
  switch (operator) {
    case 'contains':
      return text === '' ? [] : [holding(text, field)]
    case 'equals':
      return isPlain(text) ? [oneOf(field, [text])] : []
    case 'in':
      return list.every(isPlain) ? [oneOf(field, list)] : []
    case 'not_in':
      return list.every(isPlain) ? [{ sql: `NOT (${oneOf(field, list).sql})`, texts: list }] : []
    default:
      return []
  }
}

/** Typed times; picked ones narrow the span. */
function timeCondition(operator: LogFilter['operator'], value: unknown): readonly Condition[] {
  if (typeof value !== 'string') return []
  const times = typedTimes(value).filter((time) => time !== '')
  const begins = `(${times.map((_time, at) => `instr(timestamp, :${at}) = 1`).join(' OR ') || 'FALSE'})`
  switch (operator) {
    case 'contains':
      return [{ sql: 'instr(timestamp, :0) > 0', texts: [timeText(value)] }]
    case 'in':
      return [{ sql: begins, texts: times }]
    case 'not_in':
      return [{ sql: `NOT ${begins}`, texts: times }]
    default:
      return []
  }
}

/** What `trim` of JavaScript removes; that of the database knows only blanks by itself. */
const WHITE_SPACE = `char(9, 10, 11, 12, 13, 32, 160, 5760, 8192, 8193, 8194, 8195, 8196, 8197, 8198, 8199, 8200,
  8201, 8202, 8232, 8233, 8239, 8287, 12288, 65279)`

function oneOf(field: string, texts: readonly string[]): Condition {
  const marks = texts.map((_text, at) => `:${at}`).join()
  return { sql: `lower(trim(${field}, ${WHITE_SPACE})) IN (${marks})`, texts, runs: queryForAnyOf(texts) }
}

/** Whether the database compares this text exactly as the rules do. */
function isPlain(text: string): boolean {
  return text !== '' && /^[\x20-\x7e]+$/.test(text) && Number.isNaN(Number(text))
}
