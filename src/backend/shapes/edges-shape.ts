import type { EdgeFigures, EdgesAnswer } from '../../domain/operations/health/edges'
import { isNumber, isText, listOf, objectOf, oneOf, optional } from './guards'

const isEdge = objectOf<EdgeFigures>({
  name: isText,
  streams: optional(isNumber),
  silent: optional(listOf(isText)),
  pushes: isNumber,
  failures: isNumber,
  lagMs: isNumber,
  toldAtMs: optional(isNumber),
  behindMs: isNumber,
})

export const isEdgesAnswer = objectOf<EdgesAnswer>({
  status: oneOf('none', 'ok', 'behind', 'unknown'),
  edges: listOf(isEdge),
  atMs: optional(isNumber),
  nowMs: isNumber,
})
